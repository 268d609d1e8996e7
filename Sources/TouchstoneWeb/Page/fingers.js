// Shows a dot at each finger: immediately for this page's fingers, and as the app reports them for
// those of other tabs.

// The number of a finger, or the name of a dot without a finger.
/** @typedef {number | string} Key */

export class Fingers {
  #place;
  /** @type {Map<Key, HTMLElement>} */
  #own = new Map();
  /** @type {Map<number, HTMLElement>} */
  #others = new Map();

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
  }

  /** @param {Key} key @param {App.Point} point @param {boolean} [above] */
  show(key, { x, y }, above = false) {
    let dot = this.#own.get(key);
    if (!dot) {
      dot = this.#make();
      this.#own.set(key, dot);
    }
    dot.classList.toggle("above", above);
    move(dot, x, y);
  }

  /** @param {Key} key */
  hide(key) {
    this.#own.get(key)?.remove();
    this.#own.delete(key);
  }

  /** @param {App.Finger[]} fingers */
  showOthers(fingers) {
    const here = new Set(fingers.map(({ id }) => id));
    for (const [id, dot] of this.#others) {
      if (here.has(id)) continue;
      dot.remove();
      this.#others.delete(id);
    }
    for (const { id, x, y } of fingers) {
      const dot = this.#others.get(id) ?? this.#make("other");
      this.#others.set(id, dot);
      move(dot, x, y);
    }
  }

  clear() {
    this.#own.clear();
    this.#others.clear();
    this.#place.replaceChildren();
  }

  /** @param {string} [kind] */
  #make(kind) {
    const dot = document.createElement("div");
    dot.className = kind ? `finger ${kind}` : "finger";
    this.#place.append(dot);
    return dot;
  }
}

/** @param {HTMLElement} dot @param {number} x @param {number} y */
function move(dot, x, y) {
  dot.style.transform = `translate(${x}px, ${y}px)`;
}
