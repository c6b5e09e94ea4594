/** Remembers what may be used a single time, until it expires by itself. */
export interface UsedOnce {
  /** Whether this is the first use. **Units**: milliseconds. */
  readonly claim: (id: string, expiresAt: number) => Promise<boolean>;
}

/** Remembers within the process. */
export function usedOnceInMemory(now: () => number = Date.now): UsedOnce {
  const used = new Map<string, number>();
  return {
    claim: (id, expiresAt) => {
      for (const [old, until] of used) if (until <= now()) used.delete(old);
      const isFirst = !used.has(id);
      used.set(id, expiresAt);
      return Promise.resolve(isFirst);
    },
  };
}
