/**
 * Stores a text in the browser, and returns whether that worked. If the browser has no storage, the choice lasts until
 * the page is closed.
 */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a text stored in the browser. **Empty**: `null`, also if the browser has no storage. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
