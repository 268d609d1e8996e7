// The tree of views: resting on a row outlines the view, choosing it asks why.
import { describe } from "./panel.js";

const PAUSE = 150; // milliseconds between two looks at a tree that keeps changing

export class ViewTree {
  #list;
  #layers;
  #choose;
  #rows = new Map(); // by the layer's number: { element, shown }
  #timer = 0;

  constructor(list, layers, choose) {
    this.#list = list;
    this.#layers = layers;
    this.#choose = choose;
    list.addEventListener("keydown", (event) => this.#step(event));
  }

  changed() {
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      this.#update();
    }, PAUSE);
  }

  #update() {
    const rows = new Map();
    const waiting = [...this.#layers.roots].reverse().map((id) => ({ id, depth: 0, isUnseen: false }));
    while (waiting.length > 0) {
      const { id, depth, isUnseen } = waiting.pop();
      const { node } = this.#layers.entries.get(id) ?? {};
      if (!node) continue;
      const isView = node.view !== false;
      const unseen = isUnseen || node.hidden === true || node.opacity === 0;
      if (isView) rows.set(id, this.#row(id, node, depth, unseen));
      for (const child of [...node.children ?? []].reverse()) {
        waiting.push({ id: child, depth: depth + (isView ? 1 : 0), isUnseen: unseen });
      }
    }
    for (const [id, { element }] of this.#rows) if (!rows.has(id)) element.remove();
    this.#rows = rows;
    let next = null;
    for (const { element } of [...rows.values()].reverse()) {
      if (element.nextSibling !== next || !element.parentNode) this.#list.insertBefore(element, next);
      next = element;
    }
  }

  #row(id, node, depth, isUnseen) {
    const [, , width = 0, height = 0] = node.bounds ?? [];
    const size = `${tidy(width)} × ${tidy(height)}`;
    const shown = [node.class, node.name, depth, isUnseen, size].join("\n");
    const row = this.#rows.get(id) ?? { element: this.#make(id), shown: "" };
    if (row.shown === shown) return row;
    row.shown = shown;
    const { element } = row;
    element.style.setProperty("--depth", depth);
    element.setAttribute("aria-level", depth + 1);
    element.classList.toggle("unseen", isUnseen);
    const extent = document.createElement("span");
    extent.className = "size";
    extent.textContent = size;
    element.replaceChildren(describe(node), extent);
    return row;
  }

  #make(id) {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "view";
    element.setAttribute("role", "treeitem");
    const show = () => this.#layers.highlight(id);
    const hide = () => this.#layers.highlight(null);
    element.addEventListener("pointerenter", show);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
    element.addEventListener("click", () => this.#choose(id));
    return element;
  }

  #step(event) {
    const way = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (!way) return;
    event.preventDefault();
    document.activeElement[way]?.focus();
  }
}

const tidy = (number) => String(Math.round(number * 10) / 10);
