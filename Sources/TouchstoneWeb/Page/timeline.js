// The timeline: every event as a mark, and a handle that goes back to any moment of the last
// minutes.
import { find, findAll, targetOf } from "./find.js";

/** @typedef {App.Mark} Mark */

const SHORTEST = 1; // seconds: the shortest visible range
const PLACES = { touch: 0, scroll: 0, key: 1, press: 1, command: 1, remote: 2, motion: 2 };
const TOP = 5; // CSS pixels above the first row
const ROW = 13; // CSS pixels
const AXIS = 16; // CSS pixels below the rows
const HEIGHT = TOP + 3 * ROW + AXIS;
const NEAR = 8; // CSS pixels within which the pointer is on an event
const LIVE_PAUSE = 250; // milliseconds between two drawings while time advances
const FRAME = 1 / 60; // seconds
const ALMOST = 0.9; // the share of the whole range from which all of it is shown
const FAR = 1; // seconds, for the Page Up and Page Down keys
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600]; // seconds between two ticks
const TICK_WIDTH = 64; // CSS pixels that a tick's label needs
const EDGE = 1e-6; // seconds: the smallest difference between two moments

/** @type {Record<App.MarkKind, string>} */
const WORDS = {
  touch: "touches", scroll: "scrolls", key: "keys", press: "presses", remote: "remote",
  motion: "motion", command: "commands", scene: "scenes", fault: "faults",
};
/** @type {Record<App.MarkKind, string>} */
const COLORS = {
  touch: "--blue", scroll: "--faint", key: "--ink", press: "--violet", remote: "--green",
  motion: "--gold", command: "--soft", scene: "--green", fault: "--red",
};

/**
 * @typedef {object} Actions
 * @property {(time: number) => void} go
 * @property {() => void} live
 */

