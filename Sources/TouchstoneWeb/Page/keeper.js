// Who keeps the past: the app, or the file that a report is.
/** @import { Connection } from "./connection.js" */
/** @import { Entry } from "./moment.js" */

/**
 * @typedef {object} Keeper
 * @property {() => void} enter the page goes back
 * @property {() => void} leave the page comes back
 * @property {(number: number) => Promise<Entry[] | null>} segment nothing for one that is not kept
 * @property {(node: number, time: number) => void} properties asks; they come as properties always do
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

  // The app has told again what it keeps: what has not come by then will not come.
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
