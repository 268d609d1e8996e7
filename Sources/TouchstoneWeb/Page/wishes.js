// The app's requests to the device that shows the page: haptic feedback, a pointer shape, a link to
// open.
//
// The page never opens a link automatically. A link is shown above the page until the user follows
// or closes it. Only web addresses become links.

const WEB = ["http:", "https:"];

export class Wishes {
  #stage;
  #bar;
  #address;

  /**
   * @param {HTMLElement} stage
   * @param {HTMLElement} bar
   * @param {HTMLAnchorElement} address
   * @param {HTMLElement} close
   */
  constructor(stage, bar, address, close) {
    this.#stage = stage;
    this.#bar = bar;
    this.#address = address;
    close.addEventListener("click", () => this.#hide());
    address.addEventListener("click", () => this.#hide());
  }

  // The app has disconnected or reconnected: clears all requests.
  clear() {
    this.setPointer("");
    this.#hide();
  }

  // Sets a pointer by its CSS name, or the page's own for an empty string.
  /** @param {string} name */
  setPointer(name) {
    this.#stage.style.cursor = name;
  }

  // Vibrates: milliseconds of vibration and of pause in turn. Does nothing if the browser can't or
  // may not vibrate.
  /** @param {number[]} pattern */
  pulse(pattern) {
    if (typeof navigator.vibrate === "function") navigator.vibrate(pattern);
  }

  /** @param {string} address */
  show(address) {
    if (!URL.canParse(address) || !WEB.includes(new URL(address).protocol)) return;
    this.#address.href = address;
    this.#address.textContent = address;
    this.#bar.hidden = false;
  }

  #hide() {
    this.#bar.hidden = true;
  }
}
