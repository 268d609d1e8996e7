// The page's appearance in the past: framed, with a line that says so, and without buttons that
// would act in the present.
/** @import { GoOn } from "./go-on.js" */
/** @import { Inspector } from "./inspector.js" */
/** @import { Panel } from "./panel.js" */
import { find } from "./find.js";
import { emphasize } from "./panel.js";

const INPUT = ["pointerdown", "pointermove", "pointerup", "wheel", "keydown", "keyup", "click"];
const OVERLAYS = ["show-map", "show-lint"]; // overlays that only the app in the present can provide

export class Past {
  #panel;
  #inspector;
  #isPast;
  #goOn;
  #button = find("go-on", HTMLButtonElement);
  #shown = NaN; // the shown moment
  #time = NaN; // the moment to continue from: the shown one, or an earlier one that can't be shown

  /**
   * @param {HTMLElement} stage
   * @param {Panel} panel
   * @param {Inspector} inspector
   * @param {() => boolean} isPast
   * @param {GoOn} goOn
   */
  constructor(stage, panel, inspector, isPast, goOn) {
    this.#panel = panel;
    this.#inspector = inspector;
    this.#isPast = isPast;
    this.#goOn = goOn;
    this.#button.addEventListener("click", () => goOn.from(this.#time));
    // Picking on the stage also works in the past. All other input there is blocked.
    for (const kind of INPUT) {
      find("device").addEventListener(kind, (event) => this.#stop(event, stage),
        { capture: true, passive: false });
    }
  }

  enter() {
    document.body.classList.add("past");
    for (const id of OVERLAYS) {
      if (find(id).getAttribute("aria-pressed") === "true") find(id).click();
    }
    this.#panel.setAsking(false);
    find("ask", HTMLButtonElement).disabled = true;
    this.#panel.setReadOnly(true);
    this.#inspector.setReadOnly(true);
    find("status").textContent =
      document.body.classList.contains("report") ? "report" : "in the past";
    find("stage").blur();
  }

  /** @param {number} time */
  show(time) {
    if (time !== this.#shown) this.#time = time;
    this.#shown = time;
    const isReport = document.body.classList.contains("report");
    const rest = isReport ? "A report takes no input."
      : this.#time < time
        ? `Nothing was stored before; continuing starts at ${this.#time.toFixed(2)} s.`
        : "The past takes no input; Live returns to the present.";
    find("past-note").textContent = `The stage as it was at ${time.toFixed(2)} s. ${rest}`;
    find("bar-note").textContent = `As it was at ${time.toFixed(2)} s`;
    this.#button.hidden = isReport || !this.#goOn.isPossible;
  }

  // The user has chosen a moment, which may be before everything that can be shown.
  /** @param {number} time */
  choose(time) {
    this.#time = time;
    this.show(this.#shown);
  }

  // Shows a sentence about the current moment of the past.
  /** @param {string} sentence */
  say(sentence) {
    find("past-note").replaceChildren(...emphasize(sentence));
  }

  // Called when the page returns to the present.
  /** @param {boolean} isReadOnly */
  leave(isReadOnly) {
    if (!document.body.classList.contains("past")) return;
    document.body.classList.remove("past");
    find("ask", HTMLButtonElement).disabled = false;
    this.#panel.forget();
    this.#inspector.setReadOnly(isReadOnly);
    find("past-note").textContent = "";
    find("bar-note").textContent = "";
    this.#button.hidden = true;
    this.#shown = NaN;
    if (!isReadOnly) find("status").textContent = "connected";
  }

  /** @param {Event} event @param {HTMLElement} stage */
  #stop(event, stage) {
    if (!this.#isPast() || stage.classList.contains("asking")) return;
    event.stopImmediatePropagation();
    if (event.type === "wheel" || event.type === "pointerdown") event.preventDefault();
  }
}
