// Colors each point of the stage by the view that would receive a touch there.
/** @import { Layers } from "./layers.js" */
import { breakable } from "./breaks.js";

const REST = 400; // milliseconds without changes of views before the map is requested again
const LONGEST = 3000; // milliseconds after which it is requested even if the views keep changing
const FINENESS = 2; // canvas pixels for each point, so that names are readable
const NAMED = { width: 54, height: 16 }; // points: the smallest area that shows its owner's name

export class HitMap {
  #stage;
  #canvas;
  #caption;
  #legend;
  #layers;
  #ask;
  #choose;
  /** @type {App.HitMap | null} */
  #map = null;
  #isOn = false;
  #timer = 0;
  #asked = 0; // the time of the last request
  /** @type {number | null} */
  #selected = null; // the selected view, whose hittable area can be shown
  #isAboutSelected = false;
  /** @type {number | null} */
  #pointed = null; // the owner whose row is under the pointer

  /**
   * @param {HTMLElement} stage
   * @param {{ caption: HTMLElement, legend: HTMLElement }} parts
   * @param {Layers} layers
   * @param {{ ask: () => void, choose: (node: number) => void }} actions
   */
  constructor(stage, { caption, legend }, layers, { ask, choose }) {
    this.#stage = stage;
    this.#caption = caption;
    this.#legend = legend;
    this.#layers = layers;
    this.#ask = ask;
    this.#choose = choose;
    this.#canvas = document.createElement("canvas");
    this.#canvas.id = "hit-map";
    this.#canvas.setAttribute("aria-hidden", "true");
    this.#canvas.hidden = true;
    stage.insertBefore(this.#canvas, stage.querySelector("#outline"));
  }

  /** @param {boolean} isOn */
  set(isOn) {
    this.#isOn = isOn;
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (isOn) this.#now();
    else this.#map = null;
    this.#draw();
  }

  // Sets whether to show only the hittable area of the selected view instead of the whole map.
  /** @param {boolean} isAboutSelected */
  setAboutSelected(isAboutSelected) {
    this.#isAboutSelected = isAboutSelected;
    this.#draw();
  }

  /** @param {number | null} node */
  select(node) {
    this.#selected = node;
    if (this.#isAboutSelected) this.#draw();
  }

  // The views have changed: requests the map again when they stop changing.
  changed() {
    if (!this.#isOn) return;
    if (this.#timer && performance.now() - this.#asked > LONGEST) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#now(), REST);
  }

  #now() {
    this.#timer = 0;
    this.#asked = performance.now();
    this.#ask();
  }

  /** @param {App.HitMap} map */
  show(map) {
    if (!this.#isOn || JSON.stringify(map) === JSON.stringify(this.#map)) return;
    this.#map = map;
    this.#pointed = null;
    this.#list();
    this.#draw();
  }

  // Returns the opacity of an owner's points, or 0 if they aren't painted.
  /** @param {number} owner */
  #strength(owner) {
    const node = this.#map?.owners[owner - 1]?.node;
    if (this.#pointed !== null) return owner === this.#pointed ? 0.9 : 0.12;
    if (!this.#isAboutSelected || this.#selected === null) return 0.72;
    if (node === undefined) return 0;
    if (node === this.#selected) return 0.8;
    return this.#isIn(node, this.#selected) ? 0.45 : 0;
  }

  // Returns whether layer `node` is a descendant of layer `other`.
  /** @param {number} node @param {number} other */
  #isIn(node, other) {
    let current = this.#layers.entries.get(node)?.parent ?? null;
    while (current !== null && current !== other) {
      current = this.#layers.entries.get(current)?.parent ?? null;
    }
    return current === other;
  }

  #draw() {
    const map = this.#map;
    this.#canvas.hidden = !map;
    this.#stage.classList.toggle("mapped", map !== null);
    this.#legend.hidden = !map;
    this.#caption.hidden = !map;
    if (!map) return;
    this.#canvas.width = map.width * FINENESS;
    this.#canvas.height = map.height * FINENESS;
    const context = this.#canvas.getContext("2d");
    if (!context) return;
    context.scale(FINENESS, FINENESS);
    /** @type {Map<number, { area: number, place: App.Rectangle }>} */
    const largest = new Map();
    for (const [top, height, ...runs] of map.bands) {
      let left = 0;
      for (let place = 0; place < runs.length; place += 2) {
        const [width, owner] = [runs[place], runs[place + 1]];
        const strength = owner === 0 ? 0.35 : this.#strength(owner);
        context.globalAlpha = strength === 0 ? 0.5 : strength;
        context.fillStyle = owner === 0 || strength === 0 ? "#000" : map.owners[owner - 1].color;
        context.fillRect(left, top, width, height);
        const area = width * height;
        if (owner > 0 && strength > 0.2 && area > (largest.get(owner)?.area ?? 0)) {
          largest.set(owner, { area, place: [left, top, width, height] });
        }
        left += width;
      }
    }
    context.globalAlpha = 1;
    for (const [owner, { place }] of largest) this.#name(context, map.owners[owner - 1], place);
    this.#tell(map);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {App.HitMapOwner} owner
   * @param {App.Rectangle} place
   */
  #name(context, { name }, [x, y, width, height]) {
    if (width < NAMED.width || height < NAMED.height) return;
    const words = short(name);
    context.font = "600 11px system-ui, sans-serif";
    const wide = context.measureText(words).width;
    if (wide > width - 8) return;
    const [left, top] = [x + (width - wide) / 2, y + height / 2];
    context.fillStyle = "rgb(0 0 0 / 0.72)";
    context.beginPath();
    context.roundRect(left - 5, top - 8, wide + 10, 16, 4);
    context.fill();
    context.fillStyle = "#fff";
    context.fillText(words, left, top + 4);
  }

  // Describes the hittable area of the selected view, or explains how to read the map.
  /** @param {App.HitMap} map */
  #tell({ owners, width, height }) {
    if (!this.#isAboutSelected) {
      this.#caption.textContent = owners.length === 0
        ? "No view receives touches."
        : "Each color is one view that receives touches. In black areas, no view does.";
      return;
    }
    const entry = this.#selected === null ? undefined : this.#layers.entries.get(this.#selected);
    if (this.#selected === null || !entry) {
      this.#caption.textContent = "Select a view to see where it can be hit.";
      return;
    }
    const own = owners.find(({ node }) => node === this.#selected)?.points ?? 0;
    const node = this.#selected;
    const inner = owners
      .filter((owner) => owner.node !== undefined && this.#isIn(owner.node, node))
      .reduce((sum, { points }) => sum + points, 0);
    const share = (own / (width * height)) * 100;
    const within = inner > 0 ? ` Views inside it can be hit at ${inner.toLocaleString("en")} more.` : "";
    this.#caption.textContent = own > 0
      ? `It can be hit at ${own.toLocaleString("en")} points, ${percent(share)} of the stage.${within}`
      : `The view itself can't be hit.${within}`;
  }

  // Lists a row for each owner, largest area first.
  #list() {
    const { owners, width, height } = this.#map ?? { owners: [], width: 0, height: 0 };
    const rows = owners.map((owner, place) => ({ owner, number: place + 1 }))
      .sort((one, other) => other.owner.points - one.owner.points)
      .map(({ owner, number }) => {
        const item = document.createElement("li");
        const row = document.createElement("button");
        row.type = "button";
        row.className = "row";
        const swatch = document.createElement("span");
        swatch.className = "swatch";
        swatch.style.background = owner.color;
        const name = document.createElement("span");
        name.className = "object";
        name.append(...breakable(owner.name));
        const share = document.createElement("span");
        share.className = "size";
        share.textContent = percent((owner.points / (width * height)) * 100);
        row.append(swatch, name, share);
        const point = () => this.#point(number);
        const leave = () => this.#point(null);
        row.addEventListener("pointerenter", point);
        row.addEventListener("pointerleave", leave);
        row.addEventListener("focus", point);
        row.addEventListener("blur", leave);
        const { node } = owner;
        if (node !== undefined) row.addEventListener("click", () => this.#choose(node));
        item.append(row);
        return item;
      });
    this.#legend.replaceChildren(...rows);
  }

  /** @param {number | null} owner */
  #point(owner) {
    if (owner === this.#pointed) return;
    this.#pointed = owner;
    this.#draw();
  }
}

// Returns the name of a view without its class, or the class if it has no name.
/** @param {string} name */
const short = (name) => name.match(/"(.+)"/)?.[1] ?? name;

/** @param {number} share */
const percent = (share) => (share > 0 && share < 0.1 ? "less than 0.1 %" : `${share.toFixed(1)} %`);
