// Turns wheels and trackpads into scroll samples.
/** @import { Layout } from "./layout.js" */
import { round } from "./layout.js";
import { modifiers } from "./modifiers.js";

const LINE = 16; // points in a line, for browsers that count lines

// The units of a wheel event, by the browser's number.
const PIXELS = 0;
const LINES = 1;

const NOTCH = 120; // one wheel notch in wheelDelta
const PAUSE = 120; // milliseconds without events that end a trackpad's scroll

export class Wheel {
  #layout;
  #send;
  #timer = 0;
  /** @type {App.ScrollRecord | null} */
  #last = null;

  /** @param {HTMLElement} stage @param {Layout} layout @param {App.Send} send */
  constructor(stage, layout, send) {
    this.#layout = layout;
    this.#send = send;
    stage.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
  }

  /** @param {WheelEvent} event */
  #turn(event) {
    if (event.ctrlKey) return; // the browser's own zoom
    event.preventDefault();
    const [dx, dy] = distance(event, this.#layout);
    /** @type {App.ScrollRecord} */
    const sample = {
      kind: "scroll", t: event.timeStamp / 1000, ...this.#layout.point(event),
      dx, dy, precise: isPrecise(event), phase: "changed",
    };
    const held = modifiers(event);
    if (held.length) sample.modifiers = held;
    if (!sample.precise) {
      this.#send([sample]);
      return;
    }
    if (!this.#last) sample.phase = "began";
    this.#last = sample;
    this.#send([sample]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), PAUSE);
  }

  #end() {
    const t = performance.now() / 1000;
    if (!this.#last) return;
    this.#send([{ ...this.#last, t, dx: 0, dy: 0, phase: "ended" }]);
    this.#last = null;
  }
}

// Returns how far to scroll right and down, in points, as the browser would scroll a page.
/** @param {WheelEvent} event @param {Layout} layout */
function distance(event, { width, height, scale }) {
  // Firefox reports lines only if the unit is read first.
  const { deltaMode, shiftKey } = event;
  let { deltaX, deltaY } = event;
  // With Shift, a wheel scrolls sideways; some browsers leave that to the page.
  if (shiftKey && deltaX === 0) [deltaX, deltaY] = [deltaY, 0];
  const [across, down] = deltaMode === PIXELS ? [1 / scale, 1 / scale]
    : deltaMode === LINES ? [LINE, LINE] : [width, height];
  return [round(deltaX * across), round(deltaY * down)];
}

/** @param {WheelEvent} event */
function isPrecise(event) {
  if (event.deltaMode !== PIXELS) return false;
  const notches = [event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0];
  return !notches.every((delta) => delta % NOTCH === 0);
}
