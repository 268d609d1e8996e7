// The gesture timeline: a lane for each touch and for each recognizer that received it, from the
// first finger down until every recognizer has its outcome.
/** @import { Layers } from "./layers.js" */
import { breakable } from "./breaks.js";
import { partsOf, targetOf } from "./find.js";
import { describe, emphasize } from "./panel.js";

const SHORTEST = 0.4; // seconds: the shortest range that the lanes show
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300]; // seconds between two ticks
const MOST_TICKS = { wide: 6, narrow: 4.5 };
const NARROW = matchMedia("(max-width: 1239px)"); // as in lanes.css
const LATE = 0.82; // the share of a narrow track after which a label doesn't fit

/** @type {Record<App.SegmentState, string>} */
const WORDS = {
  possible: "possible", waiting: "ready and waiting", active: "in progress",
  recognized: "recognized", failed: "failed", cancelled: "cancelled", absent: "not involved",
  held: "held back", delivered: "delivered to its view",
  taken: "taken from its view", unwanted: "not handled",
};

// A mark on a track, in seconds.
/** @typedef {{ state: App.SegmentState | "lift", start: number, end?: number }} Mark */

/**
 * @typedef {{ kind: "axis" } | { kind: "touch", touch: App.DebatedTouch }
 *   | { kind: "view", view?: App.InspectedObject } | { kind: "lane", lane: App.Lane }} Row
 */

export class Lanes {
  #place;
  #detail;
  #layers;
  /** @type {App.Debate | null} */
  #debate = null;
  #heard = 0; // the page's time when the timeline was received
  #frame = 0;
  /** @type {HTMLElement | null} */
  #target = null; // the element under the pointer
  /** @type {HTMLElement | null} */
  #focused = null; // the lane with the keyboard focus
  /** @type {HTMLElement | null} */
  #pinned = null;
  /** @type {({ element: HTMLElement } & Mark)[]} */
  #bars = [];
  /** @type {HTMLElement | null} */
  #axis = null;

  pace = 1; // seconds of the app's clock for each second of the page's

