// The browser's names of keys, and their numbers on the HID keyboard page.
import { isApple } from "./platform.js";

// Keys with consecutive numbers.
/** @type {[first: number, codes: string[]][]} */
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
  [99, ["NumpadDecimal", "IntlBackslash", "ContextMenu", "Power", "NumpadEqual"]],
  [104, Array.from({ length: 12 }, (_, index) => `F${index + 13}`)],
  [116, ["Open", "Help", "Props", "Select", "BrowserStop", "Again", "Undo", "Cut", "Copy", "Paste",
    "Find", "AudioVolumeMute", "AudioVolumeUp", "AudioVolumeDown"]],
  [133, ["NumpadComma"]],
  [135, ["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"]],
  [144, ["Lang1", "Lang2", "Lang3", "Lang4", "Lang5"]],
  [224, ["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight",
    "AltRight", "MetaRight"]],
];

/** @type {Map<string, number>} */
const USAGES = new Map();
for (const [first, codes] of RUNS) {
  codes.forEach((code, index) => USAGES.set(code, first + index));
}

// On machines whose shortcuts use Control, Control is the app's Command key.
if (!isApple) {
  for (const side of ["Left", "Right"]) {
    const [control, meta] = [`Control${side}`, `Meta${side}`].map((code) => USAGES.get(code) ?? 0);
    USAGES.set(`Control${side}`, meta);
    USAGES.set(`Meta${side}`, control);
  }
}

// The text that UIKey has for keys that type no characters, by the browser's name.
const NAMED = new Map([
  ["Enter", "\r"], ["Tab", "\t"], ["Backspace", "\b"], ["Escape", "UIKeyInputEscape"],
  ["Delete", "UIKeyInputDelete"], ["Home", "UIKeyInputHome"], ["End", "UIKeyInputEnd"],
  ["PageUp", "UIKeyInputPageUp"], ["PageDown", "UIKeyInputPageDown"],
  ["ArrowUp", "UIKeyInputUpArrow"], ["ArrowDown", "UIKeyInputDownArrow"],
  ["ArrowLeft", "UIKeyInputLeftArrow"], ["ArrowRight", "UIKeyInputRightArrow"],
]);

// The characters of a US keyboard without Shift and with it.
const PLAIN = "`1234567890-=[]\\;',./";
const SHIFTED = "~!@#$%^&*()_+{}|:\"<>?";

/** @param {string} code */
export const usageOf = (code) => USAGES.get(code);

/** @param {Pick<KeyboardEvent, "key">} event */
export function charactersOf({ key }) {
  if ([...key].length === 1) return key;
  return NAMED.get(key) ?? (/^F\d+$/.test(key) ? `UIKeyInput${key}` : "");
}

// Returns the characters of a key without modifiers. The browser reports only the characters with
// modifiers. If the browser offers its keyboard layout, this uses it, and otherwise the US layout.
/** @param {KeyboardEvent} event @param {ReadonlyMap<string, string> | null} layout */
export function plainCharactersOf(event, layout) {
  const characters = charactersOf(event);
  if ([...characters].length !== 1) return characters;
  const known = layout?.get(event.code);
  if (known !== undefined) return known;
  const place = event.shiftKey ? SHIFTED.indexOf(characters) : -1;
  return place >= 0 ? PLAIN[place] : characters.toLowerCase();
}