export class Timeline {
  #part = find("timeline");
  #track = find("track");
  #canvas = find("marks", HTMLCanvasElement);
  #actions;
  /** @type {Map<number, Mark>} */
  #marks = new Map();
  /** @type {Mark[]} */
  #shown = []; // the marks of the chosen kinds, in order
  /** @type {Set<App.MarkKind>} */
  #hidden = new Set();
  #start = 0;
  #now = 0; // as last received
  #heard = 0; // the page's time when it was received
  #rate = 1;
  /** @type {number | null} */
  #time = null; // the shown moment, or `null` in the present
  #span = Infinity; // seconds that are visible
  #from = 0; // the first visible second
  #isDue = false;
  #isDragging = false;

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    for (const id of ["live", "bar-live"]) {
      find(id).addEventListener("click", () => actions.live());
    }
    find("zoom-in").addEventListener("click", () => this.#zoom(0.5));
    find("zoom-out").addEventListener("click", () => this.#zoom(2));
    find("timeline-kinds").addEventListener("click", (event) => this.#choose(event));
    const track = this.#track;
    track.addEventListener("pointerdown", (event) => this.#down(event));
    track.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      track.addEventListener(end, () => { this.#isDragging = false; });
    }
    track.addEventListener("pointerleave", () => this.#say(""));
    track.addEventListener("keydown", (event) => this.#key(event));
    track.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#draw()).observe(track);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#draw());
    setInterval(() => { if (this.#time === null && this.#rate > 0) this.#draw(); }, LIVE_PAUSE);
  }

  // Called for another app, or the same app restarted.
  clear() {
    this.#marks.clear();
    this.#part.hidden = true;
    this.setTime(null);
  }

  /** @param {App.Timeline} timeline */
  update({ start, now, rate, marks }) {
    this.#part.hidden = false;
    this.#start = start;
    this.#now = now;
    this.#rate = rate;
    this.#heard = performance.now();
    for (const mark of marks) this.#marks.set(mark.number, mark);
    for (const [number, mark] of this.#marks) {
      if ((mark.end ?? mark.start) >= start) break;
      this.#marks.delete(number);
    }
    this.#filter();
  }

  // Sets the moment that is on the stage, or `null` for the present.
  /** @param {number | null} time */
  setTime(time) {
    if (time !== null && this.#time === null) {
      this.#from = this.#liveFrom();
      this.#now = this.end; // the present stays fixed until the app sends a new one
    }
    this.#time = time;
    find("live").setAttribute("aria-pressed", String(time === null));
    if (time !== null) this.#bringIntoSight(time);
    this.#draw();
  }

  // The last moment.
  get end() {
    const passed = this.#time === null ? (performance.now() - this.#heard) / 1000 : 0;
    return Math.max(this.#start, this.#now + passed * this.#rate);
  }

  get start() {
    return this.#start;
  }

  /** @param {number} time */
  go(time) {
    this.#actions.go(Math.min(Math.max(time, this.#start), this.end));
  }

  // MARK: Kinds

  #filter() {
    const kinds = new Set([...this.#marks.values()].map(({ kind }) => kind));
    const place = find("timeline-kinds");
    for (const kind of /** @type {App.MarkKind[]} */ (Object.keys(WORDS))) {
      const known = place.querySelector(`[data-kind="${kind}"]`);
      if (!kinds.has(kind)) known?.remove();
      else if (!known) this.#addKind(place, kind);
    }
    this.#shown = [...this.#marks.values()].filter(({ kind }) => !this.#hidden.has(kind));
    this.#draw();
  }

  /** @param {HTMLElement} place @param {App.MarkKind} kind */
  #addKind(place, kind) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.kind = kind;
    button.setAttribute("aria-pressed", String(!this.#hidden.has(kind)));
    button.textContent = WORDS[kind];
    const order = Object.keys(WORDS);
    const next = findAll(place, "button")
      .find((one) => order.indexOf(one.dataset.kind ?? "") > order.indexOf(kind));
    place.insertBefore(button, next ?? null);
  }

  /** @param {Event} event */
  #choose(event) {
    const button = targetOf(event)?.closest("button");
    const kind = /** @type {App.MarkKind | undefined} */ (button?.dataset.kind);
    if (!button || !kind) return;
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    if (isOn) this.#hidden.delete(kind); else this.#hidden.add(kind);
    this.#filter();
  }

  // MARK: Visible range

  // The number of visible seconds.
  get #length() {
    const all = Math.max(SHORTEST, this.end - this.#start);
    return Math.min(this.#span, all);
  }

  #liveFrom() {
    return Math.max(this.#start, this.end - this.#length);
  }

  // Zooms around the moment that is on the stage or, in the present, around the end.
  /** @param {number} factor @param {number} [around] */
  #zoom(factor, around = this.#time ?? this.end) {
    const old = this.#length;
    const all = Math.max(SHORTEST, this.end - this.#start);
    const span = Math.max(SHORTEST, old * factor);
    this.#span = span >= all * ALMOST ? Infinity : span;
    const share = old > 0 ? (around - this.#first) / old : 1;
    this.#from = around - share * this.#length;
    if (this.#time === null) this.#from = this.#liveFrom();
    this.#clampFrom();
    this.#draw();
  }

  get #first() {
    return this.#time === null ? this.#liveFrom() : this.#from;
  }

  #clampFrom() {
    this.#from = Math.max(this.#start, Math.min(this.#from, this.end - this.#length));
  }

  /** @param {number} time */
  #bringIntoSight(time) {
    const length = this.#length;
    if (time < this.#from) this.#from = time - length * 0.1;
    else if (time > this.#from + length) this.#from = time - length * 0.9;
    this.#clampFrom();
  }

  // MARK: Pointer and keys

  /** @param {MouseEvent} event */
  #timeAt(event) {
    const box = this.#track.getBoundingClientRect();
    return this.#first + ((event.clientX - box.left) / box.width) * this.#length;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    this.#isDragging = true;
    this.#track.setPointerCapture(event.pointerId);
    this.go(this.#timeAt(event));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#isDragging) this.go(this.#timeAt(event));
    const time = this.#timeAt(event);
    const slack = (NEAR / Math.max(1, this.#track.clientWidth)) * this.#length;
    const mark = this.#shown.findLast(({ start, end = start }) =>
      start - slack <= time && time <= end + slack);
    this.#say(mark ? `${mark.start.toFixed(2)} s: ${told(mark)}` : `${time.toFixed(2)} s`);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey || event.metaKey) {
      this.#zoom(event.deltaY > 0 ? 1.25 : 0.8, this.#timeAt(event));
    } else if (this.#time !== null && event.deltaX !== 0) {
      this.#from += (event.deltaX / Math.max(1, this.#track.clientWidth)) * this.#length;
      this.#clampFrom();
      this.#draw();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const time = this.#time ?? this.end;
    const step = event.shiftKey ? FRAME : null;
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowLeft: () => this.go(step ? time - step : this.#before(time)),
      ArrowRight: () => this.go(step ? time + step : this.#after(time)),
      PageUp: () => this.go(time - FAR),
      PageDown: () => this.go(time + FAR),
      Home: () => this.go(this.#start),
      End: () => this.#actions.live(),
      Escape: () => this.#actions.live(),
      "+": () => this.#zoom(0.5),
      "-": () => this.#zoom(2),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  // Returns the last moment before a time at which an event began or ended.
  /** @param {number} time */
  #before(time) {
    return this.#moments().findLast((one) => one < time - EDGE) ?? this.#start;
  }

  // Returns the first moment after a time at which an event began or ended.
  /** @param {number} time */
  #after(time) {
    return this.#moments().find((one) => one > time + EDGE) ?? this.end;
  }

  #moments() {
    return this.#shown.flatMap(({ start, end }) => (end === undefined ? [start] : [start, end]))
      .sort((one, other) => one - other);
  }

  // MARK: Drawing

  /** @param {string} text */
  #say(text) {
    find("timeline-said").textContent = text || summary(this.#shown);
  }

  #draw() {
    if (this.#isDue || this.#part.hidden || this.#track.offsetParent === null) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#paint();
      this.#placeHandle();
    });
  }

  #placeHandle() {
    const time = this.#time ?? this.end;
    const share = (time - this.#first) / this.#length;
    find("handle").style.left = `${Math.min(1, Math.max(0, share)) * 100}%`;
    const { dataset } = this.#track;
    dataset.time = time.toFixed(3);
    const track = this.#track;
    track.setAttribute("aria-valuemin", this.#start.toFixed(2));
    track.setAttribute("aria-valuemax", this.end.toFixed(2));
    track.setAttribute("aria-valuenow", time.toFixed(2));
    const mark = this.#shown.findLast(({ start }) => start <= time + EDGE);
    track.setAttribute("aria-valuetext", this.#time === null
      ? "live" : `${time.toFixed(2)} seconds${mark ? `, after ${told(mark)}` : ""}`);
    find("zoom-out", HTMLButtonElement).disabled = this.#length >= this.end - this.#start;
    find("zoom-in", HTMLButtonElement).disabled = this.#length <= SHORTEST;
    if (!this.#track.matches(":hover")) this.#say("");
  }

  #paint() {
    const width = this.#track.clientWidth;
    const ratio = devicePixelRatio;
    const canvas = this.#canvas;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(HEIGHT * ratio)) canvas.height = Math.round(HEIGHT * ratio);
    const context = canvas.getContext("2d");
    if (!context) return;
    const style = getComputedStyle(this.#part);
    /** @param {string} name */
    const color = (name) => style.getPropertyValue(name);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, HEIGHT);
    const [first, length] = [this.#first, this.#length];
    /** @param {number} time */
    const at = (time) => ((time - first) / length) * width;
    this.#paintAxis(context, width, at, color);
    for (const mark of this.#shown) {
      const end = mark.end ?? (isLong(mark) ? this.end : mark.start);
      if (end < first || mark.start > first + length) continue;
      context.fillStyle = color(COLORS[mark.kind]);
      paintMark(context, mark, at(mark.start), at(end));
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {(time: number) => number} at
   * @param {(name: string) => string} color
   */
  #paintAxis(context, width, at, color) {
    const [first, length] = [this.#first, this.#length];
    const step = TICKS.find((one) => (one / length) * width >= TICK_WIDTH) ?? 600;
    context.font = `11px ${color("--mono")}`;
    context.textBaseline = "alphabetic";
    for (let time = Math.ceil(first / step) * step; time <= first + length; time += step) {
      const x = at(time);
      context.fillStyle = color("--line");
      context.fillRect(Math.round(x), 0, 1, HEIGHT - AXIS + 3);
      context.fillStyle = color("--faint");
      const words = `${+time.toFixed(1)} s`;
      const half = context.measureText(words).width / 2;
      if (x - half < 0 || x + half > width) continue;
      context.fillText(words, x - half, HEIGHT - 3);
    }
  }
}

/** @param {Mark} mark */
const isLong = ({ kind, end }) => end === undefined && ["touch", "key", "press"].includes(kind);

// An event with a duration is a bar, and an instant is a stroke. Each kind has its own row, height
// and color.
/** @param {CanvasRenderingContext2D} context @param {Mark} mark @param {number} x @param {number} end */
function paintMark(context, mark, x, end) {
  const { kind } = mark;
  const bottom = TOP + 3 * ROW;
  if (kind === "scene" || kind === "fault") {
    context.fillRect(Math.round(x) - 1, 0, 2, bottom);
    context.beginPath();
    context.moveTo(x - 4, 0);
    context.lineTo(x + 4, 0);
    context.lineTo(x, kind === "fault" ? 7 : 5);
    context.fill();
    return;
  }
  const top = TOP + PLACES[kind] * ROW;
  const width = Math.max(3, end - x);
  const finger = kind === "touch" ? Math.min(2, Math.max(0, (mark.finger ?? 1) - 1)) : 0;
  const height = { touch: 7, scroll: 5, key: 9, press: 7, remote: 9, motion: 5, command: 5 }[kind];
  context.beginPath();
  context.roundRect(x, top + finger * 2 + (ROW - 2 - height) / 2, width, height, 2);
  context.fill();
}

/** @param {Mark} mark */
function told({ kind, text, finger, start, end }) {
  const who = kind === "touch" && finger !== undefined && finger > 1 ? ` (finger ${finger})` : "";
  const long = end !== undefined && end - start >= 0.005 ? `, ${(end - start).toFixed(2)} s` : "";
  return `${kind === "scene" ? "scene " : ""}${text}${who}${long}`;
}

/** @param {Mark[]} marks */
function summary(marks) {
  if (marks.length === 0) return "No event yet.";
  return `${marks.length} event${marks.length > 1 ? "s" : ""}`;
}