  /** @param {HTMLElement} place @param {HTMLElement} detail @param {Layers} layers */
  constructor(place, detail, layers) {
    this.#place = place;
    this.#detail = detail;
    this.#layers = layers;
    place.addEventListener("pointerover", (event) => this.#look(targetOf(event)));
    place.addEventListener("pointerleave", () => this.#look(null));
    place.addEventListener("focusin", (event) => {
      const target = targetOf(event);
      this.#focused = target?.matches(":focus-visible") ? target : null;
      this.#tell();
    });
    place.addEventListener("focusout", () => {
      this.#focused = null;
      this.#tell();
    });
    place.addEventListener("click", (event) => {
      const bar = barOf(targetOf(event));
      this.#pin(bar === this.#pinned ? null : bar);
    });
  }

  /** @param {App.Debate} debate */
  show(debate) {
    if (debate.start !== this.#debate?.start) this.clear();
    this.#debate = debate;
    this.#heard = performance.now();
    this.#build(debate);
    this.#place.dataset.over = String(debate.over);
    this.#run();
    this.#tell();
  }

  clear() {
    cancelAnimationFrame(this.#frame);
    this.#debate = null;
    this.#pinned = null;
    this.#place.replaceChildren();
    this.#axis = null;
    this.#tell();
  }

  // MARK: Rows

  /** @param {App.Debate} debate */
  #build({ touches, groups }) {
    this.#bars = [];
    /** @type {Row[]} */
    const rows = [{ kind: "axis" }];
    for (const touch of touches) rows.push({ kind: "touch", touch });
    for (const { view, lanes } of groups) {
      rows.push({ kind: "view", view });
      for (const lane of lanes) rows.push({ kind: "lane", lane });
    }
    const children = partsOf(this.#place);
    rows.forEach((row, index) => {
      const { kind } = row;
      let element = children[index];
      if (element?.dataset.kind !== kind) {
        const made = this.#make(kind);
        if (element) element.before(made); else this.#place.append(made);
        if (element) children.splice(index, 0, made); else children.push(made);
        element = made;
      }
      if (row.kind === "axis") this.#axis = partsOf(element).at(-1) ?? null;
      if (row.kind === "view") this.#fillView(element, row.view);
      if (row.kind === "touch") this.#fillTouch(element, row.touch);
      if (row.kind === "lane") this.#fillLane(element, row.lane);
    });
    for (const extra of children.slice(rows.length)) extra.remove();
  }

  /** @param {string} kind */
  #make(kind) {
    const element = document.createElement("div");
    element.dataset.kind = kind;
    element.className = kind === "view" ? "lane-view" : "lane";
    if (kind === "view") return element;
    for (const part of ["who", "track", "outcome"]) {
      if (kind === "axis" && part === "outcome") continue;
      const child = document.createElement("div");
      child.className = part;
      element.append(child);
    }
    if (kind !== "axis") element.tabIndex = 0;
    return element;
  }

  /** @param {HTMLElement} element @param {App.InspectedObject} [view] */
  #fillView(element, view) {
    const shown = JSON.stringify(view ?? null);
    if (element.dataset.shown === shown) return;
    element.dataset.shown = shown;
    element.dataset.node = String(view?.node ?? "");
    element.replaceChildren(view ? describe(view) : "no view");
  }

  /** @param {HTMLElement} element @param {App.DebatedTouch} touch */
  #fillTouch(element, touch) {
    const [who, track, outcome] = partsOf(element);
    setText(who, `Touch ${touch.number}`);
    element.dataset.node = String(touch.view?.node ?? "");
    this.#fillTrack(track, touch.segments, touch.lift);
    const last = touch.segments.at(-1);
    outcome.dataset.name = last?.state ?? "";
    say(outcome, last?.cause ?? "");
  }

  /** @param {HTMLElement} element @param {App.Lane} lane */
  #fillLane(element, lane) {
    const [who, track, outcome] = partsOf(element);
    const { class: type, name } = lane.recognizer;
    setName(who, name.replace(/^(?:UI)?(\w+?)GestureRecognizer/, "$1"));
    who.title = type;
    this.#fillTrack(track, lane.attempts.flatMap(({ segments }) => segments));
    const { verdict, segments } = lane.attempts[lane.attempts.length - 1];
    const last = segments[segments.length - 1];
    outcome.dataset.name = verdict?.name ?? last.state;
    const again = lane.attempts.length > 1 ? `${lane.attempts.length}×, finally ` : "";
    say(outcome, again + (verdict?.text ?? (last.cause || WORDS[last.state])));
    const whole = lane.attempts.flatMap(({ segments }) => segments.map(story)).join("; ");
    element.dataset.story = whole;
    element.setAttribute("aria-label", `${who.textContent}: ${whole.replaceAll("*", "")}`);
  }

