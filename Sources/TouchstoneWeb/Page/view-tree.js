// The tree of views: resting on a row outlines the view, choosing it asks why.
/** @import { Layers } from "./layers.js" */
import { partsOf } from "./find.js";
import { describe } from "./panel.js";

const PAUSE = 150; // milliseconds between two looks at a tree that keeps changing

export class ViewTree {
  #list;
  #layers;
  #choose;
  /** @type {Map<number, { element: HTMLElement, shown: string }>} */
  #rows = new Map(); // by the layer's number
  #timer = 0;

  /** @param {HTMLElement} list @param {Layers} layers @param {(node: number) => void} choose */
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
    const waiting = this.#layers.roots.map((id) => ({ id, depth: 0, isUnseen: false })).reverse();
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      const { id, depth, isUnseen } = place;
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
    /** @type {HTMLElement | null} */
    let next = null;
    for (const { element } of [...rows.values()].reverse()) {
      if (element.nextSibling !== next || !element.parentNode) this.#list.insertBefore(element, next);
      next = element;
    }
  }

  /**
   * @param {number} id
   * @param {App.LayerNode} node
   * @param {number} depth
   * @param {boolean} isUnseen
   */
  #row(id, node, depth, isUnseen) {
    const [, , width = 0, height = 0] = node.bounds ?? [];
    const size = `${tidy(width)} × ${tidy(height)}`;
    const shown = [node.class, node.name, depth, isUnseen, size].join("\n");
    const row = this.#rows.get(id) ?? { element: this.#make(id), shown: "" };
    if (row.shown === shown) return row;
    row.shown = shown;
    const { element } = row;
    element.style.setProperty("--depth", String(depth));
    element.setAttribute("aria-level", String(depth + 1));
    element.classList.toggle("unseen", isUnseen);
    const extent = document.createElement("span");
    extent.className = "size";
    extent.textContent = size;
    element.replaceChildren(describe(node), extent);
    return row;
  }

  /** @param {number} id */
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

  /** @param {KeyboardEvent} event */
  #step(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const rows = partsOf(this.#list);
    const place = rows.findIndex((row) => row === document.activeElement);
    if (place >= 0) rows[place + step]?.focus();
  }
}

/** @param {number} number */
const tidy = (number) => String(Math.round(number * 10) / 10);
