import { weekOf } from './round.js';
import type { KnownMatch, SameMatch } from './same-match.js';

/** The round of a match, counted in its season and in its phase. */
export interface RoundNumbers {
  readonly roundNumber: number;
  readonly phaseRoundNumber: number;
}

const REPLAY = 0.5;

/** A final: its week, squads and day, and whether it is called a replay. */
interface Final {
  readonly week: number;
  readonly squads: string;
  readonly day: string;
  readonly isReplay: boolean;
}

/**
 * Returns the week of each final: the week of its kind, or half a week later for the second final of the same kind
 * between the same squads.
 */
function weeksOf<F extends Final>(finals: readonly F[]): ReadonlyMap<F, number> {
  const met = new Set<string>();
  const order = (one: Final, other: Final): number =>
    Number(one.isReplay) - Number(other.isReplay) || (one.day < other.day ? -1 : one.day > other.day ? 1 : 0);
  return new Map(
    [...finals].sort(order).map((final) => {
      const key = `${final.week} ${final.squads}`;
      const isReplay = met.has(key) || final.isReplay;
      met.add(key);
      return [final, final.week + (isReplay ? REPLAY : 0)] as const;
    }),
  );
}

/** A match of an import, or a stored match that is not part of the import. */
type Numbered = SameMatch | KnownMatch;

const finalOf = (match: Numbered): readonly (Final & { readonly match: Numbered })[] => {
  const { squads, day = '' } = match;
  const [week, isReplay] =
    'row' in match ? [match.row.week, match.row.isReplay] : [weekOf(match.header), match.isReplay];
  return week === undefined ? [] : [{ match, week, squads, day, isReplay }];
};

const roundOf = (match: Numbered): number =>
  'row' in match ? (match.row.round ?? 0) : match.header.type === 'HA' ? match.header.roundNumber : 0;

/**
 * Numbers the rounds of one season. Home-and-away rounds keep the numbers in the files, and weeks of finals follow the
 * last of them. `stored` has the matches of the season that are not in the import.
 */
export function numbersOf(
  matches: readonly SameMatch[],
  stored: readonly KnownMatch[],
): ReadonlyMap<SameMatch, RoundNumbers> {
  const all = [...stored, ...matches];
  const last = Math.max(0, ...all.map(roundOf));
  const finals = weeksOf(all.flatMap(finalOf));
  const order = [...new Set(finals.values())].sort((a, b) => a - b);
  const wildcards = order.filter((week) => week < 1).length;
  const weekOfMatch = new Map([...finals].map(([{ match }, week]) => [match, order.indexOf(week) + 1]));
  return new Map(
    matches.map((match) => {
      const week = weekOfMatch.get(match);
      if (week === undefined)
        return [match, { roundNumber: match.row.round ?? 0, phaseRoundNumber: match.row.round ?? 0 }];
      return [match, { roundNumber: last + week, phaseRoundNumber: week > wildcards ? week - wildcards : week }];
    }),
  );
}
