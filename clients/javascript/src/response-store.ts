/** A stored response. It is used without a request until `freshUntil`. **Units**: milliseconds since 1970. */
export interface StoredResponse {
  readonly body: string;
  readonly etag: string;
  readonly freshUntil: number;
}

/** A store for responses: in memory, or your own, such as a folder or IndexedDB. */
export interface ResponseStore {
  get(key: string): StoredResponse | undefined | Promise<StoredResponse | undefined>;
  set(key: string, response: StoredResponse): void | Promise<void>;
}

/** Stores responses in memory and evicts the least recently used. **Units**: `limit` in characters of bodies. */
export class MemoryStore implements ResponseStore {
  readonly #stored = new Map<string, StoredResponse>();
  #size = 0;

  constructor(private readonly limit = 16_000_000) {}

  get(key: string): StoredResponse | undefined {
    const found = this.#stored.get(key);
    if (found === undefined) return undefined;
    this.#stored.delete(key);
    this.#stored.set(key, found);
    return found;
  }

  set(key: string, response: StoredResponse): void {
    this.#delete(key);
    if (response.body.length > this.limit) return;
    this.#stored.set(key, response);
    this.#size += response.body.length;
    for (const oldest of this.#stored.keys()) {
      if (this.#size <= this.limit) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#size -= this.#stored.get(key)?.body.length ?? 0;
    this.#stored.delete(key);
  }
}
