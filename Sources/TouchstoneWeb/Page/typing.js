// Text input other than by keys: input methods, on-screen keyboards and the browser's clipboard.
// While the app edits text, an invisible text area has the focus.
/** @import { Clipboard } from "./clipboard.js" */
/** @import { Keys } from "./keys.js" */

/** @type {Record<string, string>} */
const INPUT_MODES = {
  numberPad: "numeric", asciiCapableNumberPad: "numeric", decimalPad: "decimal", phonePad: "tel",
  emailAddress: "email", URL: "url", webSearch: "search",
};
/** @type {Record<string, string>} */
const RETURN_KEYS = {
  go: "go", next: "next", search: "search", google: "search", yahoo: "search", send: "send",
  done: "done", join: "go", route: "go", emergencyCall: "go", continue: "next",
};

export class Typing {
  #stage;
  #area;
  /** @type {(change: App.TextRecord["change"], values?: Partial<App.TextRecord>) => void} */
  #send;
  #keys;
  #clipboard;
  /** @type {App.EditedText | null} */
  #text = null; // the text that the app edits

  /**
   * @param {HTMLElement} stage
   * @param {HTMLTextAreaElement} area
   * @param {App.Send} send
   * @param {Keys} keys
   * @param {Clipboard} clipboard
   */
  constructor(stage, area, send, keys, clipboard) {
    this.#stage = stage;
    this.#area = area;
    this.#send = (change, values = {}) => {
      send([{ kind: "text", t: performance.now() / 1000, change, ...values }]);
    };
    this.#keys = keys;
    this.#clipboard = clipboard;
    stage.addEventListener("focus", () => { if (this.#text) area.focus({ preventScroll: true }); });
    area.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    area.addEventListener("compositionupdate", (event) => this.#compose(event.data));
    area.addEventListener("compositionend", (event) => this.#composed(event.data));
    stage.addEventListener("copy", (event) => this.#copy(event));
    stage.addEventListener("cut", (event) => this.#copy(event));
    stage.addEventListener("paste", (event) => this.#paste(event));
  }

  // Sets the text that the app edits, or `null` if it edits none.
  /** @param {App.EditedText | null} text */
  edit(text) {
    const had = this.#stage.contains(document.activeElement);
    const area = this.#area;
    this.#text = text;
    area.hidden = !text;
    if (!text) {
      area.value = "";
      if (had) this.#stage.focus({ preventScroll: true, focusVisible: false });
      return;
    }
    area.inputMode = INPUT_MODES[text.keyboard] ?? "text";
    area.enterKeyHint = RETURN_KEYS[text.returnKey] ?? "enter";
    // An input method shows its suggestions below the caret.
    area.style.left = `${text.x}px`;
    area.style.top = `${text.y}px`;
    area.style.height = `${text.height}px`;
    if (had && document.activeElement !== area) area.focus({ preventScroll: true });
  }

  /** @param {InputEvent} event */
  #beforeInput(event) {
    if (event.isComposing || event.inputType.includes("Composition")) return;
    event.preventDefault();
    const { inputType } = event;
    if (inputType.startsWith("delete")) {
      this.#send("delete");
    } else if (inputType === "insertLineBreak" || inputType === "insertParagraph") {
      this.#send("insert", { text: "\n" });
    } else {
      const text = event.data ?? event.dataTransfer?.getData("text/plain");
      if (text) this.#send("insert", { text });
    }
  }

  /** @param {string} text */
  #compose(text) {
    this.#send("compose", { text, start: text.length, end: text.length });
  }

  /** @param {string} text */
  #composed(text) {
    if (text) this.#send("insert", { text });
    else this.#send("compose", { text: "" });
    this.#area.value = "";
  }

  /** @param {ClipboardEvent} event */
  #copy(event) {
    if (!this.#text?.selected) return;
    event.clipboardData?.setData("text/plain", this.#text.selected);
    event.preventDefault();
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    event.preventDefault();
    this.#clipboard.give(event.clipboardData?.getData("text/plain") ?? "");
    this.#keys.sendPaste();
  }
}
