import { KEYS_KEPT_MILLISECONDS, type KeptKey } from '../live/batch-keys.js';

/** Memory used by a key. **Units**: bytes. */
const KEY_BYTES = 400;

interface Age {
  readonly at: number;
  readonly place: string;
}

const placeOf = (matchId: number, name: string): string => `${matchId} ${name}`;

/**
 * The batch keys of the last day, measured on the stream's clock, so that every follower knows the same keys at the
 * same message.
 */
export class KeptKeys {
  readonly #kept = new Map<string, KeptKey>();
  /** Keys and their times, oldest first. Those before `#first` have been forgotten. */
  #ages: Age[] = [];
  #first = 0;

  get(matchId: number, name: string): KeptKey | undefined {
    return this.#kept.get(placeOf(matchId, name));
  }

  /** Memory used by the keys. **Units**: bytes. */
  get bytes(): number {
    return this.#kept.size * KEY_BYTES;
  }

  /** Returns the keys of a match. */
  ofMatch(matchId: number): readonly (KeptKey & { readonly name: string })[] {
    const prefix = placeOf(matchId, '');
    return [...this.#kept]
      .filter(([place]) => place.startsWith(prefix))
      .map(([place, key]) => ({ ...key, name: place.slice(prefix.length) }));
  }

  /** Adds keys that may be older than those already stored. */
  keepAll(matchId: number, keys: readonly (KeptKey & { readonly name: string })[]): void {
    for (const { name, ...key } of keys) if (this.get(matchId, name) === undefined) this.keep(matchId, name, key);
    this.#ages = this.#ages.slice(this.#first).sort((a, b) => a.at - b.at);
    this.#first = 0;
  }

  keep(matchId: number, name: string, key: KeptKey): void {
    const place = placeOf(matchId, name);
    this.#kept.set(place, key);
    this.#ages.push({ at: key.at, place });
  }

  /** Removes keys that are too old at a given time. **Units**: milliseconds. */
  forget(now: number): void {
    for (
      let age = this.#ages[this.#first];
      age !== undefined && age.at < now - KEYS_KEPT_MILLISECONDS;
      age = this.#ages[this.#first]
    ) {
      this.#kept.delete(age.place);
      this.#first += 1;
    }
    if (this.#first * 2 > this.#ages.length) {
      this.#ages = this.#ages.slice(this.#first);
      this.#first = 0;
    }
  }
}
