// What happened, newest last.
/** @import { GoOn } from "./go-on.js" */
import { findAll, targetOf } from "./find.js";
import { emphasize } from "./panel.js";

const MOST_LINES = 1000;
const NEAR = 24; // CSS pixels from the end within which the list follows

export class Journal {
  #list;
  #follows = true; // until a person scrolls up, whatever happens to the layout
  #place = { top: 0, height: 0, content: 0 }; // as of the last look

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} clearButton
   * @param {HTMLElement} details
   * @param {(details: string[]) => void} ask
   * @param {GoOn} goOn
   */
  constructor(list, clearButton, details, ask, goOn) {
    this.#list = list;
    clearButton.addEventListener("click", () => this.clear());
    list.addEventListener("scroll", () => this.#scrolled());
    list.addEventListener("click", (event) => this.#offer(targetOf(event), goOn));
    list.addEventListener("keydown", (event) => this.#walk(event));
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
      list.scrollTop -= before - list.scrollHeight; // what is being read stays where it is
      this.#look();
    }
  }

  clear() {
    this.#list.replaceChildren();
    this.#follows = true;
    this.#look();
  }

  // A line's time offers to go on from there.
  /** @param {HTMLElement | null} target @param {GoOn} goOn */
  #offer(target, goOn) {
    const line = target?.closest("li");
    if (!line || !target?.closest("button")) return;
    const time = Number(line.dataset.time);
    const wasOpen = line.querySelector(".go-on") !== null;
    this.#list.querySelector(".go-on")?.remove();
    if (target.closest(".go-on")) return goOn.from(time);
    if (wasOpen || !goOn.isPossible) return;
    const offer = document.createElement("button");
    offer.type = "button";
    offer.className = "go-on";
    offer.textContent = "Go on from here";
    offer.title = "Starts afresh, plays the session up to this line, and takes your touches from there";
    line.append(offer);
    offer.focus();
  }

  // Up and down go from line to line.
  /** @param {KeyboardEvent} event */
  #walk(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    const present = document.activeElement?.closest("li");
    const next = present
      ? step < 0 ? present.previousElementSibling : present.nextElementSibling
      : this.#list.lastElementChild;
    const time = next?.querySelector("button");
    if (!time) return;
    event.preventDefault();
    time.focus();
  }

  #follow() {
    if (this.#follows) this.#list.scrollTop = this.#list.scrollHeight;
    this.#look();
  }

  #look() {
    const { scrollTop: top, clientHeight: height, scrollHeight: content } = this.#list;
    this.#place = { top, height, content };
  }

  // Only a person moves up in a list whose size and content have stayed the same.
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

// The switches that are on.
/** @param {HTMLElement} details */
function chosen(details) {
  return findAll(details, "[aria-pressed=true]").map(({ dataset }) => dataset.detail ?? "");
}

/** @param {App.JournalLine} line */
function row({ time, kind, touch, text }) {
  const line = document.createElement("li");
  line.dataset.kind = kind;
  line.dataset.time = String(time);
  const when = document.createElement("button");
  when.type = "button";
  when.tabIndex = -1;
  when.className = "when";
  const clock = document.createElement("time");
  clock.textContent = time.toFixed(2);
  when.append(clock);
  when.title = `${time.toFixed(2)} s: go on from here`;
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
