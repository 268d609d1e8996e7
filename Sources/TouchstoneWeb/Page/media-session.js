// Shows the app's now-playing state in the browser's media session, and turns media keys into
// samples.

// The command of each action. A browser has one play/pause key. It derives the action from the
// state of the session.
/** @type {Partial<Record<MediaSessionAction, string>>} */
const COMMANDS = {
  play: "play", pause: "pause", stop: "stop", previoustrack: "previousTrack",
  nexttrack: "nextTrack", seekbackward: "skipBackward", seekforward: "skipForward",
  seekto: "changePlaybackPosition",
};

const ACTIONS = /** @type {MediaSessionAction[]} */ (Object.keys(COMMANDS));

// Media keys that arrive as ordinary keys, because the browser doesn't use them for its sessions.
/** @type {Record<string, string>} */
const KEYS = {
  MediaPlayPause: "togglePlayPause", MediaStop: "stop", MediaTrackNext: "nextTrack",
  MediaTrackPrevious: "previousTrack", MediaPlay: "play", MediaPause: "pause",
};

const GESTURES = ["pointerup", "keydown"]; // the events that let a page play sound
const SILENCE = 10; // seconds; Chromium treats audio under five seconds as a sound effect

export class MediaControl {
  #send;
  /** @type {HTMLAudioElement | null} */
  #audio = null; // the silent audio, from its first attempt to play
  #hasBegun = false; // whether the audio has started, and may be paused
  /** @type {App.Media} */
  #media = { actions: [], state: "none" };

  /** @param {App.Send} send */
  constructor(send) {
    this.#send = send;
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), true);
    addEventListener("keydown", (event) => this.#key(event), true);
  }

  // Shows the now-playing state. `age` is the number of seconds since its position was correct.
  /** @param {App.Media} media @param {number} age */
  show(media, age) {
    this.#media = media;
    const session = navigator.mediaSession;
    if (!session) return;
    for (const action of ACTIONS) {
      /** @type {MediaSessionActionHandler | null} */
      const handler = media.actions.includes(action) ? (details) => this.#act(details) : null;
      try {
        session.setActionHandler(action, handler);
      } catch {
        // An older browser doesn't know the action, so it can't trigger it either.
      }
    }
    session.metadata = media.title || media.artist || media.album
      ? new MediaMetadata({
        title: media.title ?? "", artist: media.artist ?? "", album: media.album ?? "",
      })
      : null;
    session.playbackState = media.state;
    this.#showPosition(session, age);
    this.#wake();
    this.#follow();
  }

  /** @param {MediaSession} session @param {number} age */
  #showPosition(session, age) {
    const { duration, position, rate, state } = this.#media;
    if (!session.setPositionState) return;
    if (duration === undefined || !(duration > 0)) {
      // Don't show the duration of the silent audio as that of the media.
      try {
        session.setPositionState({ duration: Infinity, position: 0, playbackRate: 1 });
      } catch {
        session.setPositionState(); // Firefox rejects an infinite duration
      }
      return;
    }
    const passed = state === "playing" ? age * (rate ?? 1) : 0;
    session.setPositionState({
      duration, playbackRate: rate && rate > 0 ? rate : 1,
      position: Math.min(Math.max((position ?? 0) + passed, 0), duration),
    });
  }

  // A session needs playing audio, so this plays silence. It needs a user gesture first.
  #wake() {
    if (this.#audio || this.#media.actions.length === 0) return;
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    const audio = new Audio(URL.createObjectURL(silence()));
    audio.loop = true;
    this.#audio = audio;
    this.#hasBegun = false;
    audio.play().then(() => {
      if (this.#audio !== audio) return;
      this.#hasBegun = true;
      this.#follow();
    }, () => {
      // Not allowed yet; the next gesture tries again.
      if (this.#audio === audio) this.#audio = null;
    });
  }

  // Plays or pauses the silent audio to match the app.
  #follow() {
    const { actions, state } = this.#media;
    if (!this.#audio || !this.#hasBegun) return;
    if (actions.length === 0 || state === "paused") this.#audio.pause();
    if (actions.length > 0 && state === "playing") this.#play();
  }

  #play() {
    if (this.#audio?.paused) this.#audio.play().catch(() => {});
  }

  /** @param {MediaSessionActionDetails} details */
  #act({ action, seekOffset, seekTime }) {
    const value = action === "seekto" ? seekTime : seekOffset;
    const command = COMMANDS[action];
    if (command) this.#command(command, value);
    // A browser ends a stopped session; the next session needs new audio.
    if (action === "stop") {
      this.#audio?.pause();
      this.#audio = null;
    }
    // If the app doesn't report its playback state, follow the command.
    if (this.#media.state !== "none") return;
    if (action === "pause") this.#audio?.pause();
    if (action === "play") this.#play();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const subtype = KEYS[event.key];
    if (!subtype || event.repeat || this.#media.actions.length === 0) return;
    event.preventDefault();
    this.#command(subtype);
  }

  /** @param {string} subtype @param {number} [value] */
  #command(subtype, value) {
    /** @type {App.RemoteRecord} */
    const sample = { kind: "remote", t: performance.now() / 1000, subtype };
    if (value !== undefined && Number.isFinite(value)) sample.value = value;
    this.#send([sample]);
  }
}

// Returns a file of silence: 8-bit mono at 8 kHz, whose zero is 128.
function silence() {
  const rate = 8000;
  const length = rate * SILENCE;
  const bytes = new Uint8Array(44 + length).fill(128, 44);
  const view = new DataView(bytes.buffer);
  /** @param {number} place @param {string} text */
  const write = (place, text) => {
    for (let index = 0; index < text.length; index += 1) {
      bytes[place + index] = text.charCodeAt(index);
    }
  };
  write(0, "RIFF");
  view.setUint32(4, 36 + length, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true); // length of the format chunk
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true); // bytes per second
  view.setUint16(32, 1, true); // bytes per sample
  view.setUint16(34, 8, true); // bits per sample
  write(36, "data");
  view.setUint32(40, length, true);
  return new Blob([bytes], { type: "audio/wav" });
}
