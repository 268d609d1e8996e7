// The storage of the past: the app, or the file of a report.
/** @import { Connection } from "./connection.js" */
/** @import { Entry } from "./moment.js" */

/**
 * @typedef {object} Keeper
 * @property {() => void} enter called when the page goes to the past
 * @property {() => void} leave called when the page returns to the present
 * @property {(number: number) => Promise<Entry[] | null>} segment `null` if it isn't stored
 * @property {(node: number, time: number) => void} properties requests a view's properties
 */

/** @implements {Keeper} */
export class AppKeeper {
  #connection;
  /** @type {Map<number, (entries: Entry[] | null) => void>} */
  #waiting = new Map();

  /** @param {Connection} connection */
  constructor(connection) {
    this.#connection = connection;
    connection.on("segment", ({ number, entries }) => {
      this.#waiting.get(number)?.(entries);
      this.#waiting.delete(number);
    });
  }

  enter() {
    this.#connection.send({ kind: "past", shown: true });
  }

  leave() {
    this.#giveUp();
    this.#connection.send({ kind: "past", shown: false });
  }

  // The app has sent its index again. Requests that are still pending won't be answered.
  told() {
    this.#giveUp();
  }

  /** @param {number} number @returns {Promise<Entry[] | null>} */
  segment(number) {
    return new Promise((done) => {
      this.#waiting.get(number)?.(null);
      this.#waiting.set(number, done);
      this.#connection.send({ kind: "segment", number });
    });
  }

  /** @param {number} node @param {number} time */
  properties(node, time) {
    this.#connection.send({ kind: "pastProperties", node, time });
  }

  #giveUp() {
    for (const done of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}
