// Explains next to the finger why a touch had no effect, outlines the view that caused it, and
// offers a fix.
/** @import { Layers } from "./layers.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Repairs } from "./repairs.js" */
import { targetOf } from "./find.js";
import { emphasize } from "./panel.js";

const DISTANCE = 30; // CSS pixels from the finger
const MARGIN = 8; // CSS pixels from the edges of the bench
const SETTLED = 150; // milliseconds after a lift until its outcome is known
const SELF = 24; // CSS pixels around the finger that the callout doesn't cover
const NARROWEST = 200; // CSS pixels: the smallest readable width next to the finger
// Selects the other touchable elements, as assistive technology finds them.
const OTHERS = ["button", "input", "textarea", "select", "a", "[role=button]", "[role=switch]",
  "[role=slider]", "[role=tab]", "[role=radio]"].map((one) => `#elements ${one}`).join(", ");
const NEAR = 60; // points within which another touch counts as the next try

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} bench
 * @property {HTMLElement} stage
 * @property {HTMLElement} guilty
 * @property {Layout} layout
 * @property {Layers} layers
 * @property {Repairs} repairs
 * @property {(point: App.Point) => void} ask
 */

export class Callout {
  #element;
  #parts;
  /** @type {App.Point | null} */
  #point = null; // of the last touch
  /** @type {App.Point | null} */
  #offered = null; // the point for which a fix was last offered
  /** @type {number | undefined} */
  #culprit;
  /** @type {Set<number>} */
  #down = new Set(); // the pointers that are down on the stage
  #isLater = false; // whether the page has asked again after the touch
  #isAnswered = false; // whether an explanation of the touch has arrived
  #isOlder = false; // whether a fix was tried since the touch

  /** @param {HTMLElement} element @param {Surroundings} parts */
  constructor(element, parts) {
    this.#element = element;
    this.#parts = parts;
    parts.stage.addEventListener("pointerdown", (event) => {
      this.hide();
      this.#isLater = false;
      this.#isAnswered = false;
      this.#isOlder = false;
      this.#point = parts.layout.point(event);
      this.#hold(event.pointerId, true);
    }, true);
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      addEventListener(end, (event) => {
        if (!(event instanceof PointerEvent) || !this.#down.has(event.pointerId)) return;
        this.#hold(event.pointerId, false);
        this.#askLater();
      }, true);
    }
    element.addEventListener("click", (event) => {
      if (targetOf(event)?.closest(".close")) this.hide();
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || element.hidden) return;
      this.hide();
      event.stopPropagation();
      event.preventDefault();
    }, true);
    new ResizeObserver(() => this.#place()).observe(parts.bench);
  }

  hide() {
    this.#element.hidden = true;
    this.#culprit = undefined;
    this.#parts.guilty.hidden = true;
  }

