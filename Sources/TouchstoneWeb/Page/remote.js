// Buttons for the commands that a headset, a keyboard or the lock screen would send.

// The label of each button, its command, and the media session actions that enable it.
/** @type {[words: string, subtype: string, actions: string[]][]} */
const BUTTONS = [
  ["Previous", "previousTrack", ["previoustrack"]],
  ["Skip back", "skipBackward", ["seekbackward"]],
  ["Play", "play", ["play"]],
  ["Pause", "pause", ["pause"]],
  ["Play/Pause", "togglePlayPause", ["play", "pause"]],
  ["Stop", "stop", ["stop"]],
  ["Skip ahead", "skipForward", ["seekforward"]],
  ["Next", "nextTrack", ["nexttrack"]],
];

export class Remote {
  #section;
  #buttons;

  /** @param {HTMLElement} section @param {HTMLElement} place @param {App.Send} send */
  constructor(section, place, send) {
    this.#section = section;
    this.#buttons = BUTTONS.map(([words, subtype, actions]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = words;
      button.dataset.command = subtype;
      button.addEventListener("click", () =>
        send([{ kind: "remote", t: performance.now() / 1000, subtype }]));
      place.append(button);
      return { button, actions };
    });
  }

  // Shows the buttons that the app's actions enable.
  /** @param {string[]} actions */
  show(actions) {
    this.#section.hidden = actions.length === 0;
    for (const { button, actions: own } of this.#buttons) {
      button.hidden = !own.some((action) => actions.includes(action));
    }
  }
}
