// The panel: scenes, the answer to "why?", the path of the hit test and the responder chain.

import { breakable } from "./breaks.js";
import { find, partsOf } from "./find.js";
/** @import { Layers } from "./layers.js" */

// A view, responder or layer, which may have a name in addition to its class.
/** @typedef {{ class: string, name?: string }} Named */

// The panel's connection to the app, the stage, and the mark of the queried point.
/**
 * @typedef {object} Surroundings
 * @property {(point: App.Point) => void} ask
 * @property {(node: number) => void} askView
 * @property {HTMLElement} stage
 * @property {HTMLElement} asked
 */

export class Panel {
  isAsking = false;
  #layers;
  #ask;
  #stage;
  #asked;
  /** @type {App.Scene[]} */
  #scenes = [];
  #askView;
  /** @type {App.InspectedObject[]} */
  #chain = []; // the shown responders
  /** @type {App.DebatedTouch[]} */
  #touches = []; // the outcomes of the last touches
  #isMarked = false; // whether to mark the point of the next answer

  /** @param {Layers} layers @param {Surroundings} surroundings */
  constructor(layers, { ask, askView, stage, asked }) {
    this.#layers = layers;
    this.#ask = ask;
    this.#askView = askView;
    this.#stage = stage;
    this.#asked = asked;
    find("ask").addEventListener("click", () => this.setAsking(!this.isAsking));
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isAsking) return;
      this.setAsking(false);
      event.stopPropagation();
      event.preventDefault();
    }, true);
  }

  /** @param {boolean} isAsking */
  setAsking(isAsking) {
    this.isAsking = isAsking;
    const button = find("ask");
    button.setAttribute("aria-pressed", String(isAsking));
    button.textContent = isAsking ? "Asking: click the stage" : "Ask why";
    this.#stage.classList.toggle("asking", isAsking);
    if (!isAsking) this.#asked.hidden = true;
  }

  // Asks where a touch at a point would go and why. Marks the point if the user pointed at it.
  /** @param {App.Point} point @param {boolean} [isMarked] */
  askAt(point, isMarked = true) {
    this.#asked.hidden = !isMarked;
    this.#asked.style.transform = `translate(${point.x}px, ${point.y}px)`;
    this.#ask(point);
  }

  // Asks whether a touch at the center of a view would reach it, and if not, why.
  /** @param {number} node */
  askView(node) {
    this.#isMarked = true;
    this.#askView(node);
  }

  // Shows the outcomes of the last touches: the chain marks the responder that consumed its touch.
  /** @param {App.DebatedTouch[]} touches */
  showTouches(touches) {
    this.#touches = touches;
    this.#markKeeper();
  }

  /** @param {App.Scene[]} scenes @param {string} current */
  setScenes(scenes, current) {
    this.#scenes = scenes;
    this.showScene(current);
  }

  /** @param {string} name */
  showScene(name) {
    find("scene", HTMLSelectElement).value = name;
    const scene = this.#scenes.find((one) => one.name === name);
    find("hint").textContent = scene?.hint ?? "";
    document.title = scene ? `${scene.title} – Touchstone` : "Touchstone";
  }

  // In a read-only page, says so and disables choices.
  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    for (const id of ["scene", "model"]) find(id, HTMLSelectElement).disabled = isReadOnly;
    for (const id of ["shake", "rotate"]) find(id, HTMLButtonElement).disabled = isReadOnly;
    const remote = find("remote");
    for (const button of remote.querySelectorAll("button")) button.disabled = isReadOnly;
    if (isReadOnly) find("status").textContent = "view only";
  }

  /** @param {"live" | "lost"} state @param {string} reason */
  showState(state, reason) {
    const status = find("status");
    status.dataset.state = state;
    status.textContent = state === "live" ? "connected" : "not connected";
    find("banner").hidden = state === "live";
    find("banner-text").textContent = reason;
  }

  // Clears the answers about a scene that is no longer on the stage.
  forget() {
    this.#asked.hidden = true;
    this.#isMarked = false;
    this.#touches = [];
    this.show({ sentence: "", path: [], refused: [], chain: [] });
  }

  /** @param {App.Answer & Partial<App.Point>} answer */
  show({ sentence, path, refused, chain, x, y, fate }) {
    if (this.#isMarked) {
      this.#asked.hidden = false;
      this.#asked.style.transform = `translate(${x}px, ${y}px)`;
      this.#isMarked = false;
    }
    find("sentence").replaceChildren(...emphasize(sentence));
    find("fate").hidden = !fate;
    find("fate").replaceChildren(...emphasize(fate?.sentence ?? ""));
    this.#fill(find("path"), path, (object, index) =>
      (index === path.length - 1 && object.verdict === "hit" ? "hit" : ""));
    find("refused-part").hidden = refused.length === 0;
    this.#fill(find("refused"), refused, ({ derived }) => (derived ? "refused derived" : "refused"));
    this.#chain = chain;
    this.#fill(find("chain"), chain, () => "");
    this.#markKeeper();
  }

  #markKeeper() {
    const [first] = this.#chain;
    if (!first) return;
    const touch = this.#touches.findLast(({ view }) => view && view.id === first.id);
    const keeper = touch?.keeper?.id;
    const wasTaken = touch?.segments.some(({ state }) => state === "taken");
    partsOf(find("chain")).forEach((row, index) => {
      const keeps = keeper !== undefined && this.#chain[index].id === keeper;
      row.classList.toggle("keeps", keeps);
      row.querySelector(".kept")?.remove();
      if (!keeps) return;
      const mark = document.createElement("span");
      mark.className = "verdict kept";
      mark.textContent = wasTaken ? "handled the touch until it was taken" : "handled the touch";
      row.firstElementChild?.append(mark);
    });
  }

  /**
   * @param {HTMLElement} list
   * @param {App.InspectedObject[]} objects
   * @param {(object: App.InspectedObject, index: number) => string} kind
   */
  #fill(list, objects, kind) {
    list.replaceChildren(...objects.map((object, index) => {
      const item = document.createElement("li");
      const { node } = object;
      const row = document.createElement(node === undefined ? "div" : "button");
      row.className = "row";
      item.append(row);
      row.append(describe(object));
      if (object.verdict) {
        const verdict = document.createElement("span");
        verdict.className = `verdict ${kind(object, index)}`;
        verdict.textContent = object.verdict;
        row.append(verdict);
      }
      if (row instanceof HTMLButtonElement && node !== undefined) {
        row.type = "button";
        row.addEventListener("click", () => this.askView(node));
        for (const begin of ["pointerenter", "focus"]) {
          row.addEventListener(begin, () => this.#layers.highlight(node));
        }
        for (const end of ["pointerleave", "blur"]) {
          row.addEventListener(end, () => this.#layers.highlight(null));
        }
      }
      return item;
    }));
  }
}

// Emphasizes the names that a sentence marks with asterisks.
/** @param {string} sentence */
export function emphasize(sentence) {
  return sentence.split(/\*([^*]+)\*/).map((part, index) => {
    if (index % 2 === 0) return part;
    const name = document.createElement("b");
    name.textContent = part;
    return name;
  });
}

// Returns an object's name without its class, or an empty string if it has none.
/** @param {Named} object */
export function calling({ class: type, name = "" }) {
  return name.startsWith(type) ? name.slice(type.length).replace(/^, /, "").trim() : name;
}

// Describes a view or responder: its class and its name.
/** @param {Named} object */
export function describe(object) {
  const text = document.createElement("span");
  text.className = "object";
  const type = document.createElement("span");
  type.className = "class";
  type.append(...breakable(object.class));
  text.append(type);
  const called = calling(object);
  if (called) {
    const name = document.createElement("span");
    name.className = "name";
    name.append(...breakable(called));
    text.append(name);
  }
  return text;
}
