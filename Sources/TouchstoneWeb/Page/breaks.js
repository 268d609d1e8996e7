// Names that may be broken between their words, and never inside of one.

const BREAKS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._])(?=[A-Za-z])/;

// A name with places where a line may end: before each capital that begins a word, and after a dot.
/** @param {string} name @returns {(string | Node)[]} */
export function breakable(name) {
  return name.split(BREAKS).flatMap((part, index) =>
    (index === 0 ? [part] : [document.createElement("wbr"), part]));
}
