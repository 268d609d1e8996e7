// The tree of views: resting on a row outlines the view, choosing it asks why.
/** @import { Layers } from "./layers.js" */
import { partsOf } from "./find.js";
import { describe } from "./panel.js";

const PAUSE = 150; // milliseconds between two looks at a tree that keeps changing
/** @type {(keyof App.LayerNode)[]} */
const TOLD = ["class", "name", "bounds", "hidden", "opacity"]; // what a row tells of its layer

// The row of a layer: what it reads, how deep it stands, whether it is in something that can't be seen,
// and whether it can't itself.
/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {string} shown
 * @property {number} depth
 * @property {boolean} isIn
 * @property {boolean} isUnseen
 */

export class ViewTree {
  #list;
  #layers;
  #choose;
  /** @type {Map<number, Row>} */
  #rows = new Map(); // by the layer's number
  #timer = 0;
  /** @type {Set<number>} */
  #changed = new Set(); // the layers whose rows may read differently
  #isArranged = false; // whether all rows stand where their layers are

  /** @param {HTMLElement} list @param {Layers} layers @param {(node: number) => void} choose */
  constructor(list, layers, choose) {
    this.#list = list;
    this.#layers = layers;
    this.#choose = choose;
    list.addEventListener("keydown", (event) => this.#step(event));
  }

  /** @param {App.DisplayListDifference} difference */
  changed({ roots, changed = [], updated = [], removed = [] }) {
    if (roots || changed.length || removed.length) this.#isArranged = false;
    for (const update of updated) {
      if (isShown(update, "children") || isShown(update, "view")) this.#isArranged = false;
      if (TOLD.some((part) => isShown(update, part))) this.#changed.add(update.id);
    }
    if (this.#isArranged && this.#changed.size === 0) return;
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      for (const id of this.#changed) this.#tell(id);
      this.#changed.clear();
      if (!this.#isArranged) this.#arrange();
      this.#isArranged = true;
    }, PAUSE);
  }

  // Brings one row up to date; where it is about all in it, too, every row is looked at.
  /** @param {number} id */
  #tell(id) {
    const row = this.#rows.get(id);
    const { node } = this.#layers.entries.get(id) ?? {};
    if (!node) return;
    const unseen = (row?.isIn ?? false) || isUnseen(node);
    // A layer of no view has no row, and seldom a view in it.
    if (!row) this.#isArranged &&= node.view === false && !node.children?.length;
    else if (unseen !== row.isUnseen) this.#isArranged = false;
    else this.#row(id, node, row.depth, row.isIn);
  }

  #arrange() {
    const rows = new Map();
    const waiting = this.#layers.roots.map((id) => ({ id, depth: 0, isIn: false })).reverse();
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      const { id, depth, isIn } = place; // in something that can't be seen
      const { node } = this.#layers.entries.get(id) ?? {};
      if (!node) continue;
      const isView = node.view !== false;
      if (isView) rows.set(id, this.#row(id, node, depth, isIn));
      for (const child of [...node.children ?? []].reverse()) {
        waiting.push(
          { id: child, depth: depth + (isView ? 1 : 0), isIn: isIn || isUnseen(node) });
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
   * @param {boolean} isIn whether it is in something that can't be seen
   * @returns {Row}
   */
  #row(id, node, depth, isIn) {
    const unseen = isIn || isUnseen(node);
    const [, , width = 0, height = 0] = node.bounds ?? [];
    const size = `${tidy(width)} × ${tidy(height)}`;
    const shown = [node.class, node.name, depth, unseen, size].join("\n");
    const row = this.#rows.get(id)
      ?? { element: this.#make(id), shown: "", depth, isIn, isUnseen: unseen };
    Object.assign(row, { depth, isIn, isUnseen: unseen });
    if (row.shown === shown) return row;
    row.shown = shown;
    const { element } = row;
    element.style.setProperty("--depth", String(depth));
    element.setAttribute("aria-level", String(depth + 1));
    element.classList.toggle("unseen", unseen);
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

// Whether a layer, and all in it, can't be seen.
/** @param {App.LayerNode} node */
const isUnseen = (node) => node.hidden === true || node.opacity === 0;

/** @param {App.LayerUpdate} update @param {keyof App.LayerNode} part */
const isShown = (update, part) => part in update || (update.without ?? []).includes(part);

/** @param {number} number */
const tidy = (number) => String(Math.round(number * 10) / 10);
