/** Drops a hash that is no text from the address, since the router would fail on it. */
export function dropUnsoundHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** Keeps the address sound while a reader edits it. The boot script does the same before the router starts. */
export function keepHashSound(): void {
  window.addEventListener('popstate', dropUnsoundHash, { capture: true });
}
