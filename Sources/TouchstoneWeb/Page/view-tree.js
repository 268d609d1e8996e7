// The view tree. Hovering over a row outlines the view; choosing it selects the view and asks for
// an explanation. Rows can be collapsed and searched.
/** @import { Layers } from "./layers.js" */
import { partsOf } from "./find.js";
import { describe } from "./panel.js";

const PAUSE = 150; // milliseconds between two updates while the tree keeps changing
/** @type {(keyof App.LayerNode)[]} */
const TOLD = ["class", "name", "bounds", "hidden", "opacity"]; // the layer properties in a row

// The row of a layer: its text, its depth, whether it is inside an invisible view, and whether it
// is invisible itself.
/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {string} shown
 * @property {number} depth
 * @property {boolean} isIn
 * @property {boolean} isUnseen
 * @property {string} words
 */

export class ViewTree {
  #list;
  #layers;
  #choose;
  /** @type {Map<number, Row>} */
  #rows = new Map(); // by layer ID
  #timer = 0;
  /** @type {Set<number>} */
  #changed = new Set(); // the layers whose rows may have changed
  #isArranged = false; // whether all rows match the positions of their layers
  /** @type {Set<number>} */
  #closed = new Set(); // the layers whose rows are collapsed
  #search = ""; // in lowercase; empty without a search
  /** @type {number | null} */
  #selected = null;
  /** @type {number | null} */
  #current = null; // the row that Tab focuses; arrow keys continue from it

