// The secret in the URL: taken out of the address bar once it is known, so that it stands in no
// history, picture or bookmark, and kept for this tab alone. A cookie would go to every port here.

const KEY = "touchstone-token";

/** The token: the one in the address, else the one that this tab was opened with. */
export function takeToken() {
  const address = new URL(location.href);
  const given = address.searchParams.get("token");
  if (given !== null) {
    sessionStorage.setItem(KEY, given);
    address.searchParams.delete("token");
    history.replaceState(history.state, "", address);
  }
  return sessionStorage.getItem(KEY) ?? "";
}
