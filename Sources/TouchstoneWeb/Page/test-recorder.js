// Marks the start of a recording, and generates a test from the input since then, to paste into a
// project.

const SECONDS = 30; // of the latest input become a test if nothing was recorded

export class TestRecorder {
  #send;
  #record;
  #copy;
  #source;
  #said;
  #isRecording = false;

  /** @param {HTMLElement} place @param {(question: App.ProgramQuestion) => void} send */
  constructor(place, send) {
    this.#send = send;
    const row = document.createElement("p");
    this.#record = button("record", "Record", "Start recording a test");
    this.#record.setAttribute("aria-pressed", "false");
    this.#copy = button("copy-test", "Copy as test", "Create a test from the recorded input");
    this.#said = document.createElement("output");
    this.#said.id = "test-said";
    this.#source = document.createElement("textarea");
    this.#source.id = "test-source";
    this.#source.readOnly = true;
    this.#source.hidden = true;
    this.#source.rows = 14;
    this.#source.wrap = "off";
    this.#source.setAttribute("aria-label", "The test");
    row.append(this.#record, " ", this.#copy, " ", this.#said);
    place.replaceChildren(row, this.#source);
    this.#record.addEventListener("click", () => this.#ask("record"));
    this.#copy.addEventListener("click", () => {
      if (this.#isRecording) this.#ask("test");
      else this.#ask("test", { last: SECONDS });
    });
  }

  // Another scene is shown: resets the recorder.
  forget() {
    this.#setRecording(false);
    this.#source.hidden = true;
    this.#said.textContent = "";
  }

  /** @param {App.ProgramAnswer} answer */
  answered({ id, result, error }) {
    if (error) {
      if (id === "record" || id === "test") this.#said.textContent = error.message;
    } else if (id === "record") {
      this.#setRecording(true);
      this.#said.textContent = "Recording. Perform the input, then copy the test.";
    } else if (id === "test" && typeof result?.source === "string") {
      this.#show(result.source);
    }
  }

  /** @param {string} verb @param {Record<string, number>} [values] */
  #ask(verb, values = {}) {
    this.#send({ kind: "ask", version: 2, id: verb, verb, arguments: values });
  }

  /** @param {boolean} isRecording */
  #setRecording(isRecording) {
    this.#isRecording = isRecording;
    this.#record.setAttribute("aria-pressed", String(isRecording));
  }

  // A page without TLS may not use the clipboard. The user can then copy the text by hand.
  /** @param {string} source */
  async #show(source) {
    this.#setRecording(false);
    this.#source.value = source;
    this.#source.hidden = false;
    try {
      await navigator.clipboard.writeText(source);
      this.#said.textContent = "The test is on the clipboard.";
    } catch {
      this.#source.select();
      this.#said.textContent = "Copy the test from here.";
    }
  }
}

/** @param {string} id @param {string} text @param {string} title */
function button(id, text, title) {
  const made = document.createElement("button");
  made.type = "button";
  made.id = id;
  made.textContent = text;
  made.title = title;
  return made;
}
