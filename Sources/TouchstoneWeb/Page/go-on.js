// Continuing from an earlier moment: a new process replays the session up to it, and this tab opens
// it.
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

  // Whether this page can continue from a moment.
  get isPossible() {
    return !this.#isReadOnly;
  }

  // Shows the note of a page that continues an earlier session.
  /** @param {App.Welcome} welcome */
  welcomed({ readOnly, continued }) {
    this.#isReadOnly = readOnly;
    if (continued) this.#say(continued.sentence, continued.isDiverged);
    else this.#note.hidden = true;
  }

  // Continues from a moment, in seconds of the app's clock as in the journal and the timeline.
  /** @param {number} time */
  from(time) {
    if (!this.isPossible) return;
    this.#say(`A new process replays the session up to ${time.toFixed(2)} s…`, false);
    this.#tell({ kind: "continueFrom", t: time });
  }

  // Opens the new process, or shows why it didn't start. Uses the host name of this tab's address.
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
