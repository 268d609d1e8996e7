// The device whose screen the app uses, and its orientation.

export class Device {
  #list;
  #button;
  #isTurned = false;

  // Calls `choose` with the name of a device and whether it is in landscape orientation.
  /**
   * @param {HTMLSelectElement} list
   * @param {HTMLElement} button
   * @param {(name: string, landscape: boolean) => void} choose
   */
  constructor(list, button, choose) {
    this.#list = list;
    this.#button = button;
    list.addEventListener("change", () => choose(list.value, this.#isTurned));
    button.addEventListener("click", () => choose(list.value, !this.#isTurned));
  }

  /** @param {App.Device[]} devices */
  setDevices(devices) {
    this.#list.replaceChildren(...devices.map(({ name, width, height }) =>
      new Option(`${name} · ${width} × ${height}`, name)));
  }

  // A screen that matches no device has no name.
  /** @param {Pick<App.Screen, "device" | "landscape">} screen */
  show({ device, landscape }) {
    this.#isTurned = landscape;
    this.#list.value = device ?? "";
    this.#button.setAttribute("aria-pressed", String(landscape));
  }
}
