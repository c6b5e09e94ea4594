import { grouped } from './grouped.js';
import type { Mutant } from './mutant.js';

/** Seeded chance in [0, 1). **Source**: the mulberry32 generator, public domain. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws mutants: first a line, then a kind of change on it, then one of that kind. A line is drawn at most once, and a
 * mutant that `accept` refuses is replaced by another draw. The same seed on the same mutants draws the same sample.
 * **Empty**: fewer than `size` where there are fewer lines.
 */
export function sample(
  mutants: readonly Mutant[],
  size: number,
  seed: number,
  accept: (mutant: Mutant) => boolean,
): readonly Mutant[] {
  const next = seeded(seed);
  const take = <T>(items: T[]): T => items.splice(Math.floor(next() * items.length), 1)[0] as T;
  const lines = [...grouped(mutants, ({ file, line }) => `${file}:${line}`).values()];
  const drawn: Mutant[] = [];
  while (drawn.length < size && lines.length > 0) {
    const kinds = [...grouped(take(lines), ({ kind }) => kind).values()];
    const mutant = take([...take(kinds)]);
    if (accept(mutant)) drawn.push(mutant);
  }
  return drawn.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start));
}
