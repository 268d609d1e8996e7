// Problems with touch handling on the stage, found without a touch. The list stays inactive until
// it is opened.
/** @import { Layers } from "./layers.js" */
import { partsOf } from "./find.js";
import { emphasize } from "./panel.js";

const PAUSE = 700; // milliseconds without changes of views before the findings are requested again

export class Lint {
  #part;
  #layers;
  #ask;
  #timer = 0;

  /** @param {HTMLElement} part @param {Layers} layers @param {() => void} ask */
  constructor(part, layers, ask) {
    this.#part = part;
    this.#layers = layers;
    this.#ask = ask;
  }

  // Another scene is shown: clears the findings of the last scene until the app answers.
  shown() {
    clearTimeout(this.#timer);
    this.show([]);
    partsOf(this.#part)[0].textContent = "Lint: not run yet";
    this.#ask();
  }

  // The views have changed: requests the findings again when they stop changing.
  changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#ask, PAUSE);
  }

  /** @param {App.Finding[]} findings */
  show(findings) {
    this.#part.hidden = false;
    const [summary, list] = partsOf(this.#part);
    const problems = findings.filter(({ weight }) => weight === "problem").length;
    const notes = findings.length - problems;
    const counts = [count(problems, "problem"), count(notes, "note")].filter(Boolean);
    summary.textContent = `Lint: ${counts.join(", ") || "nothing found"}`;
    this.#part.dataset.weight = problems > 0 ? "problem" : notes > 0 ? "note" : "none";
    list.replaceChildren(...findings.map(({ weight, kind, node, sentence }) => {
      const row = document.createElement("li");
      row.dataset.weight = weight;
      row.dataset.finding = kind;
      row.append(...emphasize(sentence));
      if (node !== undefined) {
        row.addEventListener("pointerenter", () => this.#layers.highlight(node));
        row.addEventListener("pointerleave", () => this.#layers.highlight(null));
      }
      return row;
    }));
  }
}

/** @param {number} number @param {string} word */
const count = (number, word) => (number > 0 ? `${number} ${word}${number > 1 ? "s" : ""}` : "");
