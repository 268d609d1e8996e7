// Outlines on the stage what the lint finds; the number at each tells its sentence.
/** @import { Layers } from "./layers.js" */
import { emphasize } from "./panel.js";

const BADGE = 24; // points that a number takes
const WORDS = 268; // points that a sentence takes, across
const TALL = 244; // points at the bottom where a sentence has no room below its number

// A finding on the stage: its outline, and the number with its sentence.
/** @typedef {{ node: number, outline: HTMLElement, badge: HTMLElement }} Mark */

export class LintMarks {
  #place;
  #layers;
  #isOn = false;
  /** @type {App.Finding[]} */
  #findings = [];
  /** @type {Mark[]} */
  #marks = [];

  /** @param {HTMLElement} stage @param {Layers} layers */
  constructor(stage, layers) {
    this.#layers = layers;
    this.#place = document.createElement("div");
    this.#place.id = "lint-marks";
    // A number is no touch of the app.
    for (const name of ["pointerdown", "pointermove", "pointerup", "keydown", "keyup"]) {
      this.#place.addEventListener(name, (event) => event.stopPropagation());
    }
    stage.append(this.#place);
  }

  /** @param {boolean} isOn */
  set(isOn) {
    this.#isOn = isOn;
    this.#build();
  }

  /** @param {App.Finding[]} findings */
  show(findings) {
    if (JSON.stringify(findings) === JSON.stringify(this.#findings)) return this.moved();
    this.#findings = findings;
    this.#build();
  }

  // The views may lie elsewhere.
  moved() {
    /** @type {Map<number, number>} */
    const before = new Map(); // how many numbers stand at a view already
    for (const { node, outline, badge } of this.#marks) {
      const [x, y, width, height] = this.#layers.entries.get(node)?.node.bounds ?? [0, 0, 0, 0];
      const [a, b, c, d, tx, ty] = this.#layers.matrixToStage(node);
      const left = a * x + c * y + tx;
      const top = b * x + d * y + ty;
      outline.style.width = `${width}px`;
      outline.style.height = `${height}px`;
      outline.style.transform = `matrix(${a}, ${b}, ${c}, ${d}, ${left}, ${top})`;
      const place = before.get(node) ?? 0;
      before.set(node, place + 1);
      const { clientWidth: wide, clientHeight: high } = this.#place;
      const inX = Math.min(Math.max(left + place * 22, 2), wide - BADGE);
      const inY = Math.min(Math.max(top, 2), high - BADGE);
      badge.style.transform = `translate(${inX}px, ${inY}px)`;
      badge.classList.toggle("up", inY > high - TALL);
      badge.style.setProperty("--shift", `${-Math.max(0, inX + WORDS - wide)}px`);
    }
  }

  #build() {
    this.#marks = [];
    this.#place.replaceChildren();
    if (!this.#isOn) return;
    this.#findings.forEach(({ node, weight, sentence }, place) => {
      if (node === undefined) return;
      const outline = document.createElement("div");
      outline.className = "lint-outline";
      const badge = document.createElement("div");
      badge.className = "lint-badge";
      for (const part of [outline, badge]) part.dataset.weight = weight;
      const number = document.createElement("button");
      number.type = "button";
      number.textContent = String(place + 1);
      number.setAttribute("aria-label", `Lint ${place + 1}: ${sentence.replaceAll("*", "")}`);
      number.setAttribute("aria-expanded", "false");
      number.addEventListener("pointerenter", () => badge.classList.add("pointed"));
      number.addEventListener("pointerleave", () => badge.classList.remove("pointed"));
      number.addEventListener("click", () => {
        const isOpen = badge.classList.toggle("open");
        number.setAttribute("aria-expanded", String(isOpen));
      });
      const words = document.createElement("p");
      words.append(...emphasize(sentence));
      badge.append(number, words);
      this.#place.append(outline);
      this.#marks.push({ node, outline, badge });
    });
    this.#place.append(...this.#marks.map(({ badge }) => badge));
    this.moved();
  }
}
