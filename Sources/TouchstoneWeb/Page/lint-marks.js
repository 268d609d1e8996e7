// Outlines the findings of the linter on the stage. The number at each outline shows its sentence.
/** @import { Layers } from "./layers.js" */
import { emphasize } from "./panel.js";

const BADGE = 24; // points: the size of a number
const WORDS = 268; // points: the width of a sentence
const TALL = 244; // points from the bottom within which a sentence doesn't fit below its number

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
    // Input on a number must not reach the app.
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

  // Called when views may have moved.
  moved() {
    /** @type {Map<number, number>} */
    const before = new Map(); // the numbers that are already placed at each view
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
