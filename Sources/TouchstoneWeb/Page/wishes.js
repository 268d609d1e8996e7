// What the app wants of the device that shows the page: a pulse, a pointer, a link to open.
//
// Nothing is opened by itself. A link stands above the page until its user follows or closes it, and
// only addresses of the web are links.

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

  // The app has gone, or come back: nothing of before counts.
  clear() {
    this.setPointer("");
    this.#hide();
  }

  // A name of CSS; empty for the page's own.
  /** @param {string} name */
  setPointer(name) {
    this.#stage.style.cursor = name;
  }

  // Milliseconds of shaking and of rest in turn; a browser that can't, or may not yet, does nothing.
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