  /** @param {HTMLElement} list @param {Layers} layers @param {(node: number) => void} choose */
  constructor(list, layers, choose) {
    this.#list = list;
    this.#layers = layers;
    this.#choose = choose;
    list.addEventListener("keydown", (event) => this.#step(event));
  }

  // Filters the tree by the text of a field, and shows the ancestors of matches. Enter selects the
  // first match.
  /** @param {HTMLInputElement} field */
  searchIn(field) {
    field.addEventListener("input", () => {
      this.#search = field.value.trim().toLowerCase();
      this.#arrange();
    });
    field.addEventListener("keydown", (event) => {
      const first = partsOf(this.#list).find((row) => row.classList.contains("found"));
      if (!first || !["Enter", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      first.focus();
      if (event.key === "Enter") first.click();
    });
  }

  // Marks the row of the selected view, expands its ancestors, and scrolls it into view.
  /** @param {number | null} id */
  select(id) {
    this.#mark(this.#selected, false);
    this.#selected = id;
    if (id === null) return;
    let isFolded = false;
    let around = this.#layers.entries.get(id)?.parent ?? null;
    while (around !== null) {
      isFolded = this.#closed.delete(around) || isFolded;
      around = this.#layers.entries.get(around)?.parent ?? null;
    }
    if (isFolded) this.#arrange();
    this.#mark(id, true);
    this.#rove(id);
    this.#rows.get(id)?.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {number | null} id @param {boolean} isSelected */
  #mark(id, isSelected) {
    const element = id === null ? undefined : this.#rows.get(id)?.element;
    element?.classList.toggle("selected", isSelected);
    element?.setAttribute("aria-selected", String(isSelected));
  }

  // Makes one row of the tree focusable by Tab, and no other.
  /** @param {number | null} id */
  #rove(id) {
    const isThere = (/** @type {number | null} */ one) =>
      one !== null && this.#rows.get(one)?.element.hidden === false;
    const next = [id, this.#current, ...this.#rows.keys()].find(isThere) ?? null;
    const before = this.#current === null ? undefined : this.#rows.get(this.#current)?.element;
    if (before) before.tabIndex = -1;
    this.#current = next;
    const present = next === null ? undefined : this.#rows.get(next)?.element;
    if (present) present.tabIndex = 0;
  }

  // Collapses or expands a row.
  /** @param {number} id @param {boolean} isClosed */
  #fold(id, isClosed) {
    if (isClosed) this.#closed.add(id);
    else this.#closed.delete(id);
    this.#arrange();
  }

  // Returns whether a layer can have rows of other views below it.
  /** @param {App.LayerNode} node */
  #hasViews(node) {
    return (node.children ?? []).some(
      (child) => this.#layers.entries.get(child)?.node.view !== false);
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

  // Updates one row. If the change affects its whole subtree, all rows are updated.
  /** @param {number} id */
  #tell(id) {
    const row = this.#rows.get(id);
    const { node } = this.#layers.entries.get(id) ?? {};
    if (!node) return;
    const unseen = (row?.isIn ?? false) || isUnseen(node);
    // A layer without a view has no row, and rarely contains a view.
    if (!row) this.#isArranged &&= node.view === false && !node.children?.length;
    else if (unseen !== row.isUnseen) this.#isArranged = false;
    else this.#row(id, node, row.depth, row.isIn);
  }

  #arrange() {
    const rows = new Map();
    const waiting = this.#layers.roots.map((id) => ({ id, depth: 0, isIn: false })).reverse();
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      const { id, depth, isIn } = place; // `isIn`: inside an invisible view
      const { node } = this.#layers.entries.get(id) ?? {};
      if (!node) continue;
      const isView = node.view !== false;
      if (isView) rows.set(id, this.#row(id, node, depth, isIn));
      if (this.#closed.has(id) && !this.#search) continue;
      for (const child of [...node.children ?? []].reverse()) {
        waiting.push(
          { id: child, depth: depth + (isView ? 1 : 0), isIn: isIn || isUnseen(node) });
      }
    }
    for (const [id, { element }] of this.#rows) if (!rows.has(id)) element.remove();
    this.#rows = rows;
    this.#filter();
    this.#mark(this.#selected, true);
    /** @type {HTMLElement | null} */
    let next = null;
    for (const { element } of [...rows.values()].reverse()) {
      if (element.nextSibling !== next || !element.parentNode) this.#list.insertBefore(element, next);
      next = element;
    }
    this.#rove(this.#current);
  }

  // Shows the matches of the search and the rows of their ancestors.
  #filter() {
    let below = 0; // rows above that are less deep than this are ancestors of a match
    for (const { element, depth, words } of [...this.#rows.values()].reverse()) {
      const isFound = this.#search !== "" && words.includes(this.#search);
      const isAround = depth < below;
      element.hidden = this.#search !== "" && !isFound && !isAround;
      element.classList.toggle("found", isFound);
      if (isFound || isAround) below = depth;
    }
  }

  /**
   * @param {number} id
   * @param {App.LayerNode} node
   * @param {number} depth
   * @param {boolean} isIn whether it is inside an invisible view
   * @returns {Row}
   */
  #row(id, node, depth, isIn) {
    const unseen = isIn || isUnseen(node);
    const [, , width = 0, height = 0] = node.bounds ?? [];
    const size = `${tidy(width)} × ${tidy(height)}`;
    const fold = this.#hasViews(node) ? (this.#closed.has(id) ? "closed" : "open") : "";
    const shown = [node.class, node.name, depth, unseen, size, fold].join("\n");
    const row = this.#rows.get(id)
      ?? { element: this.#make(id), shown: "", depth, isIn, isUnseen: unseen, words: "" };
    const words = [node.class, node.name, node.identifier].join(" ").toLowerCase();
    Object.assign(row, { depth, isIn, isUnseen: unseen, words });
    if (row.shown === shown) return row;
    row.shown = shown;
    const { element } = row;
    element.style.setProperty("--depth", String(depth));
    element.setAttribute("aria-level", String(depth + 1));
    element.classList.toggle("unseen", unseen);
    const extent = document.createElement("span");
    extent.className = "size";
    extent.textContent = size;
    const twist = document.createElement("span");
    twist.className = `twist ${fold}`;
    if (fold) element.setAttribute("aria-expanded", String(fold === "open"));
    else element.removeAttribute("aria-expanded");
    element.replaceChildren(twist, describe(node), extent);
    return row;
  }

  /** @param {number} id */
  #make(id) {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "view";
    element.setAttribute("role", "treeitem");
    element.tabIndex = -1;
    const show = () => this.#layers.highlight(id);
    const hide = () => this.#layers.highlight(null);
    element.addEventListener("pointerenter", show);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("focus", () => this.#rove(id));
    element.addEventListener("blur", hide);
    element.addEventListener("click", (event) => {
      const { target } = event;
      const isTwist = target instanceof Element && target.matches(".twist:is(.open, .closed)");
      if (isTwist) this.#fold(id, !this.#closed.has(id));
      else this.#choose(id);
    });
    element.addEventListener("keydown", (event) => {
      const isClosed = { ArrowLeft: true, ArrowRight: false }[event.key];
      const isOpen = element.getAttribute("aria-expanded");
      if (isClosed === undefined || isOpen !== String(isClosed)) return;
      event.preventDefault();
      event.stopPropagation();
      this.#fold(id, isClosed);
    });
    return element;
  }

  // Arrow keys as in the tree pattern of WAI-ARIA: up and down by a row, left to the parent view,
  // right to the first child, and Home and End.
  /** @param {KeyboardEvent} event */
  #step(event) {
    const rows = partsOf(this.#list).filter((row) => !row.hidden);
    const place = rows.findIndex((row) => row === document.activeElement);
    if (place < 0) return;
    const level = depthOf(rows[place]);
    const inner = rows[place + 1];
    const next = {
      ArrowDown: () => inner,
      ArrowUp: () => rows[place - 1],
      ArrowLeft: () => rows.slice(0, place).findLast((row) => depthOf(row) < level),
      ArrowRight: () => (inner && depthOf(inner) > level ? inner : undefined),
      Home: () => rows[0],
      End: () => rows.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next()?.focus();
  }
}

// Returns the depth of a row.
/** @param {Element} row */
const depthOf = (row) => Number(row.getAttribute("aria-level"));

// Returns whether a layer and its whole subtree are invisible.
/** @param {App.LayerNode} node */
const isUnseen = (node) => node.hidden === true || node.opacity === 0;

/** @param {App.LayerUpdate} update @param {keyof App.LayerNode} part */
const isShown = (update, part) => part in update || (update.without ?? []).includes(part);

/** @param {number} number */
const tidy = (number) => String(Math.round(number * 10) / 10);
