// What the keyboard of this machine calls its modifiers.

// Chromium says “macOS”, others “MacIntel”.
const name = navigator.userAgentData?.platform ?? navigator.platform ?? "";

export const isApple = /mac|iphone|ipad/i.test(name);

// A program's Command is what the machine does its shortcuts with: Command on a Mac, Control
// elsewhere. There the Windows key takes the place of Control.
export const commandKey = isApple ? "metaKey" : "ctrlKey";
export const controlKey = isApple ? "ctrlKey" : "metaKey";

/** @type {Record<App.ModifierName, string>} */
const SIGNS = { control: "⌃", alternate: "⌥", shift: "⇧", command: "⌘" };
/** @type {Record<App.ModifierName, string>} */
const WORDS = { command: "Ctrl", control: "Win", alternate: "Alt", shift: "Shift" };

// Sign keys have on a Mac's menus, and the words other machines use.
/** @type {Record<string, string>} */
const NAMES = {
  "⎋": "Esc", "⌫": "Backspace", "⌦": "Del", "↩": "Enter", "⇥": "Tab", "⇞": "PgUp", "⇟": "PgDn",
  "↖": "Home", "↘": "End",
};

// A key with its modifiers, as the machine's own menus write it.
/** @param {App.Keys} keys */
export function keyText({ modifiers, key }) {
  if (isApple) return modifiers.map((one) => SIGNS[one]).join("") + key;
  /** @type {App.ModifierName[]} */
  const order = ["command", "control", "alternate", "shift"];
  const held = order.filter((one) => modifiers.includes(one)).map((one) => WORDS[one]);
  return [...held, NAMES[key] ?? key].join("+");
}

// The same for assistive tools.
/** @param {App.Keys} keys */
export function keyShortcut({ modifiers, key }) {
  /** @type {Record<App.ModifierName, string>} */
  const words = isApple
    ? { command: "Meta", control: "Control", alternate: "Alt", shift: "Shift" }
    : { command: "Control", control: "Meta", alternate: "Alt", shift: "Shift" };
  return [...modifiers.map((one) => words[one]), key].join("+");
}
