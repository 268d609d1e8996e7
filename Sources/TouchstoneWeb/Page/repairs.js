// Suggested fixes: shown with an explanation, tried in the running app, and reverted.
import { breakable } from "./breaks.js";

/**
 * @callback Tell
 * @param {{ kind: "tryRepair" | "takeBackRepair", number: number }} message
 * @returns {void}
 */

export class Repairs {
  #offer;
  #list;
  #tell;
  /** @type {App.Repair[]} */
  tried = [];
  isReadOnly = false; // a read-only page can't try a fix
  /** @type {App.Repair | null} */
  #offered = null;

  /** @param {HTMLElement} offer @param {HTMLElement} list @param {Tell} tell */
  constructor(offer, list, tell) {
    this.#offer = offer;
    this.#list = list;
    this.#tell = tell;
  }

  // Offers the fix of an explanation, or none.
  /** @param {App.Repair | null} repair */
  offer(repair) {
    this.#offered = repair;
    const rows = repair && !this.isTried(repair.number) ? [this.row(repair)] : [];
    this.#offer.replaceChildren(...rows);
    this.#offer.hidden = rows.length === 0;
  }

  // Sets the fixes that the app reports as tried.
  /** @param {App.Repair[]} tried */
  setTried(tried) {
    this.tried = tried;
    this.#list.replaceChildren(...tried.map((repair) => this.row(repair)));
    this.#list.hidden = tried.length === 0;
    this.offer(this.#offered);
  }

  /** @param {number} number */
  isTried(number) {
    return this.tried.some((one) => one.number === number);
  }

  // Returns the reason that a fix can't be tried here.
  /** @param {boolean} tryable */
  #reason(tryable) {
    if (this.isReadOnly) return "This page is read-only.";
    return tryable
      ? "Can't be tried while recording, because a recording stores only input."
      : "Change this in the source; it can't be tried live.";
  }

  // Returns a row with the line of code and a button that tries or reverts it.
  /** @param {App.Repair} repair */
  row({ number, code, tryable, recorded }) {
    const row = document.createElement("div");
    row.className = "repair";
    const isTried = this.isTried(number);
    row.classList.toggle("tried", isTried);
    const label = document.createElement("span");
    label.textContent = isTried ? "Being tried" : "One-line fix";
    const line = document.createElement("code");
    line.append(...breakable(code));
    row.append(label);
    if (!this.isReadOnly && (isTried || (tryable && !recorded))) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = isTried ? "Revert" : "Try it now";
      button.addEventListener("click", () => {
        this.#tell({ kind: isTried ? "takeBackRepair" : "tryRepair", number });
      });
      row.append(button);
    } else {
      const note = document.createElement("small");
      note.textContent = this.#reason(tryable);
      row.append(note);
    }
    row.append(line);
    return row;
  }
}
