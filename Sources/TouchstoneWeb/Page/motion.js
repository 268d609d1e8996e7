// Turns the readings of the device's motion sensors into samples, with the axes and signs of Core
// Motion.

const STANDARD_GRAVITY = 9.80665; // meters per second squared in one g
const STRONG = 0.6; // g without gravity: weaker readings aren't part of a shake, see ShakeLimits
const SHAKE = 500; // milliseconds that a shake by the button lasts

// By specification, a device at rest on its back reads +1 g out of its screen. Apple's mobile
// browsers read −1 g, as Core Motion does.
const READS_LIKE_CORE_MOTION = /iP(hone|ad|od)/.test(navigator.userAgent)
  || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

// Apple's browsers need the user's permission first.
const ASKING = /** @type {{ requestPermission?: () => Promise<string> }} */ (
  globalThis.DeviceMotionEvent ?? {});

export class Motion {
  #send;
  #allowButton;
  #isWanted = false;
  #timer = 0;

  /** @param {HTMLElement} allowButton @param {HTMLElement} shakeButton @param {App.Send} send */
  constructor(allowButton, shakeButton, send) {
    this.#send = send;
    this.#allowButton = allowButton;
    shakeButton.addEventListener("click", () => this.#shake());
    if (typeof DeviceMotionEvent === "undefined") return;
    if (ASKING.requestPermission) {
      allowButton.hidden = false;
      allowButton.addEventListener("click", () => this.#ask());
    }
    addEventListener("devicemotion", (event) => this.#moved(event));
  }

  // Sets whether the app wants every reading. Otherwise it receives only readings strong enough for
  // a shake.
  /** @param {boolean} isWanted */
  setWanted(isWanted) {
    this.#isWanted = isWanted;
  }

  async #ask() {
    const answer = await ASKING.requestPermission?.();
    this.#allowButton.hidden = answer === "granted";
  }

  /** @param {DeviceMotionEvent} event */
  #moved(event) {
    this.#allowButton.hidden = true; // no permission is needed, or it was granted
    const whole = axes(event.accelerationIncludingGravity, 1 / STANDARD_GRAVITY);
    if (!whole) return; // a device without an accelerometer sends one empty event
    const hand = axes(event.acceleration, 1 / STANDARD_GRAVITY);
    const sign = READS_LIKE_CORE_MOTION ? 1 : -1;
    // If gravity isn't reported separately, the app separates it, which needs every reading.
    const acceleration = whole.map((share) => round(sign * share));
    /** @type {App.DeviceMotionRecord} */
    const sample = { kind: "deviceMotion", t: event.timeStamp / 1000, acceleration };
    if (hand) {
      if (!this.#isWanted && Math.hypot(...hand) < STRONG) return;
      const gravity = hand.map((share, axis) => sign * (whole[axis] - share));
      sample.acceleration = hand.map((share, axis) => round(share + gravity[axis]));
      sample.gravity = gravity.map(round);
    }
    const turn = event.rotationRate;
    const rate = turn && axes({ x: turn.alpha, y: turn.beta, z: turn.gamma }, Math.PI / 180);
    if (rate) sample.rotationRate = rate.map(round);
    this.#send([sample]);
  }

  // Simulates a shake, for machines that can't be shaken.
  #shake() {
    if (this.#timer) return;
    this.#sendShake("began");
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#sendShake("ended");
    }, SHAKE);
  }

  /** @param {App.Phase} phase */
  #sendShake(phase) {
    this.#send([{ kind: "motion", t: performance.now() / 1000, subtype: "shake", phase }]);
  }
}

// Returns the three numbers of a reading times a factor, or `null` if one of them isn't finite.
/** @param {DeviceMotionEventAcceleration | null} reading @param {number} factor */
function axes(reading, factor) {
  const numbers = [reading?.x, reading?.y, reading?.z].map((number) => (number ?? NaN) * factor);
  return numbers.every(Number.isFinite) ? numbers : null;
}

/** @param {number} number */
const round = (number) => Math.round(number * 1e6) / 1e6;
