// The second finger of a mouse: Alt mirrors the first about a center; with Shift both move.
/** @import { Layout } from "./layout.js" */

export class SecondFinger {
  #layout;
  /** @type {App.Point | null} */
  #centre = null; // the stage's center unless Shift has moved it
  /** @type {App.Point | null} */
  #apart = null; // from the first finger to the second, while both move together

  /** @param {Layout} layout */
  constructor(layout) {
    this.#layout = layout;
  }

  // Both fingers touch down at the hovering dots.
  /** @param {App.Point} point @param {boolean} together */
  begin(point, together) {
    this.follow(point, together);
  }

  // Returns the location of the second finger while the first hovers.
  /** @param {App.Point} point @param {boolean} together */
  above(point, together) {
    return this.follow(point, together);
  }

  // Returns the location of the second finger for a location of the first.
  /** @param {App.Point} point @param {boolean} together */
  follow(point, together) {
    const centre = this.#centre ?? { x: this.#layout.width / 2, y: this.#layout.height / 2 };
    if (!together) {
      this.#apart = null;
      return { x: 2 * centre.x - point.x, y: 2 * centre.y - point.y };
    }
    this.#apart ??= { x: 2 * (centre.x - point.x), y: 2 * (centre.y - point.y) };
    this.#centre = { x: point.x + this.#apart.x / 2, y: point.y + this.#apart.y / 2 };
    return { x: point.x + this.#apart.x, y: point.y + this.#apart.y };
  }

  // Resets the center to the stage's.
  forget() {
    this.#centre = null;
    this.#apart = null;
  }
}
