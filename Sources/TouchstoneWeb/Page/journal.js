// The journal of events, newest last.
import { findAll, targetOf } from "./find.js";
import { emphasize } from "./panel.js";

const MOST_LINES = 1000;
const SLACK = 1e-5; // seconds: the precision of the times that the app sends
const PAST_LINES = 300; // the number of journal lines shown before a moment of the past
const FUTURE_LINES = 40; // the number of lines shown after it
const NEAR = 24; // CSS pixels from the end within which the list scrolls automatically

export class Journal {
  #list;
  #follows = true; // until the user scrolls up; layout changes don't affect it
  #place = { top: 0, height: 0, content: 0 }; // as last measured
  /** @type {App.JournalLine[]} */
  #kept = []; // all lines, while the past is shown
  #window = { first: 0, end: 0 }; // the range of lines that the list shows

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} clearButton
   * @param {HTMLElement} details
   * @param {(details: string[]) => void} ask
   */
  constructor(list, clearButton, details, ask) {
    this.#list = list;
    clearButton.addEventListener("click", () => this.clear());
    list.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#follow()).observe(list);
    details.addEventListener("click", (event) => {
      const target = targetOf(event);
      if (!target?.dataset.detail) return;
      const isShown = target.getAttribute("aria-pressed") !== "true";
      target.setAttribute("aria-pressed", String(isShown));
      ask(chosen(details));
    });
    this.askAgain = () => ask(chosen(details));
  }

  /** @param {App.JournalLine[]} lines */
  add(lines) {
    const list = this.#list;
    list.append(...lines.slice(-MOST_LINES).map(row));
    const before = list.scrollHeight;
    while (list.childElementCount > MOST_LINES) list.firstElementChild?.remove();
    if (this.#follows) {
      this.#follow();
    } else {
      list.scrollTop -= before - list.scrollHeight; // keeps the visible lines in place
      this.#look();
    }
  }

  // Calls `go` with the moment of the line that the user chooses.
  /** @param {(time: number) => void} go */
  onChoose(go) {
    this.#list.addEventListener("click", (event) => {
      const time = targetOf(event)?.closest("li")?.dataset.time;
      if (time !== undefined && getSelection()?.isCollapsed !== false) go(Number(time));
    });
  }

  // Stores all lines, for a page that goes back in time.
  /** @param {App.JournalLine[]} lines */
  keep(lines) {
    this.#kept = lines;
    this.#window = { first: 0, end: -1 };
  }

  // Shows the lines around a moment. Later lines are gray.
  /** @param {number} time */
  showMoment(time) {
    const lines = this.#kept;
    let count = lines.findIndex((line) => line.time > time + SLACK);
    if (count < 0) count = lines.length;
    const { first, end } = this.#window;
    const isIn = count <= end && count >= first
      && (first === 0 || count - first >= FUTURE_LINES)
      && (end === lines.length || end - count >= FUTURE_LINES);
    if (!isIn) {
      const start = Math.max(0, count - PAST_LINES);
      const stop = Math.min(lines.length, count + PAST_LINES);
      this.#window = { first: start, end: stop };
      this.#list.replaceChildren(...lines.slice(start, stop).map(row));
    }
    const latest = count - 1 - this.#window.first;
    [...this.#list.children].forEach((line, place) => {
      line.classList.toggle("to-come", place > latest);
      line.classList.toggle("latest", place === latest);
    });
    this.#follows = false;
    const line = this.#list.children[Math.max(0, latest)];
    if (line instanceof HTMLElement) {
      this.#list.scrollTop = line.offsetTop - this.#list.offsetTop - this.#list.clientHeight / 2;
    }
    this.#look();
  }

  clear() {
    this.#kept = [];
    this.#list.replaceChildren();
    this.#follows = true;
    this.#look();
  }

  #follow() {
    if (this.#follows) this.#list.scrollTop = this.#list.scrollHeight;
    this.#look();
  }

  #look() {
    const { scrollTop: top, clientHeight: height, scrollHeight: content } = this.#list;
    this.#place = { top, height, content };
  }

  // If the size and content of the list are unchanged, only the user can have scrolled up.
  #scrolled() {
    const { top, height, content } = this.#place;
    const list = this.#list;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (isAtEnd) {
      this.#follows = true;
    } else if (
      list.scrollTop < top && list.clientHeight === height && list.scrollHeight === content
    ) {
      this.#follows = false;
    }
    if (this.#follows && !isAtEnd) this.#follow(); else this.#look();
  }
}

// Returns the switches that are on.
/** @param {HTMLElement} details */
function chosen(details) {
  return findAll(details, "[aria-pressed=true]").map(({ dataset }) => dataset.detail ?? "");
}

/** @param {App.JournalLine} line */
function row({ time, kind, touch, text }) {
  const line = document.createElement("li");
  line.dataset.kind = kind;
  line.dataset.time = String(time);
  const when = document.createElement("time");
  when.textContent = time.toFixed(2);
  const what = document.createElement("span");
  what.className = "what";
  what.append(...emphasize(text));
  const number = document.createElement("span");
  number.className = "touch";
  if (touch !== undefined) {
    number.textContent = String(touch);
    number.title = `Touch ${touch}`;
  }
  line.append(when, number, what);
  return line;
}
