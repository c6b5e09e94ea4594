/** A set of ids that are removed when they expire. **Units**: milliseconds. */
export class RememberedIds {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  has(id: string): boolean {
    return (this.#until.get(id) ?? 0) > this.now();
  }

  add(id: string, expiresAt: number): void {
    for (const [old, until] of this.#until) {
      if (until > this.now()) break;
      this.#until.delete(old);
    }
    this.#until.delete(id);
    this.#until.set(id, expiresAt);
  }
}

/** Remembers revoked tokens until they expire. **Units**: milliseconds. */
export interface RevocationStore {
  /** Synchronous, because every request calls it. */
  readonly has: (id: string) => boolean;
  readonly add: (id: string, expiresAt: number) => Promise<void>;
}

export function memoryRevocationStore(now: () => number = Date.now): RevocationStore {
  const revoked = new RememberedIds(now);
  return {
    has: (id) => revoked.has(id),
    add: (id, expiresAt) => {
      revoked.add(id, expiresAt);
      return Promise.resolve();
    },
  };
}
