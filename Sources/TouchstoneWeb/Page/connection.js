// The WebSocket to the app, with JSON in both directions. It reconnects if the connection is lost.

const FIRST_PAUSE = 500; // milliseconds before the first retry
const LONGEST_PAUSE = 5000; // milliseconds: the longest pause between later retries
// The messages that a read-only page may send.
const LOOKING = [
  "why", "whyView", "journal", "road", "latency", "lint", "map", "properties", "drawn", "ask",
  "timeline", "past", "segment", "pastProperties",
];
const REFUSED = [1002, 1008, 1009]; // the close codes with which the app rejects a page

/** @typedef {(state: "live" | "lost", reason: string) => void} StateHandler */

export class Connection {
  // Handles messages that must not reach the app. Returns whether it handled the message.
  /** @type {((message: App.ClientMessage) => boolean) | null} */
  divert = null;
  #token;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, (message: App.ServerMessage) => void>} */
  #handlers = new Map();
  /** @type {StateHandler} */
  #stateHandler = () => {};
  #pause = FIRST_PAUSE;
  #timer = 0;
  #isReadOnly = false;

  /** @param {string} token */
  constructor(token) {
    this.#token = token;
  }

  /**
   * @template {App.ServerMessage["kind"]} Kind
   * @param {Kind} kind
   * @param {(message: App.Told<Kind>) => void} handler
   */
  on(kind, handler) {
    this.#handlers.set(kind, /** @type {(message: App.ServerMessage) => void} */ (handler));
  }

  /** @param {StateHandler} handler */
  onState(handler) {
    this.#stateHandler = handler;
  }

  // Sets whether the page is read-only. A read-only page sends only queries.
  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    this.#isReadOnly = isReadOnly;
  }

  /** @param {App.ClientMessage} message */
  send(message) {
    if (this.divert?.(message)) return;
    if (this.#isReadOnly && !LOOKING.includes(message.kind)) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // Calls the message's handler as if the app had just sent the message.
  /** @param {App.ServerMessage} message */
  deliver(message) {
    this.#handlers.get(message.kind)?.(message);
  }

  open() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = `ws://${location.host}/socket?token=${encodeURIComponent(this.#token)}`;
    const socket = new WebSocket(address);
    let wasOpen = false;
    this.#socket = socket;
    socket.addEventListener("open", () => {
      wasOpen = true;
      this.#pause = FIRST_PAUSE;
      this.#stateHandler("live", "");
    });
    socket.addEventListener("message", (event) => {
      this.deliver(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => this.#closed(event, wasOpen));
  }

  /** @param {CloseEvent} event @param {boolean} wasOpen */
  #closed(event, wasOpen) {
    if (REFUSED.includes(event.code)) {
      this.#stateHandler("lost", `The app closed the connection: ${event.reason}`);
      return;
    }
    this.#stateHandler(
      "lost",
      wasOpen
        ? "The connection to the app is lost. Trying again…"
        : "The app isn't responding. If it was restarted, open the URL that it printed last.");
    this.#timer = setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
