import { officialPositions, type MatchHeader } from '@goalsquare/engine';
import type { LeagueDesign } from '../league/design.js';
import { umpireIdOf } from '../league/ids.js';
import type { NameBook, PersonName } from '../names/name-book.js';
import { namesOf } from '../players/person.js';
import { randomOf, type Random } from '../random.js';

/** An umpire of a league, with a jumper number. */
export interface Umpire extends PersonName {
  readonly personId: number;
  readonly jumperNumber: number;
}

/** Number of umpires in a league and in a match, by tier. */
const panels: Readonly<Record<LeagueDesign['tier'], { readonly league: number; readonly match: number }>> = {
  1: { league: 36, match: 4 },
  2: { league: 18, match: 3 },
};

/** Returns the umpires of a league. **Empty**: an empty list for women's leagues, whose data has no officials. */
export function umpiresOf({ id, gender, tier }: LeagueDesign, names: NameBook, random: Random): readonly Umpire[] {
  if (gender === 'women') return [];
  return Array.from({ length: panels[tier].league }, (_, n): Umpire => ({
    personId: umpireIdOf(id, n),
    jumperNumber: n + 1,
    ...names.next(random, random.chance(0.15) ? 'women' : 'men'),
  }));
}

/** Returns the umpires of a match. */
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
