// Puts the page on a home screen, and says what a browser withholds from a page without TLS.

/** @param {string} token @param {HTMLElement} note */
export function prepareInstall(token, note) {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `app.webmanifest?token=${encodeURIComponent(token)}`;
  document.head.append(link);
  // Only this machine's own pages, and those with TLS, are trusted with these.
  note.hidden = isSecureContext;
}
