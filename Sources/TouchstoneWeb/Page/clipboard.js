// Synchronizes the browser's clipboard with the app's pasteboard.
//
// For keys, the browser's own copy and paste events carry the text. A menu of the app has no such
// event. The page reads the clipboard when such a menu opens, if the browser reports the
// clipboard's permission.

// The permission to query. Not every browser knows it.
const CLIPBOARD = { name: /** @type {PermissionName} */ ("clipboard-read") };

export class Clipboard {
  #send;
  /** @type {string | null} */
  #known = null; // the clipboard's text when it was last read or written
  /** @type {Promise<void>} */
  #writing = Promise.resolve();

  // `send` sends samples to the app.
  /** @param {App.Send} send */
  constructor(send) {
    this.#send = send;
  }

  // Writes the text of the app's pasteboard to the clipboard. The browser may reject this.
  /** @param {string} text */
  share(text) {
    if (!navigator.clipboard) return;
    this.#writing = navigator.clipboard.writeText(text).then(() => { this.#known = text; }, () => {});
  }

  // Sends the clipboard's text to the app, which is about to paste it.
  /** @param {string} text */
  give(text) {
    if (!text) return;
    this.#known = text;
    this.#send([{ kind: "text", t: performance.now() / 1000, change: "pasteboard", text }]);
  }

  // Reads the clipboard before the user can choose to paste. If `asks` is true, the browser may
  // prompt the user.
  /** @param {boolean} asks */
  async read(asks) {
    await this.#writing;
    if (!document.hasFocus() || !await mayRead(asks)) return;
    const text = await navigator.clipboard.readText().catch(() => "");
    if (text !== this.#known) this.give(text);
  }
}

// Returns whether the browser grants reading or, if `asks` is true, would prompt for it. Returns
// false if the browser doesn't report the permission, because it would prompt each time.
/** @param {boolean} asks */
async function mayRead(asks) {
  try {
    const { state } = await navigator.permissions.query(CLIPBOARD);
    return state === "granted" || asks && state === "prompt";
  } catch {
    return false;
  }
}
