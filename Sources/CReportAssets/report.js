"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const findings = [...document.querySelectorAll(".finding")];
  const pins = [...document.querySelectorAll(".pin")];
  const count = document.getElementById("shown");

  const fill = (select, values) => {
    for (const value of [...new Set(values)].sort()) {
      const option = document.createElement("option");
      option.value = option.textContent = value;
      select.append(option);
    }
  };
  fill(form.elements.rule, findings.map((finding) => finding.dataset.rule));
  fill(form.elements.locale, findings.map((finding) => finding.dataset.locale).filter(Boolean));

  const update = () => {
    const levels = new Set([...form.querySelectorAll("[name=severity]:checked")].map((box) => box.value));
    const rule = form.elements.rule.value;
    const locale = form.elements.locale.value;
    const hidden = new Set();
    let places = 0;
    for (const finding of findings) {
      const data = finding.dataset;
      finding.hidden =
        !levels.has(data.severity) || (rule !== "" && rule !== data.rule) || (locale !== "" && locale !== data.locale);
      if (finding.hidden) hidden.add(finding.id);
      else places += finding.querySelectorAll("[data-place]").length;
    }
    for (const pin of pins) pin.hidden = hidden.has(pin.hash.slice(1));
    for (const section of document.querySelectorAll(".locale")) {
      section.hidden = locale !== "" && section.dataset.locale !== locale;
      if (locale !== "" && !section.hidden) section.open = true;
    }
    const shown = findings.length - hidden.size;
    count.textContent = `${shown} of ${findings.length} findings shown, at ${places} ${places === 1 ? "place" : "places"}`;
  };

  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    for (const finding of findings) finding.classList.toggle("current", finding === target);
    target?.closest("details")?.setAttribute("open", "");
    target?.scrollIntoView({ block: "nearest" });
  };

  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(update));
  document.getElementById("expand").addEventListener("click", (event) => {
    const sections = [...document.querySelectorAll(".locale")];
    const opens = sections.some((section) => !section.open);
    for (const section of sections) section.open = opens;
    event.currentTarget.textContent = opens ? "Close all" : "Open all";
  });
  document.getElementById("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  });
  addEventListener("hashchange", reveal);
  form.hidden = false;
  update();
  reveal();
})();
