// The names of the modifier keys on this machine's keyboard.

// Chromium says “macOS”, others “MacIntel”.
const name = navigator.userAgentData?.platform ?? navigator.platform ?? "";

export const isApple = /mac|iphone|ipad/i.test(name);

// The app's Command key is the machine's shortcut key: Command on a Mac, Control elsewhere. On
// other machines, the Windows key replaces Control.
export const commandKey = isApple ? "metaKey" : "ctrlKey";
export const controlKey = isApple ? "ctrlKey" : "metaKey";

/** @type {Record<App.ModifierName, string>} */
const SIGNS = { control: "⌃", alternate: "⌥", shift: "⇧", command: "⌘" };
/** @type {Record<App.ModifierName, string>} */
const WORDS = { command: "Ctrl", control: "Win", alternate: "Alt", shift: "Shift" };

// The symbols of keys in a Mac's menus, and the words for other machines.
/** @type {Record<string, string>} */
const NAMES = {
  "⎋": "Esc", "⌫": "Backspace", "⌦": "Del", "↩": "Enter", "⇥": "Tab", "⇞": "PgUp", "⇟": "PgDn",
  "↖": "Home", "↘": "End",
};

// Returns a key with its modifiers, as the machine's own menus show it.
/** @param {App.Keys} keys */
export function keyText({ modifiers, key }) {
  if (isApple) return modifiers.map((one) => SIGNS[one]).join("") + key;
  /** @type {App.ModifierName[]} */
  const order = ["command", "control", "alternate", "shift"];
  const held = order.filter((one) => modifiers.includes(one)).map((one) => WORDS[one]);
  return [...held, NAMES[key] ?? key].join("+");
}

// Returns the same in the format for assistive technology.
/** @param {App.Keys} keys */
export function keyShortcut({ modifiers, key }) {
  /** @type {Record<App.ModifierName, string>} */
  const words = isApple
    ? { command: "Meta", control: "Control", alternate: "Alt", shift: "Shift" }
    : { command: "Control", control: "Meta", alternate: "Alt", shift: "Shift" };
  return [...modifiers.map((one) => words[one]), key].join("+");
}
