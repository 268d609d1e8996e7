// The delivery path of a touch as it happens: the queue, the hit test on the stage, sendEvent,
// recognizers and the responder chain. Its clock can be slowed, paused and stepped.
/** @import { Layers } from "./layers.js" */
import { find, findAll, targetOf } from "./find.js";

const VISIT = 90; // milliseconds for each view if the clock is slow or paused
const STAY = 1400; // milliseconds after the last step until the frames leave the stage
const MOST_CHIPS = 48; // samples that are shown individually
const MOST_LINES = 3; // lines for each station
const ORDINARY = 1;

export class Road {
  #part;
  #layers;
  #walk;
  #tell;
  #rate = ORDINARY;
  /** @type {App.RoadStep[]} */
  #shown = []; // the hit test and chain steps that are on the stage
  /** @type {string[]} */
  #queued = []; // the texts of the samples in the app's queue
  #timer = 0;

  /**
   * @param {HTMLDetailsElement} part
   * @param {HTMLElement} walk
   * @param {Layers} layers
   * @param {(message: App.RoadMessage) => void} tell
   */
  constructor(part, walk, layers, tell) {
    this.#part = part;
    this.#walk = walk;
    this.#layers = layers;
    this.#tell = tell;
    part.addEventListener("toggle", () => {
      if (!part.open) this.#setPace(ORDINARY);
      this.askAgain();
      if (!part.open) this.clear();
    });
    find("paces").addEventListener("click", (event) => {
      const rate = targetOf(event)?.closest("button")?.dataset.rate;
      if (rate !== undefined) this.#setPace(Number(rate));
    });
    find("step-on").addEventListener("click", () => tell({ kind: "step" }));
    this.#showPace();
  }

  // A read-only page can't control the clock.
  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    find("road-clock").hidden = isReadOnly;
  }

  // Tells a new connection whether the delivery path is shown.
  askAgain() {
    this.#tell({ kind: "road", shown: this.#part.open });
  }

  clear() {
    clearTimeout(this.#timer);
    this.#shown = [];
    this.#queued = [];
    this.#walk.replaceChildren();
    for (const list of findAll(this.#part, ".station ol")) list.replaceChildren();
    for (const station of findAll(this.#part, ".station")) station.classList.remove("lit");
    this.#showQueue([], 0);
  }

  // Called when views have moved.
  follow() {
    for (const [index, frame] of [...this.#walk.children].entries()) {
      const node = this.#shown[index]?.node;
      if (frame instanceof HTMLElement && node !== undefined) this.#layers.frame(frame, node);
    }
  }

  /** @param {App.Road} road */
  show({ rate, time, waiting, next, steps }) {
    this.#rate = rate;
    this.#showPace();
    find("road-time").textContent = `${time.toFixed(4)} s`;
    for (const step of steps) this.#take(step);
    this.#showQueue(next, waiting);
    this.#play(steps);
  }

  /** @param {number} rate */
  #setPace(rate) {
    this.#rate = rate;
    this.#tell({ kind: "pace", rate });
    this.#showPace();
  }

  #showPace() {
    for (const button of findAll(find("paces"), "button")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.rate) === this.#rate));
    }
    find("step-on", HTMLButtonElement).disabled = this.#rate !== 0;
    this.#part.dataset.pace = this.#rate === 0 ? "paused" : this.#rate < 1 ? "slow" : "ordinary";
  }

  // Shows a step at its station: keeps the last few lines and highlights the station.
  /** @param {App.RoadStep} step */
  #take(step) {
    const { station, text, touch, samples } = step;
    if (station === "queue") this.#queued.push(text);
    // A sent event has left the queue: all moves as one, or one sample that isn't a move.
    if (station === "application") this.#queued = [];
    const place = this.#part.querySelector(
      `.station[data-station="${station === "coalesce" ? "queue" : station}"]`);
    if (!(place instanceof HTMLElement)) return;
    if (station !== "queue") {
      const line = document.createElement("li");
      line.textContent = text;
      if (step.outcome) line.dataset.outcome = step.outcome;
      if (touch !== undefined) line.title = `Touch ${touch}`;
      if (samples !== undefined) line.className = "coalesced";
      const list = place.querySelector("ol");
      list?.append(line);
      while (list && list.childElementCount > MOST_LINES) list.firstElementChild?.remove();
    }
    place.classList.remove("lit");
    place.getBoundingClientRect(); // restarts the highlight animation
    place.classList.add("lit");
  }

  // Samples that wait for their time come after those that wait for the frame.
  /** @param {string[]} next @param {number} waiting */
  #showQueue(next, waiting) {
    const chips = [
      ...this.#queued.map((text) => chip(text, "queued")),
      ...next.map((text) => chip(text, "waiting")),
    ].slice(0, MOST_CHIPS);
    find("queue-chips").replaceChildren(...chips);
    const count = this.#queued.length + waiting;
    find("queue-count").textContent = count === 0 ? "empty" : String(count);
  }

  // Animates the hit test and then the responder chain. The responder that consumed the touch stays
  // highlighted.
  /** @param {App.RoadStep[]} steps */
  #play(steps) {
    const seen = steps.filter(
      ({ station, node }) => node !== undefined && (station === "hitTest" || station === "chain"));
    if (seen.length === 0) return;
    clearTimeout(this.#timer);
    this.#shown = seen;
    this.#walk.replaceChildren(...seen.map((step) => frame(step)));
    this.follow();
    const frames = [...this.#walk.children];
    const kept = seen.findLastIndex(({ outcome }) => outcome === "kept");
    const isSlow = this.#rate < ORDINARY
      && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    let place = isSlow ? 0 : frames.length - 1;
    const go = () => {
      frames.forEach((one, index) => {
        one.classList.toggle("past", index < place);
        one.classList.toggle("now", index === place);
        one.classList.toggle("to-come", index > place);
      });
      if (place < frames.length - 1) {
        place += 1;
        this.#timer = setTimeout(go, VISIT);
        return;
      }
      this.#timer = setTimeout(() => {
        frames.forEach((one, index) => one.classList.toggle("gone", index !== kept));
      }, STAY);
    };
    go();
  }
}

/** @param {string} text @param {string} kind */
function chip(text, kind) {
  const element = document.createElement("i");
  element.className = kind;
  element.title = text;
  const phase = /began|moved|ended|cancelled/.exec(text)?.[0] ?? "other";
  element.dataset.phase = phase;
  element.textContent = phase[0];
  return element;
}

/** @param {App.RoadStep} step */
function frame({ station, outcome, text }) {
  const element = document.createElement("div");
  element.className = station;
  element.dataset.outcome = outcome ?? "";
  element.dataset.text = text;
  return element;
}
