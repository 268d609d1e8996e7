// The secret in the URL. The page removes it from the address bar, so that it isn't in a history,
// screenshot or bookmark, and stores it for this tab only. A cookie would be sent to every port of
// this host.

const KEY = "touchstone-token";

/** Returns the token in the address or, without one, the token that this tab was opened with. */
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
