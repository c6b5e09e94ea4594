/** Initial size of the hash table. The table is at most half full, so that a free place is near. */
const FIRST_PLACES = 1024;

/* `as number` marks an index that is in bounds by construction. */

/** Numbers pairs of numbers, in the order in which they occur. */
export class NumberPairs {
  readonly firsts: number[] = [];
  readonly seconds: number[] = [];
  /** Pair numbers plus one, at the hash of each pair. 0 is a free place. */
  #places = new Int32Array(FIRST_PLACES);

  get size(): number {
    return this.firsts.length;
  }

  /** Returns the number of a pair. A new pair gets the current `size`. */
  numberOf(first: number, second: number): number {
    const place = this.#placeOf(first, second);
    const number = (this.#places[place] as number) - 1;
    return number >= 0 ? number : this.#append(first, second, place);
  }

  #placeOf(first: number, second: number): number {
    const { firsts, seconds } = this;
    const most = this.#places.length - 1;
    const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    let place = (hash ^ (hash >>> 15)) & most;
    for (let next = this.#places[place] as number; next > 0; next = this.#places[place] as number) {
      if (firsts[next - 1] === first && seconds[next - 1] === second) break;
      place = (place + 1) & most;
    }
    return place;
  }

  #append(first: number, second: number, place: number): number {
    const number = this.firsts.push(first) - 1;
    this.seconds.push(second);
    this.#places[place] = number + 1;
    if (this.size * 2 > this.#places.length) this.#grow();
    return number;
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 2);
    for (let number = 0; number < this.size; number += 1)
      this.#places[this.#placeOf(this.firsts[number] as number, this.seconds[number] as number)] = number + 1;
  }
}
