import { stored } from './stored';

/** Returns the valid items of a list that the browser stores as JSON. **Empty**: no items. */
export function storedList<T>(name: string, isValid: (value: unknown) => value is T): readonly T[] {
  try {
    const list: unknown = JSON.parse(stored(name) ?? '[]');
    return Array.isArray(list) ? list.filter(isValid) : [];
  } catch {
    return [];
  }
}
