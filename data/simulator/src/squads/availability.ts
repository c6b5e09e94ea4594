import { randomOf } from '../random.js';

/** Mean number of injuries of a player in 24 rounds, and mean number of rounds missed per injury. */
const INJURIES = 0.9;
const MEAN_ROUNDS = 3;

/**
 * Returns the rounds of a season that a person misses through injury. They do not depend on what happens in matches.
 */
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