  // While a finger is down, the callout lets touches through to the stage.
  /** @param {number} pointer @param {boolean} isDown */
  #hold(pointer, isDown) {
    if (isDown) this.#down.add(pointer);
    else this.#down.delete(pointer);
    this.#element.classList.toggle("held", this.#down.size > 0);
  }

  // Called when the stage shows another scene.
  forget() {
    this.hide();
    this.#point = null;
    this.#offered = null;
  }

  // Shows an explanation if it's about the last touched point.
  /** @param {App.Inspection} inspection */
  show(inspection) {
    const { x, y, sentence, culprit, repair, fate } = inspection;
    const point = this.#point;
    if (!point || point.x !== x || point.y !== y) return;
    const { repairs } = this.#parts;
    if (repair) this.#offered = point;
    const isNext = near(point, this.#offered) && repairs.tried.length > 0;
    const isLost = !culprit && !isNext && fate?.isLost === true;
    if (!culprit && !isNext && !isLost) {
      this.hide();
      return;
    }
    const words = document.createElement("p");
    words.append(...emphasize(isLost ? fate.sentence : sentence));
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close";
    close.setAttribute("aria-label", "Close");
    close.textContent = "×";
    const rows = isNext ? repairs.tried.map((one) => repairs.row(one)) : [];
    if (repair && !repairs.isTried(repair.number)) rows.push(repairs.row(repair));
    const title = document.createElement("h3");
    const isDead = culprit !== undefined || isLost;
    const good = this.#isOlder ? "It works now: touch it again" : "It works now";
    const bad = (isLost && fate.title) || "This touch has no effect";
    title.textContent = isDead ? bad : good;
    this.#element.classList.toggle("works", !isDead);
    this.#element.replaceChildren(close, title, words, ...rows);
    this.#element.hidden = false;
    this.#blame(culprit);
    this.#place();
  }

  // Asks again after the touch, when its outcome is known.
  #askLater() {
    const point = this.#point;
    setTimeout(() => {
      if (!point || point !== this.#point || !this.#element.hidden) return;
      this.#isLater = true;
      this.#parts.ask(point);
    }, SETTLED);
  }

  // Records that an explanation arrived. Returns whether its diagnosis applies only to the current
  // state, for example because the touched menu has closed.
  /** @param {App.Inspection} inspection */
  isTooLate({ x, y, culprit }) {
    if (this.#point?.x !== x || this.#point.y !== y) return false;
    const isSecond = this.#isLater && this.#isAnswered;
    this.#isAnswered = true;
    return isSecond && culprit !== undefined;
  }

  // Asks again after another fix was tried, because the explanation may have changed.
  askAgain() {
    if (!this.#point || this.#element.hidden) return;
    this.#isLater = false;
    this.#isOlder = true;
    this.#parts.ask(this.#point);
  }

  // Called when views have moved.
  follow() {
    const { layers, guilty } = this.#parts;
    if (this.#culprit !== undefined) layers.frame(guilty, this.#culprit);
  }

  /** @param {App.InspectedObject} [culprit] */
  #blame(culprit) {
    const { guilty, layers } = this.#parts;
    this.#culprit = culprit?.node;
    guilty.hidden = true;
    if (!culprit || culprit.node === undefined) return;
    guilty.dataset.name = culprit.name;
    layers.frame(guilty, culprit.node);
    const { left, width } = guilty.getBoundingClientRect();
    const stage = this.#parts.stage.getBoundingClientRect();
    guilty.classList.toggle("right", left + width / 2 > stage.left + stage.width / 2);
  }

  // Places the callout below or above the finger, at the position that covers the least of the
  // other touchable elements. If it would cover the finger on a low page, places it next to the
  // finger.
  #place() {
    const point = this.#point;
    const element = this.#element;
    if (!point || element.hidden) return;
    const { bench, stage, layout } = this.#parts;
    const room = bench.getBoundingClientRect();
    const box = stage.getBoundingClientRect();
    const x = box.left - room.left + point.x * layout.scale;
    const y = box.top - room.top + point.y * layout.scale;
    element.style.width = "";
    const { offsetWidth: width, offsetHeight: height } = element;
    const right = room.width - width - MARGIN;
    const bottom = room.height - height - MARGIN;
    const others = this.#others(room, x, y);
    const places = [y + DISTANCE, y - DISTANCE - height].flatMap((top, side) =>
      [x - width / 2, MARGIN, right].map((left) => ({
        isBelow: side === 0,
        left: Math.max(MARGIN, Math.min(left, right)),
        top: Math.max(MARGIN, Math.min(top, bottom)),
      })));
    const [{ place, cost }] = places
      .map((place) => {
        const own = new DOMRect(place.left, place.top, width, height);
        const self = new DOMRect(x - SELF, y - SELF, 2 * SELF, 2 * SELF);
        const covered = others.reduce((sum, other) => sum + shared(own, other), 0);
        return { place, cost: covered + (shared(own, self) > 0 ? width * height : 0) };
      })
      .sort((one, other) => one.cost - other.cost);
    if (cost >= width * height && this.#placeBeside(x, y, room)) return;
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
    element.style.setProperty("--tip", `${Math.max(18, Math.min(x - place.left, width - 18))}px`);
    element.dataset.side = place.isBelow ? "below" : "above";
  }

  // Places the callout on the side of the finger with more space, no wider than necessary. Returns
  // whether it fits.
  /** @param {number} x @param {number} y @param {DOMRect} room */
  #placeBeside(x, y, room) {
    const element = this.#element;
    const isRight = x < room.width / 2;
    const space = (isRight ? room.width - x : x) - DISTANCE - MARGIN;
    if (space < NARROWEST) return false;
    element.style.width = `${Math.min(space, element.offsetWidth)}px`;
    const { offsetWidth: width, offsetHeight: height } = element;
    const top = Math.max(MARGIN, Math.min(y - height / 2, room.height - height - MARGIN));
    element.style.left = `${isRight ? x + DISTANCE : x - DISTANCE - width}px`;
    element.style.top = `${top}px`;
    element.style.setProperty("--tip", `${Math.max(18, Math.min(y - top, height - 18))}px`);
    element.dataset.side = isRight ? "right" : "left";
    return true;
  }

  // Returns the rectangles of the touchable elements except those under the finger, in the bench's
  // coordinates.
  /** @param {DOMRect} room @param {number} x @param {number} y */
  #others(room, x, y) {
    return [...this.#parts.stage.querySelectorAll(OTHERS)]
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return new DOMRect(left - room.left, top - room.top, width, height);
      })
      .filter((one) => !(one.left <= x && x <= one.right && one.top <= y && y <= one.bottom));
  }
}

// Returns the area of the intersection of two rectangles.
/** @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** @param {App.Point} one @param {App.Point | null} other */
function near(one, other) {
  return other !== null && Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
}
