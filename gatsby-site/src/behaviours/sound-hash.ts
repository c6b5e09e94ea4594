/** Removes a hash that cannot be decoded from the address, because the router would fail on it. */
export function dropUnsoundHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/**
 * Checks the hash again whenever the reader edits the address. The boot script does the same before the router starts.
 */
export function keepHashSound(): void {
  window.addEventListener('popstate', dropUnsoundHash, { capture: true });
}
