// The inspector: one selected view, shared by the tree, the 3D view, the stage and the properties.
/** @import { Layers } from "./layers.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Panel } from "./panel.js" */
/** @import { ViewTree } from "./view-tree.js" */
import { Exploded } from "./exploded.js";
import { find } from "./find.js";
import { holds, placed } from "./geometry.js";
import { HitMap } from "./hit-map.js";
import { LintMarks } from "./lint-marks.js";
import { emphasize } from "./panel.js";
import { Properties } from "./properties.js";
import { TouchDots } from "./touch-dots.js";

const PAUSE = 500; // milliseconds between two requests for properties while the tree keeps changing

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} stage
 * @property {Layers} layers
 * @property {Layout} layout
 * @property {(key: string) => string} address
 * @property {Panel} panel
 * @property {(message: App.ClientMessage) => void} send
 */

export class Inspector {
  #stage;
  #layers;
  #layout;
  #panel;
  #send;
  #exploded;
  #properties;
  #map;
  #dots;
  #marks;
  /** @type {ViewTree | null} */
  #tree = null;
  #timer = 0;
  #isPicking = false;
  /** @type {{ ids: number[], place: number }} */
  #picked = { ids: [], place: 0 }; // the views under the last click, from front to back

  /** @param {Surroundings} surroundings */
  constructor({ stage, layers, layout, address, panel, send }) {
    this.#stage = stage;
    this.#layers = layers;
    this.#layout = layout;
    this.#panel = panel;
    this.#send = send;
    /** @param {number} node */
    const choose = (node) => this.select(node);
    this.#exploded = new Exploded(find("exploded", HTMLCanvasElement), layers, address, {
      choose, show: (node) => layers.highlight(node),
    });
    const undo = find("undo", HTMLButtonElement);
    this.#properties = new Properties(find("properties"), undo, send);
    this.#map = new HitMap(stage, { caption: find("map-caption"), legend: find("map-legend") },
      layers, { ask: () => send({ kind: "map" }), choose });
    this.#marks = new LintMarks(stage, layers);
    this.#dots = new TouchDots(stage);
    toggle(find("show-map"), (isOn) => {
      find("map-part").hidden = !isOn;
      this.#map.set(isOn);
    });
    toggle(find("map-selected"), (isOn) => this.#map.setAboutSelected(isOn));
    toggle(find("show-dots"), (isOn) => this.#dots.set(isOn));
    toggle(find("show-lint"), (isOn) => this.#marks.set(isOn));
    toggle(find("explore"), (isOn) => this.#explore(isOn));
    toggle(find("wireframe"), (isOn) => this.#exploded.setWireframe(isOn));
    toggle(find("pick"), (isOn) => this.#pick(isOn));
    find("exploded-reset").addEventListener("click", () => this.#exploded.reset());
    const spacing = find("spacing", HTMLInputElement);
    spacing.addEventListener("input", () => this.#exploded.setSpacing(spacing.valueAsNumber));
    for (const id of ["peel-front", "peel-back"]) {
      find(id).addEventListener("input", () => this.#peel());
    }
    find("inspector-section").addEventListener("keydown", (event) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
      const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isText) return;
      event.preventDefault();
      if (!undo.disabled) undo.click();
    });
    stage.addEventListener("pointerdown", (event) => this.#pickAt(event), true);
    stage.addEventListener("pointermove", (event) => this.#pointAt(event), true);
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#isPicking) find("pick").click();
    });
  }

  /** @param {ViewTree} tree */
  setTree(tree) {
    this.#tree = tree;
  }

  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    this.#properties.setReadOnly(isReadOnly);
  }

  // Requests the selected view's data again because another moment is shown.
  askAgain() {
    const { node } = this.#properties;
    if (node !== null) this.#send({ kind: "properties", node });
  }

  // Called when another scene is shown.
  shown() {
    this.#properties.forget();
    this.#map.select(null);
    this.#exploded.select(null);
    this.#exploded.light({ path: [], refused: [], chain: [], sentence: "" });
    this.#tree?.select(null);
    this.#map.changed();
    this.say("");
  }

  // The connection is lost, so its fingers are gone.
  forget() {
    this.#dots.clear();
  }

  // Selects a view, and requests its properties and an explanation of whether a touch would reach
  // it.
  /** @param {number} node */
  select(node) {
    this.#tree?.select(node);
    this.#exploded.select(node);
    this.#map.select(node);
    this.#panel.askView(node);
    this.#send({ kind: "properties", node });
  }

  /** @param {App.InputRecord[]} samples */
  took(samples) {
    this.#dots.take(samples);
  }

  // Called when views have changed.
  changed() {
    this.#exploded.viewsChanged();
    this.#marks.moved();
    this.#map.changed();
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#readDepth();
      const { node } = this.#properties;
      if (node === null || !this.#isExploring) return;
      if (this.#layers.entries.has(node)) this.#send({ kind: "properties", node });
    }, PAUSE);
  }

  /** @param {App.Answer} answer */
  answered(answer) {
    this.#exploded.light(answer);
    this.say(answer.sentence);
  }

  /** @param {App.Properties} properties */
  told(properties) {
    this.#properties.show(properties);
  }

  /** @param {App.HitMap} map */
  mapped(map) {
    this.#map.show(map);
  }

  /** @param {App.Finding[]} findings */
  found(findings) {
    this.#marks.show(findings);
  }

  get #isExploring() {
    return document.body.classList.contains("exploring");
  }

  /** @param {string} sentence */
  say(sentence) {
    find("inspector-said").replaceChildren(...emphasize(sentence));
  }

  /** @param {boolean} isOn */
  #explore(isOn) {
    document.body.classList.toggle("exploring", isOn);
    if (!isOn && this.#isPicking) find("pick").click();
    this.#readDepth();
    this.#exploded.changed();
  }

  #readDepth() {
    if (!this.#isExploring) return;
    const depth = String(this.#exploded.depth);
    const back = find("peel-back", HTMLInputElement);
    const front = find("peel-front", HTMLInputElement);
    if (front.max === depth) return;
    const wasAll = front.value === front.max;
    front.max = depth;
    back.max = depth;
    if (wasAll) front.value = depth;
    this.#peel();
  }

  // Hides layers from the front and from the back.
  #peel() {
    const back = find("peel-back", HTMLInputElement).valueAsNumber;
    const front = find("peel-front", HTMLInputElement);
    this.#exploded.setRange(
      back, front.value === front.max ? Infinity : front.valueAsNumber);
  }

  /** @param {boolean} isPicking */
  #pick(isPicking) {
    this.#isPicking = isPicking;
    this.#picked = { ids: [], place: 0 };
    this.#stage.classList.toggle("asking", isPicking);
    if (isPicking) this.#panel.setAsking(false);
    else this.#layers.highlight(null);
  }

  // Selects the frontmost view at the clicked point of the stage. The next click at the same point
  // selects the view behind it.
  /** @param {PointerEvent} event */
  #pickAt(event) {
    if (!this.#isPicking) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const ids = this.#under(event);
    const isSame = ids.length > 0 && ids.every((id, place) => id === this.#picked.ids[place]);
    const place = isSame ? (this.#picked.place + 1) % ids.length : 0;
    this.#picked = { ids, place };
    if (ids.length > 0) this.select(ids[place]);
  }

  /** @param {PointerEvent} event */
  #pointAt(event) {
    if (!this.#isPicking) return;
    event.stopImmediatePropagation();
    this.#layers.highlight(this.#under(event)[0] ?? null);
  }

  // Returns the visible views under a point, from front to back.
  /** @param {PointerEvent} event */
  #under(event) {
    const point = this.#layout.point(event);
    return placed(this.#layers)
      .filter(({ node, matrix, bounds, opacity }) =>
        node.view !== false && opacity > 0 && holds(matrix, bounds, point))
      .map(({ id }) => id).reverse();
  }
}

// Makes a button a switch that is on or off.
/** @param {HTMLElement} button @param {(isOn: boolean) => void} change */
function toggle(button, change) {
  button.addEventListener("click", () => {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    change(isOn);
  });
}
