// The debate: a lane for each touch and for each recognizer that was offered it, from the first
// finger down until the last recognizer has its verdict.
import { describe, emphasize } from "./panel.js";

const SHORTEST = 0.4; // seconds that the lanes show at least
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300]; // seconds between two marks
const MOST_TICKS = 6;

const WORDS = {
  possible: "possible", waiting: "ready and waiting", active: "under way", recognized: "recognized",
  failed: "failed", cancelled: "cancelled", absent: "no part in it", held: "held back",
  delivered: "with its view", taken: "not with its view", unwanted: "with nobody",
};

export class Lanes {
  #place;
  #detail;
  #layers;
  #debate = null;
  #heard = 0; // the page's clock when the debate was heard
  #frame = 0;
  #target = null; // what the pointer is on
  #focused = null; // the lane that keys have chosen
  #pinned = null;
  #bars = []; // { element, start, end } in seconds
  #axis;

  constructor(place, detail, layers) {
    this.#place = place;
    this.#detail = detail;
    this.#layers = layers;
    place.addEventListener("pointerover", (event) => this.#look(event.target));
    place.addEventListener("pointerleave", () => this.#look(null));
    place.addEventListener("focusin", ({ target }) => {
      this.#focused = target.matches(":focus-visible") ? target : null;
      this.#tell();
    });
    place.addEventListener("focusout", () => {
      this.#focused = null;
      this.#tell();
    });
    place.addEventListener("click", (event) => {
      const bar = event.target.closest(".bar");
      this.#pin(bar === this.#pinned ? null : bar);
    });
  }

  show(debate) {
    if (debate.start !== this.#debate?.start) this.clear();
    this.#debate = debate;
    this.#heard = performance.now();
    this.#build();
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

  #build() {
    const { touches, groups } = this.#debate;
    this.#bars = [];
    const rows = [{ axis: true }, ...touches.map((touch) => ({ touch }))];
    for (const { view, lanes } of groups) {
      rows.push({ view });
      for (const lane of lanes) rows.push({ lane });
    }
    const children = [...this.#place.children];
    rows.forEach((row, index) => {
      const kind = Object.keys(row)[0];
      let element = children[index];
      if (element?.dataset.kind !== kind) {
        const made = this.#make(kind);
        if (element) element.before(made); else this.#place.append(made);
        if (element) children.splice(index, 0, made); else children.push(made);
        element = made;
      }
      if (kind === "axis") this.#axis = element.lastElementChild;
      if (kind === "view") this.#fillView(element, row.view);
      if (kind === "touch") this.#fillTouch(element, row.touch);
      if (kind === "lane") this.#fillLane(element, row.lane);
    });
    for (const extra of children.slice(rows.length)) extra.remove();
  }

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

  #fillView(element, view) {
    const shown = JSON.stringify(view ?? null);
    if (element.dataset.shown === shown) return;
    element.dataset.shown = shown;
    element.dataset.node = view?.node ?? "";
    element.replaceChildren(view ? describe(view) : "no view");
  }

  #fillTouch(element, touch) {
    const [who, track, outcome] = element.children;
    setText(who, `Touch ${touch.number}`);
    element.dataset.node = touch.view?.node ?? "";
    this.#fillTrack(track, touch.segments, touch.lift);
    const last = touch.segments.at(-1);
    outcome.dataset.name = last?.state ?? "";
    say(outcome, last?.cause ?? "");
  }

  #fillLane(element, lane) {
    const [who, track, outcome] = element.children;
    const { class: type, name } = lane.recognizer;
    setText(who, name.replace(/^(?:UI)?(\w+?)GestureRecognizer/, "$1"));
    who.title = type;
    this.#fillTrack(track, lane.journeys.flatMap(({ segments }) => segments));
    const { verdict, segments } = lane.journeys.at(-1);
    const last = segments.at(-1);
    outcome.dataset.name = verdict?.name ?? last.state;
    const again = lane.journeys.length > 1 ? `${lane.journeys.length}×, at last ` : "";
    say(outcome, again + (verdict?.text ?? (last.cause || WORDS[last.state])));
    const whole = lane.journeys.flatMap(({ segments }) => segments.map(story)).join("; ");
    element.dataset.story = whole;
    element.setAttribute("aria-label", `${who.textContent}: ${whole.replaceAll("*", "")}`);
  }

  #fillTrack(track, segments, lift) {
    const marks = lift === undefined || lift === null ? [] : [{ state: "lift", start: lift, end: lift }];
    const all = [...segments, ...marks];
    while (track.childElementCount > all.length) track.lastElementChild.remove();
    all.forEach((segment, index) => {
      const element = track.children[index] ?? track.appendChild(document.createElement("div"));
      element.className = segment.state === "lift" ? "lift" : "bar";
      element.dataset.state = segment.state;
      element.dataset.story = segment.state === "lift" ? "" : story(segment);
      this.#bars.push({ element, ...segment });
    });
  }

