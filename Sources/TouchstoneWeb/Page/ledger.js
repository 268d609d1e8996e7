// The latency log: the time of each event in each stage, compared with its budget.
import { find, targetOf } from "./find.js";

const MOST_ROWS = 12; // events that are listed
const SPAN = 1.3; // a row's length in total budgets, or the event's own length if that is longer

/** @type {Record<App.LatencyStage, string>} */
const NAMES = {
  device: "device", host: "host", queue: "queue", hitTest: "hit test", recognizers: "recognizers",
  responders: "touch methods", action: "action", frame: "frame", shown: "shown",
};
/** @type {Record<string, string>} */
const WORDS = {
  whole: "too late", handling: "slow handler", queue: "long in the queue", frame: "slow frame",
};

export class Ledger {
  #part;
  #tell;
  /** @type {App.LatencyEvent[]} */
  #events = []; // newest last
  #budget = 100; // milliseconds for the whole path
  /** @type {number | null} */
  #chosen = null; // the event whose stages are shown; by default, the last one over budget

  /**
   * @param {HTMLDetailsElement} part
   * @param {(message: App.ClientMessage) => void} tell
   */
  constructor(part, tell) {
    this.#part = part;
    this.#tell = tell;
    part.addEventListener("toggle", () => this.askAgain());
    find("ledger-clear").addEventListener("click", () => this.#clear());
    find("ledger-trace").addEventListener("click", () => tell({
      kind: "ask", version: 2, id: "latency", verb: "latency", arguments: { format: "chrome" },
    }));
    find("ledger-events").addEventListener("click", (event) => {
      const number = targetOf(event)?.closest("button")?.dataset.number;
      if (number !== undefined) this.#choose(Number(number));
    });
    this.#draw();
  }

  // Tells a new connection whether the log is shown.
  askAgain() {
    this.#clear();
    this.#tell({ kind: "latency", shown: this.#part.open });
  }

  /** @param {App.Latency} ledger */
  show({ budgets, events }) {
    this.#budget = budgets.whole;
    this.#events = [...this.#events, ...events].slice(-MOST_ROWS);
    if (!this.#events.some(({ number }) => number === this.#chosen)) this.#chosen = null;
    this.#draw();
  }

  // Offers the trace file after the app has written it.
  /** @param {App.ProgramAnswer} answer */
  answered({ id, result }) {
    if (id !== "latency" || !result) return;
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(result)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "touchstone-latency.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  #clear() {
    this.#events = [];
    this.#chosen = null;
    this.#draw();
  }

  /** @param {number} number */
  #choose(number) {
    this.#chosen = this.#chosen === number ? null : number;
    this.#draw();
    const row = find("ledger-events").querySelector(`button[data-number="${number}"]`);
    if (row instanceof HTMLElement) row.focus();
  }

  #draw() {
    const told = this.#events.find(({ number }) => number === this.#chosen)
      ?? this.#events.findLast(({ exceeded }) => exceeded.length > 0) ?? this.#events.at(-1);
    find("ledger-advice").hidden = told !== undefined;
    for (const id of ["ledger-tools", "ledger-legend"]) find(id).hidden = told === undefined;
    find("ledger-sentence").textContent = told ? plain(told.sentence) : "";
    const slow = this.#events.filter(({ exceeded }) => exceeded.length > 0).length;
    find("ledger-count").textContent = slow ? `${slow} of ${this.#events.length} slow` : "";
    this.#part.dataset.slow = String(slow > 0);
    find("ledger-events").replaceChildren(
      ...this.#events.toReversed().map((event) => this.#row(event, event === told)));
    find("ledger-legend").replaceChildren(...(told ? legend(told) : []));
  }

  /** @param {App.LatencyEvent} event @param {boolean} isTold */
  #row(event, isTold) {
    const row = document.createElement("button");
    row.type = "button";
    row.dataset.number = String(event.number);
    row.setAttribute("aria-pressed", String(isTold));
    row.title = plain(event.sentence);
    const name = element("span", "name", event.label);
    if (event.samples > 1) {
      const gathered = element("span", "samples", ` ×${event.samples}`);
      gathered.title = `${event.samples} samples combined`;
      name.append(gathered);
    }
    const bar = element("span", "bar", "");
    bar.setAttribute("aria-hidden", "true");
    const span = Math.max(this.#budget * SPAN, event.total);
    for (const { stage, at, for: time } of event.stages) {
      const piece = element("i", "", "");
      piece.dataset.stage = stage;
      piece.style.insetInlineStart = `${(100 * at) / span}%`;
      piece.style.inlineSize = `${(100 * time) / span}%`;
      bar.append(piece);
    }
    const limit = element("b", "", "");
    limit.style.insetInlineStart = `${(100 * this.#budget) / span}%`;
    limit.title = `${this.#budget} ms`;
    bar.append(limit);
    const over = event.exceeded[0];
    const mark = element("span", "mark", over ? WORDS[over] ?? over : "");
    row.append(name, bar, element("span", "total", milliseconds(event.total)), mark);
    const item = document.createElement("li");
    item.dataset.exceeded = event.exceeded.join(" ");
    item.append(row);
    return item;
  }
}

// Lists the stages of one event with their durations.
/** @param {App.LatencyEvent} event */
function legend({ stages, slowest, exceeded }) {
  /** @type {Map<App.LatencyStage, number>} */
  const sums = new Map();
  for (const { stage, for: time } of stages) sums.set(stage, (sums.get(stage) ?? 0) + time);
  return [...sums].map(([stage, time]) => {
    const item = element("li", exceeded.length > 0 && stage === slowest ? "blamed" : "", "");
    item.dataset.stage = stage;
    item.append(element("span", "stage", NAMES[stage]), " ", element("span", "time", milliseconds(time)));
    return item;
  });
}

/** @param {number} time */
function milliseconds(time) {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}

// Removes the asterisks that mark names in sentences.
/** @param {string} sentence */
function plain(sentence) {
  return sentence.replaceAll("*", "");
}

/** @param {string} tag @param {string} kind @param {string} text */
function element(tag, kind, text) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}
