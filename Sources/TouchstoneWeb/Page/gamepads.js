// Turns the buttons of game controllers into presses, with a force if the button reports one.

// The buttons of the standard layout, by index.
const TYPES = new Map([
  [0, "select"], [1, "menu"], [4, "pageUp"], [5, "pageDown"], [9, "playPause"],
  [12, "upArrow"], [13, "downArrow"], [14, "leftArrow"], [15, "rightArrow"],
]);
const STEP = 0.02; // the smallest change of a force that is sent

export class Gamepads {
  #send;
  /** @type {Map<string, number>} */
  #held = new Map(); // the force of each pressed type
  #isWatching = false;

  /** @param {App.Send} send */
  constructor(send) {
    this.#send = send;
    addEventListener("gamepadconnected", () => this.#watch());
  }

  // Cancels every button, for example when the page is hidden.
  cancel() {
    const t = performance.now() / 1000;
    const samples = [...this.#held.keys()].map((type) => sample(type, "cancelled", 0, t));
    this.#held.clear();
    if (samples.length) this.#send(samples);
  }

  // Clears every button. The app has already canceled them.
  forget() {
    this.#held.clear();
  }

  // Browsers send no button events, so this polls the buttons in each frame.
  #watch() {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const look = () => {
      const pads = navigator.getGamepads().filter((pad) => pad !== null)
        .filter(({ mapping }) => mapping === "standard");
      this.#isWatching = pads.length > 0;
      if (document.hasFocus() || !this.#isWatching) this.#look(pads);
      if (this.#isWatching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** @param {Gamepad[]} pads */
  #look(pads) {
    const t = performance.now() / 1000;
    /** @type {App.PressRecord[]} */
    const samples = [];
    for (const [index, type] of TYPES) {
      const force = Math.max(0, ...pads.map(({ buttons }) => forceOf(buttons[index])));
      const before = this.#held.get(type);
      if (force > 0 && before === undefined) samples.push(sample(type, "began", force, t));
      else if (force === 0 && before !== undefined) samples.push(sample(type, "ended", 0, t));
      else if (force > 0 && Math.abs(force - (before ?? 0)) >= STEP) {
        samples.push(sample(type, "changed", force, t));
      } else continue;
      if (force > 0) this.#held.set(type, force);
      else this.#held.delete(type);
    }
    if (samples.length) this.#send(samples);
  }
}

/** @param {GamepadButton | undefined} button */
const forceOf = (button) => (button?.pressed ? Math.max(button.value, STEP) : 0);

/**
 * @param {string} type
 * @param {App.Phase} phase
 * @param {number} force
 * @param {number} t
 * @returns {App.PressRecord}
 */
const sample = (type, phase, force, t) => ({ kind: "press", type, phase, force, t });
