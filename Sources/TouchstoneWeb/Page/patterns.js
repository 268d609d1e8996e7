// Decodes the texts of a report. A text refers to shared patterns, and has columns of the numbers
// that fill their gaps. Each number is stored as the difference from the previous one.

const GAP = "\u0001"; // replaces a number in a pattern
const END = "\u0002"; // separates two patterns
const MILLION = 1e6; // numbers are summed in millionths, which are integers

export class Patterns {
  /** @type {string[][]} */
  #patterns;

  /** @param {string} text */
  constructor(text) {
    this.#patterns = text.split(END).map((pattern) => pattern.split(GAP));
  }

  // Returns the original text. Throws an error if it can't be decoded.
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
