// The language of the app's texts. An app with fewer than two languages has no list.

export class Languages {
  #list;

  // Calls `choose` with the name of a language.
  /**
   * @param {HTMLSelectElement} list
   * @param {(name: string) => void} choose
   */
  constructor(list, choose) {
    this.#list = list;
    list.addEventListener("change", () => choose(list.value));
  }

  /** @param {App.Languages} languages */
  show({ choices, current }) {
    this.#list.replaceChildren(...choices.map(({ name, title }) => {
      const option = new Option(title, name);
      option.lang = name;
      return option;
    }));
    this.#list.value = current ?? "";
    this.#list.hidden = choices.length < 2;
  }
}
