// All properties of the selected view, line by line. Edits take effect at once.
import { emphasize } from "./panel.js";

const SIDES = ["x", "y", "width", "height"];

// A shown line, and the function that sets its value.
/** @typedef {{ element: HTMLElement, set: (row: App.PropertyRow) => void }} Line */

export class Properties {
  #part;
  #undo;
  #send;
  /** @type {App.Properties | null} */
  #shown = null;
  #isReadOnly = false;
  #shape = "";
  /** @type {Line[]} */
  #lines = [];

  /**
   * @param {HTMLElement} part
   * @param {HTMLButtonElement} undo
   * @param {(message: App.ClientMessage) => void} send
   */
  constructor(part, undo, send) {
    this.#part = part;
    this.#undo = undo;
    this.#send = send;
    undo.addEventListener("click", () => send({ kind: "undoChange" }));
  }

  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    this.#isReadOnly = isReadOnly;
    this.#shape = "";
  }

  get node() {
    return this.#shown?.node ?? null;
  }

  forget() {
    this.#shown = null;
    this.#shape = "";
    this.#lines = [];
    this.#part.replaceChildren();
    this.#undo.disabled = true;
    this.#undo.title = "No changes to undo";
  }

  /** @param {App.Properties} properties */
  show(properties) {
    this.#shown = properties;
    this.#undo.disabled = properties.changes === 0 || this.#isReadOnly;
    this.#undo.title = properties.undo
      ? `Undo the change of ${properties.undo.replaceAll("*", "")}` : "No changes to undo";
    const rows = properties.groups.flatMap((group) => group.rows);
    const shape = JSON.stringify([properties.node, properties.groups.map((group) =>
      [group.title, group.rows.map(({ label, key }) => [label, key])])]);
    if (shape !== this.#shape) this.#build(properties, shape);
    this.#lines.forEach((line, place) => line.set(rows[place]));
  }

  /** @param {App.Properties} properties @param {string} shape */
  #build(properties, shape) {
    this.#shape = shape;
    this.#lines = [];
    const title = document.createElement("h3");
    title.append(...emphasize(properties.name));
    this.#part.replaceChildren(title, ...properties.groups.map((group) => {
      const part = document.createElement("details");
      part.open = group.title !== "Layer";
      const summary = document.createElement("summary");
      summary.textContent = group.title;
      const list = document.createElement("dl");
      for (const row of group.rows) {
        const line = this.#line(row);
        this.#lines.push(line);
        const term = document.createElement("dt");
        term.append(...breakable(row.label));
        const value = document.createElement("dd");
        value.append(line.element);
        list.append(term, value);
      }
      part.append(summary, list);
      return part;
    }));
  }

  /** @param {App.PropertyRow} row @returns {Line} */
  #line(row) {
    const { key, label } = row;
    if (!key || this.#isReadOnly) return words();
    if (row.flag !== undefined) return this.#flag(row, key);
    if (row.numbers?.length === 4) return this.#rectangle(row, key);
    if (row.numbers) return this.#number(row, key);
    const input = field("text", label);
    input.addEventListener("change", () => this.#change(row, key, { text: input.value }));
    return { element: input, set: ({ value }) => setUnlessEdited(input, value) };
  }

  /** @param {App.PropertyRow} row @param {string} key @returns {Line} */
  #flag(row, key) {
    const input = field("checkbox", row.label);
    input.addEventListener("change", () => this.#change(row, key, { flag: input.checked }));
    const box = document.createElement("label");
    const text = document.createElement("span");
    box.append(input, text);
    return {
      element: box,
      set: ({ flag = false }) => {
        input.checked = flag;
        text.textContent = String(flag);
      },
    };
  }

  /** @param {App.PropertyRow} row @param {string} key @returns {Line} */
  #number(row, key) {
    const input = field("number", row.label);
    input.step = key === "alpha" ? "0.05" : "1";
    input.min = "0";
    const element = document.createElement("span");
    element.className = "numbers";
    const parts = [input];
    if (key === "alpha") {
      input.max = "1";
      const slider = field("range", `${row.label}, as a slider`);
      Object.assign(slider, { min: "0", max: "1", step: "0.01" });
      parts.unshift(slider);
    }
    for (const part of parts) {
      part.addEventListener("input", () => {
        const number = part.valueAsNumber;
        if (!Number.isFinite(number)) return;
        for (const other of parts) if (other !== part) other.value = part.value;
        this.#change(row, key, { numbers: [number] });
      });
    }
    element.append(...parts);
    return {
      element,
      set: ({ numbers = [0] }) => {
        for (const part of parts) setUnlessEdited(part, String(numbers[0]));
      },
    };
  }

  /** @param {App.PropertyRow} row @param {string} key @returns {Line} */
  #rectangle(row, key) {
    const inputs = SIDES.map((side) => field("number", `${row.label}: ${side}`));
    const element = document.createElement("span");
    element.className = "numbers";
    inputs.forEach((input, place) => {
      input.addEventListener("input", () => {
        const numbers = inputs.map((one) => one.valueAsNumber);
        if (numbers.every(Number.isFinite)) this.#change(row, key, { numbers });
      });
      const box = document.createElement("label");
      const side = document.createElement("span");
      side.textContent = SIDES[place];
      box.append(side, input);
      element.append(box);
    });
    return {
      element,
      set: ({ numbers = [] }) =>
        inputs.forEach((input, place) => setUnlessEdited(input, String(numbers[place]))),
    };
  }

  /** @param {App.PropertyRow} row @param {string} key @param {App.EditedValue} value */
  #change(row, key, value) {
    if (!this.#shown) return;
    this.#send({ kind: "change", node: this.#shown.node, key, part: row.part ?? 0, ...value });
  }
}

/** @returns {Line} */
function words() {
  const element = document.createElement("span");
  return { element, set: ({ value }) => { element.textContent = value; } };
}

/** @param {string} type @param {string} label */
function field(type, label) {
  const input = document.createElement("input");
  input.type = type;
  input.setAttribute("aria-label", label);
  return input;
}

// Don't replace text that the user is editing.
/** @param {HTMLInputElement} input @param {string} value */
function setUnlessEdited(input, value) {
  if (document.activeElement !== input) input.value = value;
}

// Returns a name with line break opportunities after dots and before capitals.
/** @param {string} name */
function breakable(name) {
  return name.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/).flatMap((part, index) =>
    (index > 0 ? [document.createElement("wbr"), part] : [part]));
}
