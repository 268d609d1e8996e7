// What happened, newest last.
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
      list.scrollTop -= before - list.scrollHeight; // what is being read stays where it is
      this.#look();
    }
  }

  clear() {
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
