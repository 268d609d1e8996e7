// The panel: scenes, the answer to "why?", the path of the hit test and the responder chain.

const find = (id) => document.getElementById(id);

export class Panel {
  isAsking = false;
  #layers;
  #ask;
  #stage;
  #asked;
  #scenes = [];

  constructor(layers, { ask, stage, asked }) {
    this.#layers = layers;
    this.#ask = ask;
    this.#stage = stage;
    this.#asked = asked;
    find("ask").addEventListener("click", () => this.setAsking(!this.isAsking));
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isAsking) return;
      this.setAsking(false);
      event.stopPropagation();
      event.preventDefault();
    }, true);
  }

  setAsking(isAsking) {
    this.isAsking = isAsking;
    const button = find("ask");
    button.setAttribute("aria-pressed", String(isAsking));
    button.textContent = isAsking ? "Asking: click the stage" : "Ask why";
    this.#stage.classList.toggle("asking", isAsking);
    if (!isAsking) this.#asked.hidden = true;
  }

  // Asks why a touch at a point would go where it goes; marks the point if it was pointed at.
  askAt(point, isMarked = true) {
    this.#asked.hidden = !isMarked;
    this.#asked.style.transform = `translate(${point.x}px, ${point.y}px)`;
    this.#ask(point);
  }

  setScenes(scenes, current) {
    this.#scenes = scenes;
    find("scene").replaceChildren(...scenes.map(({ name, title }) => new Option(title, name)));
    this.showScene(current);
  }

  showScene(name) {
    find("scene").value = name;
    const scene = this.#scenes.find((one) => one.name === name);
    find("hint").textContent = scene?.hint ?? "";
    document.title = scene ? `${scene.title} – Touchstone` : "Touchstone";
  }

  /** A page that only shows the app says so, and lets nothing be chosen. */
  setReadOnly(isReadOnly) {
    for (const id of ["scene", "shake"]) find(id).disabled = isReadOnly;
    if (isReadOnly) find("status").textContent = "view only";
  }

  showState(state, reason) {
    const status = find("status");
    status.dataset.state = state;
    status.textContent = state === "live" ? "connected" : "not connected";
    find("banner").hidden = state === "live";
    find("banner-text").textContent = reason;
  }

  // The answers about a scene that has left the stage are no answers any more.
  forget() {
    this.#asked.hidden = true;
    this.show({ sentence: "", path: [], refused: [], chain: [] });
  }

  show({ sentence, path, refused, chain }) {
    find("sentence").replaceChildren(...emphasize(sentence));
    this.#fill(find("path"), path, (object, index) =>
      (index === path.length - 1 && object.verdict === "hit" ? "hit" : ""));
    find("refused-part").hidden = refused.length === 0;
    this.#fill(find("refused"), refused, ({ derived }) => (derived ? "refused derived" : "refused"));
    this.#fill(find("chain"), chain, () => "");
  }

  #fill(list, objects, kind) {
    list.replaceChildren(...objects.map((object, index) => {
      const row = document.createElement("li");
      row.append(describe(object));
      if (object.verdict) {
        const verdict = document.createElement("span");
        verdict.className = `verdict ${kind(object, index)}`;
        verdict.textContent = object.verdict;
        row.append(verdict);
      }
      if (object.node !== undefined) {
        row.addEventListener("pointerenter", () => this.#layers.highlight(object.node));
        row.addEventListener("pointerleave", () => this.#layers.highlight(null));
      }
      return row;
    }));
  }
}

// A sentence marks the names in it with asterisks.
export function emphasize(sentence) {
  return sentence.split(/\*([^*]+)\*/).map((part, index) => {
    if (index % 2 === 0) return part;
    const name = document.createElement("b");
    name.textContent = part;
    return name;
  });
}

// A view or responder in words: its class, and its identifier if it has one.
export function describe(object) {
  const text = document.createElement("span");
  text.className = "object";
  const name = document.createElement("span");
  name.className = "class";
  name.textContent = object.class;
  text.append(name);
  if (object.identifier) {
    const identifier = document.createElement("span");
    identifier.className = "name";
    identifier.textContent = object.identifier;
    text.append(identifier);
  }
  return text;
}
