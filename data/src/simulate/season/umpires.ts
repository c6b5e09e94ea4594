import { officialPositions, type MatchHeader } from '@goalsquare/engine';
import type { LeagueDesign } from '../league/design.js';
import { umpireIdOf } from '../league/ids.js';
import type { NameBook, PersonName } from '../names/name-book.js';
import { namesOf } from '../persons/person.js';
import { randomOf, type Random } from '../random.js';

/** Someone who umpires. */
export interface Umpire extends PersonName {
  readonly personId: number;
  readonly jumperNumber: number;
}

/** Umpires of a league, and how many of them a match has, by tier. */
const panels: Readonly<Record<LeagueDesign['tier'], { readonly all: number; readonly match: number }>> = {
  1: { all: 36, match: 4 },
  2: { all: 18, match: 3 },
};

/** The umpires of a league. **Empty**: none is known of women's matches. **Source**: facts on match persons. */
export function umpiresOf({ id, gender, tier }: LeagueDesign, names: NameBook, random: Random): readonly Umpire[] {
  if (gender === 'women') return [];
  return Array.from({ length: panels[tier].all }, (_, n): Umpire => ({
    personId: umpireIdOf(id, n),
    jumperNumber: n + 1,
    ...names.next(random, random.chance(0.15) ? 'women' : 'men'),
  }));
}

/** Those who umpire a match. */
export function officialsOf(
  seed: number | string,
  { tier }: LeagueDesign,
  umpires: readonly Umpire[],
  matchId: number,
): Pick<MatchHeader, 'officials'> {
  if (umpires.length === 0) return {};
  const { id, code, name } = officialPositions.FU;
  const chosen = randomOf(seed, 'umpires', matchId).shuffled(umpires).slice(0, panels[tier].match);
  return {
    officials: chosen
      .sort((a, b) => a.jumperNumber - b.jumperNumber)
      .map((umpire) => ({
        personId: umpire.personId,
        ...namesOf(umpire),
        jumperNumber: umpire.jumperNumber,
        position: { id, code, name },
      })),
  };
}
