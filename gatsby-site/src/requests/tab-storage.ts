/** Returns a text stored in this tab. **Empty**: `null`, also if the browser has no storage. */
export function textInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this tab until it is closed. **Empty**: `undefined` removes it. */
export function keepInTab(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Without storage, the text lasts until the page is reloaded.
  }
}
