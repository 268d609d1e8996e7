// The browser's names of keys, and the numbers that the HID keyboard page gives them.

// Keys whose numbers follow each other.
const RUNS = [
  [4, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `Key${letter}`)],
  [30, [..."1234567890"].map((digit) => `Digit${digit}`)],
  [40, ["Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft",
    "BracketRight", "Backslash"]],
  [51, ["Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"]],
  [58, Array.from({ length: 12 }, (_, index) => `F${index + 1}`)],
  [70, ["PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End",
    "PageDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide",
    "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter"]],
  [89, [..."1234567890"].map((digit) => `Numpad${digit}`)],
  [99, ["NumpadDecimal", "IntlBackslash", "ContextMenu"]],
  [103, ["NumpadEqual"]],
  [104, Array.from({ length: 12 }, (_, index) => `F${index + 13}`)],
  [224, ["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight",
    "AltRight", "MetaRight"]],
];

const USAGES = new Map(RUNS.flatMap(([first, codes]) =>
  codes.map((code, index) => [code, first + index])));

// What UIKey calls the text of keys that write none, by the browser's name.
const NAMED = new Map([
  ["Enter", "\r"], ["Backspace", "\b"], ["Escape", "UIKeyInputEscape"],
  ["Delete", "UIKeyInputDelete"], ["Home", "UIKeyInputHome"], ["End", "UIKeyInputEnd"],
  ["PageUp", "UIKeyInputPageUp"], ["PageDown", "UIKeyInputPageDown"],
  ["ArrowUp", "UIKeyInputUpArrow"], ["ArrowDown", "UIKeyInputDownArrow"],
  ["ArrowLeft", "UIKeyInputLeftArrow"], ["ArrowRight", "UIKeyInputRightArrow"],
]);

export const usageOf = (code) => USAGES.get(code);

export function charactersOf({ key }) {
  if ([...key].length === 1) return key;
  return NAMED.get(key) ?? (/^F\d+$/.test(key) ? `UIKeyInput${key}` : "");
}
