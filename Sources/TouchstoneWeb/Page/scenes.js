// The list of scenes, grouped under headings and searchable by name, title and hint.

export class Scenes {
  #list;
  #search;
  #none;
  /** @type {App.Scene[]} */
  #scenes = [];

  /** @param {HTMLSelectElement} list @param {HTMLInputElement} search @param {HTMLElement} none */
  constructor(list, search, none) {
    this.#list = list;
    this.#search = search;
    this.#none = none;
    search.addEventListener("input", () => this.#fill());
    search.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {App.Scene[]} scenes */
  set(scenes) {
    this.#scenes = scenes;
    this.#search.hidden = scenes.length < 2;
    this.#search.placeholder = `Search ${scenes.length} scenes`;
    this.#fill();
  }

  // Lists the scenes that match the search, and the current scene.
  #fill() {
    const list = this.#list;
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const current = list.value;
    const found = this.#scenes.filter((scene) => matches(scene, words));
    this.#none.hidden = found.length > 0 || words.length === 0;
    const shown = this.#scenes.filter((scene) => found.includes(scene) || scene.name === current);
    /** @type {Map<string, HTMLElement>} */
    const groups = new Map();
    const parts = [];
    for (const { name, title, group } of shown) {
      const option = new Option(title, name);
      if (!group) {
        parts.push(option);
        continue;
      }
      let heading = groups.get(group);
      if (!heading) {
        heading = document.createElement("optgroup");
        heading.setAttribute("label", group);
        groups.set(group, heading);
        parts.push(heading);
      }
      heading.append(option);
    }
    list.replaceChildren(...parts);
    if (current) list.value = current;
  }

  // Return chooses the first match; Escape ends the search.
  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Enter") {
      const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const first = this.#scenes.find((scene) => matches(scene, words));
      if (!first || words.length === 0) return;
      this.#search.value = "";
      this.#fill();
      this.#list.value = first.name;
      this.#list.dispatchEvent(new Event("change"));
    } else if (event.key === "Escape" && this.#search.value) {
      this.#search.value = "";
      this.#fill();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {App.Scene} scene @param {string[]} words */
function matches({ name, title, hint, group }, words) {
  const text = `${name} ${title} ${hint} ${group}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
