import { KEYS_KEPT_MILLISECONDS, type KeptKey } from '../live/batch-keys.js';

/** Memory used by a key. **Units**: bytes. */
const KEY_BYTES = 400;

const placeOf = (matchId: number, name: string): string => `${matchId} ${name}`;

/**
 * The batch keys of the last day, measured on the stream's clock, so that every follower knows the same keys at the
 * same message.
 */
export class KeptKeys {
  /** Keys by place, oldest first. */
  #kept = new Map<string, KeptKey>();

  get(matchId: number, name: string): KeptKey | undefined {
    return this.#kept.get(placeOf(matchId, name));
  }

  /** Memory used by the keys. **Units**: bytes. */
  get bytes(): number {
    return this.#kept.size * KEY_BYTES;
  }

  ofMatch(matchId: number): readonly (KeptKey & { readonly name: string })[] {
    const prefix = placeOf(matchId, '');
    return [...this.#kept]
      .filter(([place]) => place.startsWith(prefix))
      .map(([place, key]) => ({ ...key, name: place.slice(prefix.length) }));
  }

  /** Adds keys that may be older than those already stored. */
  keepAll(matchId: number, keys: readonly (KeptKey & { readonly name: string })[]): void {
    for (const { name, ...key } of keys) if (this.get(matchId, name) === undefined) this.keep(matchId, name, key);
    this.#kept = new Map([...this.#kept].sort(([, a], [, b]) => a.at - b.at));
  }

  keep(matchId: number, name: string, key: KeptKey): void {
    this.#kept.set(placeOf(matchId, name), key);
  }

  /** Removes keys that are too old at a given time. **Units**: milliseconds. */
  forget(now: number): void {
    for (const [place, { at }] of this.#kept) {
      if (at >= now - KEYS_KEPT_MILLISECONDS) return;
      this.#kept.delete(place);
    }
  }
}
