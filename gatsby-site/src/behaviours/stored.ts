/**
 * Keeps a text in the browser. A browser that stores nothing is no fault: the choice then lasts as long as the page.
 */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    return;
  }
}

/** A text the browser keeps. **Empty**: `null`, also in a browser that stores nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
