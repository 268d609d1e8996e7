// The browser's clipboard and the app's pasteboard: each gets what was put on the other.
//
// By keys the browser's own copy and paste events bring the text. A menu of the app's has no such
// event: the clipboard is read when one comes up, where the browser tells that it may ask its user.

// What the page asks for; not every browser knows it.
const CLIPBOARD = { name: /** @type {PermissionName} */ ("clipboard-read") };

export class Clipboard {
  #send;
  /** @type {string | null} */
  #known = null; // what the clipboard held when it was last read or written
  /** @type {Promise<void>} */
  #writing = Promise.resolve();

  // `send` sends samples to the app.
  /** @param {App.Send} send */
  constructor(send) {
    this.#send = send;
  }

  // The app has put a text on its pasteboard; the browser may say no to sharing it.
  /** @param {string} text */
  share(text) {
    if (!navigator.clipboard) return;
    this.#writing = navigator.clipboard.writeText(text).then(() => { this.#known = text; }, () => {});
  }

  // The clipboard holds a text that is to be pasted.
  /** @param {string} text */
  give(text) {
    if (!text) return;
    this.#known = text;
    this.#send([{ kind: "text", t: performance.now() / 1000, change: "pasteboard", text }]);
  }

  // Somebody is about to choose whether to paste; with `asks` the browser may ask its user.
  /** @param {boolean} asks */
  async read(asks) {
    await this.#writing;
    if (!document.hasFocus() || !await mayRead(asks)) return;
    const text = await navigator.clipboard.readText().catch(() => "");
    if (text !== this.#known) this.give(text);
  }
}

// Whether the browser lets the page read, or would ask; one that doesn't tell would ask each time.
/** @param {boolean} asks */
async function mayRead(asks) {
  try {
    const { state } = await navigator.permissions.query(CLIPBOARD);
    return state === "granted" || asks && state === "prompt";
  } catch {
    return false;
  }
}
