/** A map that forgets what was used longest ago once it holds `limit` entries. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  /** The key used last, which need not be moved to where it is. */
  #last: K | undefined;

  constructor(readonly limit: number) {}

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, computed and kept where it is not known. */
  of(key: K, compute: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.set(key, value);
    return value;
  }

  /** The value of a key. **Empty**: `undefined` where it is not known or was forgotten. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined || key === this.#last) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#last = key;
    return value;
  }

  /** The value of a key, which does not count as use of it. */
  peek(key: K): V | undefined {
    return this.#entries.get(key);
  }

  /** Forgets a value. */
  delete(key: K): void {
    this.#entries.delete(key);
    if (key === this.#last) this.#last = undefined;
  }

  /** Keeps a value. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#last = key;
    if (this.#entries.size <= this.limit) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
