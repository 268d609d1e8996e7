// Texts that a report writes by what is new in each: patterns, which all share, and columns of the numbers
// that stand in their gaps, each as the difference from the one before.

const GAP = "\u0001"; // stands in a pattern where a number was
const END = "\u0002"; // stands between two patterns
const MILLION = 1e6; // numbers are added up in millionths, which are whole

export class Patterns {
  /** @type {string[][]} */
  #patterns;

  /** @param {string} text */
  constructor(text) {
    this.#patterns = text.split(END).map((pattern) => pattern.split(GAP));
  }

  // The text that was written, or an error where it can't be.
  /** @param {string} written @returns {string} */
  read(written) {
    const [line, ...columns] = written.split("\n");
    const order = line.split(" ").map(Number);
    /** @type {Map<number, { words: string[], columns: Column[] }>} */
    const used = new Map();
    let next = 0;
    for (const number of [...new Set(order)].sort((one, other) => one - other)) {
      const words = this.#patterns[number];
      if (!words) throw new Error(`there is no pattern ${number}`);
      const mine = columns.slice(next, next + words.length - 1).map((text) => new Column(text));
      if (mine.length < words.length - 1) throw new Error(`a column of pattern ${number} is missing`);
      used.set(number, { words, columns: mine });
      next += mine.length;
    }
    /** @type {string[]} */
    const text = [];
    for (const number of order) {
      const { words, columns } = used.get(number) ?? { words: [], columns: [] };
      text.push(words[0]);
      columns.forEach((column, place) => text.push(column.next(), words[place + 1]));
    }
    return text.join("");
  }
}

class Column {
  #steps;
  #place = 0;
  #value = 0;

  /** @param {string} text */
  constructor(text) {
    this.#steps = text.split(" ");
  }

  next() {
    const step = Number(this.#steps[this.#place]);
    if (Number.isNaN(step)) throw new Error("a number is missing");
    this.#place += 1;
    this.#value += Math.round(step * MILLION);
    return String(this.#value / MILLION);
  }
}
