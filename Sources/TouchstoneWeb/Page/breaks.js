// Lets long names break between their words, but not inside a word.

const BREAKS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._])(?=[A-Za-z])/;

// Returns the name with line break opportunities: after each dot and before each capital that
// begins a word.
/** @param {string} name @returns {(string | Node)[]} */
export function breakable(name) {
  return name.split(BREAKS).flatMap((part, index) =>
    (index === 0 ? [part] : [document.createElement("wbr"), part]));
}
