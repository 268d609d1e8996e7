// Shows a dot where each finger is: this page's own at once, those of other tabs as told.

export class Fingers {
  #place;
  #own = new Map();
  #others = new Map();

  constructor(place) {
    this.#place = place;
  }

  show(key, { x, y }, above = false) {
    let dot = this.#own.get(key);
    if (!dot) {
      dot = this.#make();
      this.#own.set(key, dot);
    }
    dot.classList.toggle("above", above);
    move(dot, x, y);
  }

  hide(key) {
    this.#own.get(key)?.remove();
    this.#own.delete(key);
  }

  showOthers(fingers) {
    const here = new Set(fingers.map(({ id }) => id));
    for (const [id, dot] of this.#others) {
      if (here.has(id)) continue;
      dot.remove();
      this.#others.delete(id);
    }
    for (const { id, x, y } of fingers) {
      if (!this.#others.has(id)) this.#others.set(id, this.#make("other"));
      move(this.#others.get(id), x, y);
    }
  }

  clear() {
    this.#own.clear();
    this.#others.clear();
    this.#place.replaceChildren();
  }

  #make(kind) {
    const dot = document.createElement("div");
    dot.className = kind ? `finger ${kind}` : "finger";
    this.#place.append(dot);
    return dot;
  }
}

function move(dot, x, y) {
  dot.style.transform = `translate(${x}px, ${y}px)`;
}
