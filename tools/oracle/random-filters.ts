import type { Context, Filter } from './filter.js';

/** Returns a generator of pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const zones = ['D50', 'DM', 'CB', 'AM', 'F50', 'MID'] as const;
const contexts = ['For', 'Against', 'Diff', 'PhysicalDiff'] as const satisfies readonly Context[];

/** Returns a random filter and context. Periods, zones, a team and a window are each present only in some filters. */
export function randomFilter(random: () => number): { readonly filter: Filter; readonly context: Context } {
  const some = <T>(values: readonly T[]): readonly T[] => {
    const chosen = values.filter(() => random() < 0.4);
    return chosen.length === 0 ? values.slice(0, 1) : chosen;
  };
  const maybe = (): boolean => random() < 0.5;
  const second = (most: number): number => Math.floor(random() * most);
  const from = maybe() ? { fromPeriodSeconds: second(1200) } : {};
  const to = maybe() ? { toPeriodSeconds: (from.fromPeriodSeconds ?? 0) + second(1200) } : {};
  const window = random() < 0.4 ? { lastXSeconds: 1 + second(2400) } : maybe() ? { ...from, ...to } : {};
  return {
    filter: {
      ...(maybe() && { periods: some([1, 2, 3, 4]) }),
      ...(maybe() && { zones: some(zones) }),
      ...(random() < 0.25 && { team: maybe() ? 'home' : 'away' }),
      ...window,
    },
    context: contexts[Math.floor(random() * contexts.length)] ?? 'For',
  };
}
