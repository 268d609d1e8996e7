// What happened, newest last.

const MOST_LINES = 400;
const NEAR = 24; // CSS pixels from the end within which the list follows

export class Journal {
  #list;

  constructor(list, clearButton) {
    this.#list = list;
    clearButton.addEventListener("click", () => this.clear());
  }

  add(lines) {
    const list = this.#list;
    const follows = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    list.append(...lines.slice(-MOST_LINES).map(row));
    while (list.childElementCount > MOST_LINES) list.firstElementChild.remove();
    if (follows) list.scrollTop = list.scrollHeight;
  }

  clear() {
    this.#list.replaceChildren();
  }
}

function row({ time, kind, touch, text }) {
  const line = document.createElement("li");
  line.dataset.kind = kind;
  const when = document.createElement("time");
  when.textContent = time.toFixed(2);
  const what = document.createElement("span");
  what.className = "what";
  what.textContent = text;
  const number = document.createElement("span");
  number.className = "touch";
  if (touch !== undefined) {
    number.textContent = touch;
    number.title = `Touch ${touch}`;
  }
  line.append(when, number, what);
  return line;
}
