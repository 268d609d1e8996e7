// The app's main menu: a bar of menus whose lines the app makes each time one is opened.
import { keyShortcut, keyText } from "./platform.js";
import { modifiers } from "./modifiers.js";

const MARKS = { on: "✓", mixed: "–", off: "" };
const TYPING = 700; // milliseconds within which letters make one word

export class MenuBar {
  #bar;
  #tell;
  #leave;
  #open = null; // the menu that is shown: its number, its title's button, its list, and which line takes the focus
  #typed = { text: "", time: 0 };

  // `tell` sends a message to the app; `leave` gives the focus back to the stage.
  constructor(bar, tell, leave) {
    this.#bar = bar;
    this.#tell = tell;
    this.#leave = leave;
    bar.addEventListener("keydown", (event) => this.#key(event));
    for (const kind of ["keydown", "keyup"]) {
      addEventListener(kind, (event) => this.#showAlternates(event), true);
    }
    addEventListener("pointerdown", (event) => {
      if (this.#open && !bar.contains(event.target)) this.close(false);
    }, true);
    addEventListener("blur", () => this.close(false));
  }

  // Shows which menus there are.
  setMenus(menus) {
    const opened = this.#open?.number;
    this.#open = null;
    this.#bar.replaceChildren(...menus.map((menu, index) => this.#title(menu, index)));
    this.#bar.hidden = menus.length === 0;
    if (opened !== undefined && menus.some(({ number }) => number === opened)) {
      this.#openMenu(opened, true);
    }
  }

  // Shows the lines of the open menu; where they are shown already, the focus stays in its place.
  show(number, items) {
    if (this.#open?.number !== number) return;
    const { button, list: before } = this.#open;
    const rows = before ? [...before.children] : [];
    const place = rows.findIndex((row) => row.contains(document.activeElement));
    const list = this.#list(items, button.textContent);
    before?.remove();
    button.parentElement.append(list);
    this.#open.list = list;
    const wanted = place >= 0 ? list.children[place] : null;
    if (place >= 0) focusable(list, wanted)?.focus();
    else if (this.#open.enters !== null) this.#rows(list).at(this.#open.enters)?.focus();
    this.#open.enters = null;
  }

  close(goesBack = true) {
    if (!this.#open) return;
    const { button, list } = this.#open;
    this.#open = null;
    list?.remove();
    button.setAttribute("aria-expanded", "false");
    this.#tell({ kind: "closeMenu" });
    if (goesBack) this.#leave();
  }

  // The menus of a connection that is lost are of no use.
  clear() {
    this.close(false);
    this.setMenus([]);
  }

  // Making

  #title({ number, title }, index) {
    const holder = document.createElement("div");
    holder.className = "menu-holder";
    holder.setAttribute("role", "none");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = title;
    button.dataset.menu = number;
    button.tabIndex = index === 0 ? 0 : -1;
    setAttributes(button, { role: "menuitem", "aria-haspopup": "menu", "aria-expanded": "false" });
    button.addEventListener("click", () => {
      if (this.#open?.number === number) this.close();
      else this.#openMenu(number);
    });
    button.addEventListener("pointerenter", () => {
      if (this.#open && this.#open.number !== number) this.#openMenu(number);
    });
    holder.append(button);
    return holder;
  }

  #openMenu(number, entersFirst = false, entersLast = false) {
    if (this.#open) {
      this.#open.list?.remove();
      this.#open.button.setAttribute("aria-expanded", "false");
    }
    const button = this.#bar.querySelector(`[data-menu="${number}"]`);
    if (!button) return;
    button.setAttribute("aria-expanded", "true");
    this.#makeCurrent(button);
    // A title keeps the focus until the lines have come and one of them takes it.
    button.focus();
    this.#open = { number, button, list: null, enters: entersFirst ? 0 : entersLast ? -1 : null };
    this.#tell({ kind: "openMenu", number });
  }

  #makeCurrent(button) {
    for (const one of this.#bar.querySelectorAll("[data-menu]")) {
      one.tabIndex = one === button ? 0 : -1;
    }
  }

  #list(items, label) {
    const list = document.createElement("ul");
    list.className = "menu";
    setAttributes(list, { role: "menu", "aria-label": label });
    list.append(...items.map((item) => this.#row(item)));
    return list;
  }

  #row(item) {
    const row = document.createElement("li");
    row.setAttribute("role", "none");
    if (item.kind === "separator") {
      row.className = "separator";
      row.setAttribute("role", "separator");
      return row;
    }
    if (item.kind === "header" || item.kind === "waiting") {
      row.className = item.kind;
      row.textContent = item.title;
      if (item.kind === "waiting") row.setAttribute("role", "status");
      return row;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.className = "menu-line";
    button.classList.toggle("destructive", item.destructive);
    button.title = item.reason;
    button.item = item;
    this.#fill(button, item, null);
    row.append(button);
    if (item.kind === "submenu") this.#addSubmenu(row, button, item);
    button.addEventListener("click", () => this.#choose(button));
    button.addEventListener("pointermove", () => {
      if (document.activeElement !== button) button.focus({ preventScroll: true });
    });
    return row;
  }

  // What a line says, or says while other modifiers are held.
  #fill(button, item, alternate) {
    const { title, enabled } = alternate ?? item;
    button.alternate = alternate;
    // What these two show is told in words by other attributes.
    const mark = make("mark", item.kind === "submenu" ? "" : MARKS[item.state]);
    const words = make("words", title);
    if (item.subtitle) words.append(make("subtitle", item.subtitle));
    const keys = item.keys && {
      key: item.keys.key,
      modifiers: [...new Set([...item.keys.modifiers, ...(alternate?.modifiers ?? [])])],
    };
    const text = item.kind === "submenu" ? "›" : keys ? keyText(keys) : "";
    const sign = make("keys", text);
    for (const shown of [mark, sign]) shown.setAttribute("aria-hidden", "true");
    button.replaceChildren(mark, words, sign);
    setAttributes(button, {
      role: item.single ? "menuitemradio" : item.state === "off" ? "menuitem" : "menuitemcheckbox",
      "aria-disabled": String(!enabled),
    });
    if (keys) button.setAttribute("aria-keyshortcuts", keyShortcut(keys));
    if (item.single || item.state !== "off") {
      const checked = { on: "true", off: "false", mixed: "mixed" }[item.state];
      button.setAttribute("aria-checked", checked);
    }
  }

  #addSubmenu(row, button, item) {
    setAttributes(button, { "aria-haspopup": "menu", "aria-expanded": "false" });
    const list = this.#list(item.items, item.title);
    list.hidden = true;
    row.append(list);
    row.addEventListener("pointerenter", () => this.#showSubmenu(row, true));
    row.addEventListener("pointerleave", () => this.#showSubmenu(row, false));
  }

  #showSubmenu(row, isShown) {
    const list = row.querySelector(":scope > ul");
    if (!list) return;
    list.hidden = !isShown;
    row.firstElementChild.setAttribute("aria-expanded", String(isShown));
    if (!isShown) return;
    // A submenu goes to the left where there is no room to the right.
    list.classList.remove("left");
    list.classList.toggle("left", list.getBoundingClientRect().right > innerWidth);
  }

  // Choosing

  #choose(button) {
    const { item, alternate } = button;
    if (item.kind === "submenu") {
      this.#enter(button.parentElement);
      return;
    }
    if (button.getAttribute("aria-disabled") === "true") return;
    const message = { kind: "choose", number: item.number };
    if (alternate) message.alternate = item.alternates.indexOf(alternate);
    this.#tell(message);
    if (item.stays) this.#tell({ kind: "openMenu", number: this.#open.number });
    else this.close();
  }

  #showAlternates(event) {
    if (!this.#open?.list) return;
    const held = modifiers(event).sort().join();
    for (const button of this.#open.list.querySelectorAll(".menu-line")) {
      const { item } = button;
      const alternate = item.alternates.find((one) => [...one.modifiers].sort().join() === held);
      if ((alternate ?? null) !== button.alternate) this.#fill(button, item, alternate ?? null);
    }
  }

  // Keys

  #key(event) {
    const here = document.activeElement;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const list = here.closest(".menu");
    const isHandled = list ? this.#keyInMenu(event.key, here, list) : this.#keyInBar(event.key, here);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #keyInBar(key, here) {
    switch (key) {
      case "ArrowRight": return this.#toTitle(here, 1);
      case "ArrowLeft": return this.#toTitle(here, -1);
      case "Home": return this.#toTitle(null, 1);
      case "End": return this.#toTitle(null, -1);
      case "ArrowDown": case "Enter": case " ":
        this.#openMenu(Number(here.dataset.menu), true);
        return true;
      case "ArrowUp":
        this.#openMenu(Number(here.dataset.menu), false, true);
        return true;
      case "Escape":
        if (this.#open) this.close();
        else this.#leave();
        return true;
      default: return this.#type(key, [...this.#bar.querySelectorAll("[data-menu]")], here);
    }
  }

  #keyInMenu(key, here, list) {
    const rows = this.#rows(list);
    const place = rows.indexOf(here);
    const row = here.parentElement;
    const outer = list.parentElement.closest(".menu");
    switch (key) {
      case "ArrowDown": rows[(place + 1) % rows.length]?.focus(); return true;
      case "ArrowUp": rows.at(place - 1)?.focus(); return true;
      case "Home": rows[0]?.focus(); return true;
      case "End": rows.at(-1)?.focus(); return true;
      case "Enter": case " ": this.#choose(here); return true;
      case "Escape":
        if (outer) this.#exit(list);
        else this.close();
        return true;
      case "ArrowRight":
        if (here.item.kind === "submenu") this.#enter(row);
        else this.#toTitle(this.#open.button, 1, true);
        return true;
      case "ArrowLeft":
        if (outer) this.#exit(list);
        else this.#toTitle(this.#open.button, -1, true);
        return true;
      case "Tab": this.close(false); return false;
      default: return this.#type(key, rows, here);
    }
  }

  #rows(list) {
    return [...list.querySelectorAll(":scope > li > .menu-line")];
  }

  #toTitle(from, step, opens = this.#open !== null) {
    const titles = [...this.#bar.querySelectorAll("[data-menu]")];
    const place = from ? titles.indexOf(from) + step : step > 0 ? 0 : titles.length - 1;
    const title = titles.at(place % titles.length);
    if (opens) {
      this.#openMenu(Number(title.dataset.menu), true);
    } else {
      this.#makeCurrent(title);
      title.focus();
    }
    return true;
  }

  #enter(row) {
    this.#showSubmenu(row, true);
    this.#rows(row.querySelector(":scope > ul"))[0]?.focus();
  }

  #exit(list) {
    const row = list.parentElement;
    row.firstElementChild.focus();
    this.#showSubmenu(row, false);
  }

  // Goes to the next row that begins with what was typed.
  #type(key, rows, here) {
    if ([...key].length !== 1 || key === " ") return false;
    const now = performance.now();
    const isNew = now - this.#typed.time > TYPING;
    this.#typed = { text: (isNew ? "" : this.#typed.text) + key.toLowerCase(), time: now };
    const start = rows.indexOf(here) + (isNew ? 1 : 0);
    const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
    const words = (row) => (row.querySelector(".words") ?? row).textContent.toLowerCase();
    const row = inOrder.find((one) => words(one).startsWith(this.#typed.text));
    row?.focus();
    if (row?.dataset.menu) this.#makeCurrent(row);
    return row !== undefined;
  }
}

function make(className, text) {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

// The line of a row, or the menu's first line where the row has none.
function focusable(list, row) {
  return row?.querySelector(":scope > .menu-line") ?? list.querySelector(":scope > li > .menu-line");
}