  // MARK: Time

  #run() {
    cancelAnimationFrame(this.#frame);
    if (!this.#debate) return;
    this.#layOut();
    if (!this.#debate.over) this.#frame = requestAnimationFrame(() => this.#run());
  }

  #layOut() {
    const { over, end, now } = this.#debate;
    const present = over ? end : Math.max(end, now + (performance.now() - this.#heard) / 1000);
    const whole = Math.max(SHORTEST, present) * 1.02;
    const share = (time) => `${(time / whole) * 100}%`;
    for (const { element, state, start, end } of this.#bars) {
      const stop = state === "absent" ? present : end; // it has no length of its own
      element.style.left = share(start);
      element.style.width = share(Math.max(0, (stop ?? present) - start));
    }
    const step = TICKS.find((step) => whole / step <= MOST_TICKS) ?? 600;
    const count = Math.floor(whole / step) + 1;
    const shown = `${step} ${count}`;
    if (this.#axis.dataset.shown !== shown) {
      this.#axis.dataset.shown = shown;
      this.#axis.replaceChildren(...Array.from({ length: count }, (_, index) => {
        const tick = document.createElement("span");
        tick.textContent = index === 0 ? "0" : `${+(index * step).toFixed(1)} s`;
        return tick;
      }));
    }
    [...this.#axis.children].forEach((tick, index) => { tick.style.left = share(index * step); });
    this.#place.style.setProperty("--tick", step / whole);
  }

  // MARK: Detail

  #pin(bar) {
    this.#pinned?.classList.remove("pinned");
    this.#pinned = bar;
    bar?.classList.add("pinned");
    this.#look(bar);
  }

  // Outlines the view of what lies under the pointer, and tells of it.
  #look(target) {
    const row = target?.closest?.("[data-kind]");
    const node = Number(row?.dataset.node || NaN);
    this.#layers.highlight(row?.dataset.node && !Number.isNaN(node) ? node : null);
    this.#target = target;
    this.#tell();
  }

  // Says what lies under the pointer, or else what is pinned or has the focus, or else who won.
  #tell() {
    const bar = this.#target?.closest?.(".bar")
      ?? (this.#pinned?.isConnected ? this.#pinned : null);
    const text = bar?.dataset.story ?? this.#focused?.dataset.story ?? this.#summary();
    if (this.#detail.dataset.text === text) return;
    this.#detail.dataset.text = text;
    this.#detail.replaceChildren(...emphasize(text));
  }

  #summary() {
    if (!this.#debate) return "";
    const winners = this.#debate.groups.flatMap(({ view, lanes }) => lanes
      .filter(({ journeys }) => journeys.some(({ verdict, segments }) =>
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
    if (keepers.length > 0) return `${keepers.join(" and ")} kept the touch; no gesture took it.`;
    return this.#debate.groups.length > 0
      ? "Nothing was recognized, and nobody kept the touch."
      : "Nobody kept the touch, and no recognizer was offered it.";
  }
}

const seconds = (time) => `${time.toFixed(3)} s`;

function story({ state, start, end, cause, changes }) {
  const when = end === undefined || end === null
    ? `since ${seconds(start)}`
    : end - start < 0.0005 ? `at ${seconds(start)}` : `${seconds(start)} to ${seconds(end)}`;
  const often = changes > 0 ? `, changed ${changes} times` : "";
  const words = cause || WORDS[state];
  return `${when}: ${words}${often}`;
}

function say(element, text) {
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  element.replaceChildren(...emphasize(text));
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
