// Shows next to each finger its number, its size, its force, and a pen's tilt.

const LARGEST = 60; // points: the largest radius of a ring
const RIGHT = Math.PI / 2; // the altitude of an upright pen

// The touch dots: a ring of the finger's size, filled according to its force, and a line of text.
export class TouchDots {
  #place;
  /** @type {Map<number, HTMLElement>} */
  #dots = new Map();
  #isOn = false;

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.#place = document.createElement("div");
    this.#place.id = "touch-dots";
    this.#place.setAttribute("aria-hidden", "true");
    stage.append(this.#place);
  }

  /** @param {boolean} isOn */
  set(isOn) {
    this.#isOn = isOn;
    if (!isOn) this.clear();
  }

  clear() {
    this.#dots.clear();
    this.#place.replaceChildren();
  }

  // Shows the samples that were sent to the app.
  /** @param {App.InputRecord[]} samples */
  take(samples) {
    if (!this.#isOn) return;
    for (const sample of samples) {
      if (sample.kind !== "touch") continue;
      if (sample.phase === "ended" || sample.phase === "cancelled") {
        this.#dots.get(sample.id)?.remove();
        this.#dots.delete(sample.id);
      } else {
        this.#show(sample);
      }
    }
  }

  /** @param {App.TouchRecord} touch */
  #show(touch) {
    let dot = this.#dots.get(touch.id);
    if (!dot) {
      dot = document.createElement("div");
      dot.className = "touch-dot";
      for (const name of ["ring", "lean", "words"]) {
        const part = document.createElement("div");
        part.className = name;
        dot.append(part);
      }
      this.#dots.set(touch.id, dot);
      this.#place.append(dot);
    }
    const [ring, lean, words] = [...dot.children].filter((one) => one instanceof HTMLElement);
    const { x, y, id, radius = 0, force, maximumForce = 1, altitude, azimuth = 0 } = touch;
    dot.style.transform = `translate(${x}px, ${y}px)`;
    dot.classList.toggle("low", y < 90);
    dot.classList.toggle("left", x > 250);
    ring.style.setProperty("--radius", `${Math.min(Math.max(radius, 8), LARGEST)}px`);
    const pressed = force === undefined ? 0 : Math.min(force / maximumForce, 1);
    ring.style.setProperty("--pressed", String(pressed));
    lean.hidden = altitude === undefined || altitude > RIGHT - 0.01;
    if (altitude !== undefined) {
      lean.style.width = `${Math.cos(altitude) * 60}px`;
      lean.style.transform = `rotate(${azimuth}rad)`;
    }
    words.textContent = [
      `${touch.type === "direct" ? "finger" : touch.type} ${id}`,
      radius > 0 ? `radius ${tidy(radius)}` : "",
      force === undefined ? "" : `force ${tidy(force)} of ${tidy(maximumForce)}`,
      altitude === undefined ? ""
        : `tilt ${Math.round((RIGHT - altitude) * 180 / Math.PI)}° towards ${degrees(azimuth)}°`,
    ].filter(Boolean).join("\n");
  }
}

/** @param {number} number */
const tidy = (number) => String(Math.round(number * 100) / 100);

/** @param {number} angle */
const degrees = (angle) => (Math.round(angle * 180 / Math.PI) + 360) % 360;
