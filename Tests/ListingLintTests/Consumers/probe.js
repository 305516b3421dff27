// Looks at the finished page as a person would: can everything be read, is anything cut off, do the pictures show?
"use strict";
(() => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const faults = [];
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const color = (css) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red, green, blue]) =>
    [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let parent = element; parent; parent = parent.parentElement) {
      const found = color(getComputedStyle(parent).backgroundColor);
      if (found[3] === 255) return found;
    }
    return [255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || seen.has(element) || !element.checkVisibility()) continue;
    seen.add(element);
    const [first, second] = [color(getComputedStyle(element).color), ground(element)].map(luminance).sort((a, b) => b - a);
    const contrast = (first + 0.05) / (second + 0.05);
    if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(2)} of ${element.tagName} ${element.className}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  const pages = [...document.querySelectorAll(".page, .tv")];
  if (!pages.some((page) => getComputedStyle(page).direction === "rtl")) faults.push("no page from right to left");
  for (const element of document.querySelectorAll("input, select, button, a[href]")) {
    if (!(element.textContent.trim() || element.ariaLabel || element.labels?.length)) faults.push(`${element.tagName} without a name`);
  }
  for (const pin of document.querySelectorAll(".pin")) {
    if (!document.getElementById(pin.hash.slice(1))) faults.push(`pin ${pin.hash} leads nowhere`);
  }
  const box = document.querySelector("[name=severity][value=note]");
  box.click();
  if (document.querySelector(".finding.note:not([hidden])")) faults.push("the filter hides nothing");
  const finish = () => {
    for (const image of document.images) if (!image.naturalWidth) faults.push(`picture ${image.getAttribute("src")}`);
    document.documentElement.dataset.probe = faults.length ? [...new Set(faults)].join("; ") : "fine";
  };
  for (const image of document.images) image.loading = "eager";
  const loaded = (image) =>
    image.complete || new Promise((resolve) => ["load", "error"].forEach((name) => image.addEventListener(name, resolve)));
  Promise.all([...document.images].map(loaded)).then(finish);
})();
