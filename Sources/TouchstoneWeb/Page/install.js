// Installs the page on a home screen, and tells the user what a browser withholds from a page
// without TLS.

/** @param {string} token @param {HTMLElement} note */
export function prepareInstall(token, note) {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `app.webmanifest?token=${encodeURIComponent(token)}`;
  document.head.append(link);
  // Browsers trust only pages of this machine and pages with TLS with these features.
  note.hidden = isSecureContext;
}
