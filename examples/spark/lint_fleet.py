"""Lints a fleet of listing folders under Apache Spark.

    spark-submit lint_fleet.py PATHS OUTPUT [--partitions N] [--binary listing-lint]

PATHS is a text file with a listing folder or manifest on each line; the folders must be seen under the same paths by
every worker. OUTPUT becomes a folder of JSON Lines, one line a listing, that `listing-lint merge OUTPUT/part-*` joins.
"""

import argparse
import json
import shlex

from pyspark.sql import SparkSession


def lint(paths, partitions, binary):
    """A record of JSON for each listing at the paths."""
    # Each partition is one run of the command: it starts in milliseconds, and its memory does not grow with the paths.
    # Spark has a process on every core, so that each needs one thread. Findings are no failure of the job.
    words = [binary, "--files-from", "-", "--format", "jsonl", "--jobs", "1", "--exit-zero", "--allow-empty"]
    return paths.repartition(partitions).pipe(shlex.join([*words, "--no-progress"]))


def summary(line):
    """(errors, warnings, notes, paths that could not be read) of a listing."""
    listing = json.loads(line)
    severities = [finding["severity"] for finding in listing["findings"]]
    counts = tuple(severities.count(name) for name in ("error", "warning", "note"))
    return (1, *counts, len(listing["unreadable"]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("paths")
    parser.add_argument("output")
    parser.add_argument("--partitions", type=int, default=0, help="default: four for each core")
    parser.add_argument("--binary", default="listing-lint")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("listing-lint").getOrCreate()
    context = spark.sparkContext
    partitions = options.partitions or 4 * context.defaultParallelism
    lines = lint(context.textFile(options.paths), partitions, options.binary).cache()
    lines.saveAsTextFile(options.output)
    nothing = (0, 0, 0, 0, 0)
    total = lines.map(summary).fold(nothing, lambda a, b: tuple(x + y for x, y in zip(a, b)))
    print("{} listings, {} errors, {} warnings, {} notes, {} unreadable".format(*total))
    spark.stop()


if __name__ == "__main__":
    main()
