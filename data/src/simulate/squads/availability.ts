import { randomOf } from '../random.js';

/** Injuries a player has in a season, and rounds missed with each. */
const INJURIES = 0.9;
const MEAN_ROUNDS = 3;

/** Rounds of a season a person misses, hurt. The same whatever happens in the matches. */
export function roundsMissed(
  seed: number | string,
  personId: number,
  seasonId: number,
  rounds: number,
): ReadonlySet<number> {
  const random = randomOf(seed, 'injuries', personId, seasonId);
  return new Set(
    Array.from({ length: random.poisson((INJURIES * rounds) / 24) }, () => {
      const from = random.integer(1, rounds);
      const lasting = Math.ceil(random.exponential(MEAN_ROUNDS));
      return Array.from({ length: lasting }, (_, n) => from + n);
    }).flat(),
  );
}
