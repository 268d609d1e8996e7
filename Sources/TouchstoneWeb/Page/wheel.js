// Turns wheels and trackpads into scroll samples.
/** @import { Layout } from "./layout.js" */
import { round } from "./layout.js";
import { modifiers } from "./modifiers.js";

const LINE = 16; // points in a line, for browsers that count lines
const NOTCH = 120; // what a wheel's notch counts in wheelDelta
const PAUSE = 120; // milliseconds of silence after which a trackpad's scroll is over

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
    const unit = [1, LINE, this.#layout.height][event.deltaMode];
    // Turning towards oneself shows what is below: the content moves up.
    /** @type {App.ScrollRecord} */
    const sample = {
      kind: "scroll", t: event.timeStamp / 1000, ...this.#layout.point(event),
      dx: round((-event.deltaX * unit) / this.#layout.scale),
      dy: round((-event.deltaY * unit) / this.#layout.scale),
      precise: isPrecise(event), phase: "changed",
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

/** @param {WheelEvent} event */
function isPrecise(event) {
  if (event.deltaMode !== 0) return false;
  const notches = [event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0];
  return !notches.every((delta) => delta % NOTCH === 0);
}
