// The size of the stage: one CSS pixel for each point, scaled down only if it doesn't fit.

const MARGIN = { x: 16, y: 4 }; // CSS pixels on each side of the device, and above and below it

export class Layout {
  scale = 1;
  width = 390;
  height = 844;
  #bench;
  #place;
  #device;
  #stage;
  #scaled;

  // Calls `scaled` with each new scale.
  /**
   * @param {HTMLElement} bench
   * @param {HTMLElement} place
   * @param {HTMLElement} device
   * @param {HTMLElement} stage
   * @param {(scale: number) => void} scaled
   */
  constructor(bench, place, device, stage, scaled) {
    this.#bench = bench;
    this.#place = place;
    this.#device = device;
    this.#stage = stage;
    this.#scaled = scaled;
    new ResizeObserver(() => this.fit()).observe(bench);
    this.fit();
  }

  /** @param {number} width @param {number} height */
  setSize(width, height) {
    this.width = width;
    this.height = height;
    this.fit();
  }

  fit() {
    const { style } = this.#stage;
    style.width = `${this.width}px`;
    style.height = `${this.height}px`;
    const frame = parseFloat(getComputedStyle(this.#device).paddingLeft) * 2;
    const [left, above] = frame > 0 ? [MARGIN.x * 2, MARGIN.y * 2] : [0, 0];
    const full = { width: this.width + frame, height: this.height + frame };
    const room = this.#bench.getBoundingClientRect();
    this.scale = Math.min(
      1,
      Math.max(0.1, (room.width - left) / full.width),
      Math.max(0.1, (room.height - above) / full.height));
    this.#device.style.transform = this.scale === 1 ? "" : `scale(${this.scale})`;
    this.#place.style.width = `${full.width * this.scale}px`;
    this.#place.style.height = `${full.height * this.scale}px`;
    this.#stage.dataset.scale = String(this.scale);
    this.#scaled(this.scale);
  }

  // Returns the location of an event on the stage, in points.
  /** @param {MouseEvent} event */
  point(event) {
    const box = this.#stage.getBoundingClientRect();
    return {
      x: round((event.clientX - box.left) / this.scale),
      y: round((event.clientY - box.top) / this.scale),
    };
  }
}

// A thousandth of a point is finer than any screen, and keeps messages short.
/** @param {number} number */
export const round = (number) => Math.round(number * 1000) / 1000;
