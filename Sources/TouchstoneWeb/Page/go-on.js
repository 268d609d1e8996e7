// Going on from an earlier moment: a fresh process plays the session up to it, and this tab goes there.
import { find } from "./find.js";

export class GoOn {
  #tell;
  #note = find("went-on");
  #words = find("went-on-words");
  #isReadOnly = false;

  /** @param {(message: App.ClientMessage) => void} tell */
  constructor(tell) {
    this.#tell = tell;
    find("went-on-close").addEventListener("click", () => { this.#note.hidden = true; });
  }

  // Whether anybody may go on from here.
  get isPossible() {
    return !this.#isReadOnly;
  }

  // What a page that goes on from another one has to say.
  /** @param {App.Welcome} welcome */
  welcomed({ readOnly, continued }) {
    this.#isReadOnly = readOnly;
    if (continued) this.#say(continued.sentence, continued.isDiverged);
    else this.#note.hidden = true;
  }

  // Goes on from a moment, in seconds of the app's clock as the journal and others tell it.
  /** @param {number} time */
  from(time) {
    if (!this.isPossible) return;
    this.#say(`A fresh process plays the session up to ${time.toFixed(2)} s…`, false);
    this.#tell({ kind: "continueFrom", t: time });
  }

  // Where it goes on, or why it does not. This tab knows the program by the name in its own address.
  /** @param {App.Told<"wentOn">} answer */
  answered({ url, text }) {
    if (url === undefined) return this.#say(text, true);
    const address = new URL(url);
    address.hostname = location.hostname;
    location.assign(address);
  }

  /** @param {string} words @param {boolean} isWrong */
  #say(words, isWrong) {
    this.#words.textContent = words;
    this.#note.dataset.kind = isWrong ? "wrong" : "right";
    this.#note.hidden = false;
  }
}