  /** @param {HTMLElement} track @param {App.Segment[]} segments @param {number} [lift] */
  #fillTrack(track, segments, lift) {
    const parts = partsOf(track);
    const count = segments.length + (lift === undefined ? 0 : 1);
    for (const extra of parts.slice(count)) extra.remove();
    /** @param {Mark} mark @param {number} index @param {string} told */
    const show = (mark, index, told) => {
      const element = parts[index] ?? track.appendChild(document.createElement("div"));
      element.className = mark.state === "lift" ? "lift" : "bar";
      element.dataset.state = mark.state;
      element.dataset.story = told;
      this.#bars.push({ element, ...mark });
    };
    segments.forEach((segment, index) => show(segment, index, story(segment)));
    if (lift !== undefined) show({ state: "lift", start: lift, end: lift }, segments.length, "");
  }

  // MARK: Time

  #run() {
    cancelAnimationFrame(this.#frame);
    if (!this.#debate || !this.#axis) return;
    this.#layOut(this.#debate, this.#axis);
    if (!this.#debate.over) this.#frame = requestAnimationFrame(() => this.#run());
  }

  /** @param {App.Debate} debate @param {HTMLElement} axis */
  #layOut({ over, end, now }, axis) {
    const present = over ? end : Math.max(end, now + this.pace * (performance.now() - this.#heard) / 1000);
    const whole = Math.max(SHORTEST, present) * 1.02;
    /** @param {number} time */
    const share = (time) => `${(time / whole) * 100}%`;
    for (const { element, state, start, end } of this.#bars) {
      const stop = state === "absent" ? present : end; // an absent lane has no length of its own
      element.style.left = share(start);
      element.style.width = share(Math.max(0, (stop ?? present) - start));
    }
    const most = NARROW.matches ? MOST_TICKS.narrow : MOST_TICKS.wide;
    const step = TICKS.find((step) => whole / step <= most) ?? 600;
    const count = Math.floor(whole / step) + 1;
    const shown = `${step} ${count}`;
    if (axis.dataset.shown !== shown) {
      axis.dataset.shown = shown;
      axis.replaceChildren(...Array.from({ length: count }, (_, index) => {
        const tick = document.createElement("span");
        tick.textContent = index === 0 ? "0" : `${+(index * step).toFixed(1)} s`;
        return tick;
      }));
    }
    partsOf(axis).forEach((tick, index) => {
      tick.style.left = share(index * step);
      tick.classList.toggle("late", (index * step) / whole > LATE);
    });
    this.#place.style.setProperty("--tick", String(step / whole));
  }

  // MARK: Detail

  /** @param {HTMLElement | null} bar */
  #pin(bar) {
    this.#pinned?.classList.remove("pinned");
    this.#pinned = bar;
    bar?.classList.add("pinned");
    this.#look(bar);
  }

  // Outlines the view of the element under the pointer, and describes the element.
  /** @param {HTMLElement | null} target */
  #look(target) {
    const row = target?.closest("[data-kind]");
    const node = row instanceof HTMLElement ? row.dataset.node : "";
    this.#layers.highlight(node ? Number(node) : null);
    this.#target = target;
    this.#tell();
  }

  // Describes the element under the pointer or, in this order, the pinned bar, the focused lane, or
  // the winners.
  #tell() {
    const bar = barOf(this.#target)
      ?? (this.#pinned?.isConnected ? this.#pinned : null);
    const text = bar?.dataset.story ?? this.#focused?.dataset.story ?? this.#summary();
    if (this.#detail.dataset.text === text) return;
    this.#detail.dataset.text = text;
    this.#detail.replaceChildren(...emphasize(text));
  }

  #summary() {
    if (!this.#debate) return "";
    const winners = this.#debate.groups.flatMap(({ view, lanes }) => lanes
      .filter(({ attempts }) => attempts.some(({ verdict, segments }) =>
        verdict?.name === "recognized"
        || segments.some(({ state }) => state === "active" || state === "recognized")))
      .map(({ recognizer }) => {
        const place = view ? ` on *${view.name}*` : "";
        return `*${recognizer.name}*${place}`;
      }));
    if (winners.length > 0) return `Recognized: ${winners.join(", ")}.`;
    if (this.#debate.groups.length > 0 && !this.#debate.over) return "Not decided yet.";
    const keepers = [...new Set(this.#debate.touches.flatMap(({ keeper }) =>
      (keeper ? [`*${keeper.name}*`] : [])))];
    if (keepers.length > 0) {
      return `${keepers.join(" and ")} handled the touch; no gesture was recognized.`;
    }
    return this.#debate.groups.length > 0
      ? "No gesture was recognized, and no responder handled the touch."
      : "No responder handled the touch, and no recognizer received it.";
  }
}

/** @param {HTMLElement | null} target */
function barOf(target) {
  const bar = target?.closest(".bar");
  return bar instanceof HTMLElement ? bar : null;
}

/** @param {number} time */
const seconds = (time) => `${time.toFixed(3)} s`;

/** @param {App.Segment} segment */
function story({ state, start, end, cause, changes }) {
  const when = end === undefined
    ? `since ${seconds(start)}`
    : end - start < 0.0005 ? `at ${seconds(start)}` : `${seconds(start)} to ${seconds(end)}`;
  const often = changes > 0 ? `, changed ${changes} times` : "";
  const words = cause || WORDS[state];
  return `${when}: ${words}${often}`;
}

/** @param {HTMLElement} element @param {string} text */
function say(element, text) {
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  element.replaceChildren(...emphasize(text));
}

/** @param {HTMLElement} element @param {string} name */
function setName(element, name) {
  if (element.textContent !== name) element.replaceChildren(...breakable(name));
}

/** @param {HTMLElement} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
