/** Running mean and standard deviation of numbers. **Empty**: both are 0. */
export class Tally {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get sum(): number {
    return this.#sum;
  }
  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }
  get sd(): number {
    return this.count < 2
      ? 0
      : Math.sqrt(Math.max(0, (this.#squares - (this.#sum * this.#sum) / this.count) / (this.count - 1)));
  }
}

/** Tallies by name, created on first use. */
export class Tallies {
  readonly #of = new Map<string, Tally>();

  of(...names: readonly (string | number)[]): Tally {
    const key = names.join(' ');
    const found = this.#of.get(key) ?? new Tally();
    this.#of.set(key, found);
    return found;
  }
}
