// The socket to the app: JSON both ways, opened again when it is lost.

const FIRST_PAUSE = 500; // milliseconds before the first new try
const LONGEST_PAUSE = 5000; // milliseconds between later ones
// What may be said of a page that only shows.
const LOOKING = [
  "why", "whyView", "journal", "road", "latency", "lint", "map", "properties", "drawn", "ask",
  "timeline", "past", "segment", "pastProperties",
];
const REFUSED = [1002, 1008, 1009]; // close codes with which the app shuts a page out

/** @typedef {(state: "live" | "lost", reason: string) => void} StateHandler */

export class Connection {
  // Takes messages that are not for the app; answers whether it has.
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

  // Whether the app only shows itself: then nothing but questions is sent.
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

  // Gives a message to whoever wants it, as if the app had just sent it.
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
        : "The app does not answer. If it was started again, open the URL it printed last.");
    this.#timer = setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
