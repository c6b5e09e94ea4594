/**
 * Stores a text in the browser. If the browser allows no storage, the choice lasts until the page is closed. Returns
 * whether it is stored.
 */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a text that the browser stores. **Empty**: `null`, also if the browser allows no storage. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
