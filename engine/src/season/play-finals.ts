import { isFinal } from '../vocabulary/match-types.js';
import type { MatchBrief } from './brief.js';
import type { Final, FinalsWeek, Qualification } from './finals-series.js';
import type { Ranked } from './ladder.js';

/** Winner and loser of a final. */
interface Outcome<T> {
  readonly winner: T;
  readonly loser: T;
}

/** Plays a final and returns whether the home squad wins. `match` is the match in the season, if there is one. */
export type PlayFinal<T> = (home: T, away: T, match: MatchBrief | undefined) => boolean;

/**
 * The squads in each week of finals, and the winner of the last one. `isComplete` is true if every match was one of
 * these finals.
 */
export interface PlayedFinals<T> {
  readonly weeks: readonly (readonly T[])[];
  readonly premier: T | undefined;
  readonly isComplete: boolean;
}

function squadOf<T extends Ranked>(
  who: Qualification,
  ladder: readonly T[],
  outcomes: ReadonlyMap<string, Outcome<T>>,
): T | undefined {
  if ('winnerOf' in who) return outcomes.get(who.winnerOf)?.winner;
  if ('loserOf' in who) return outcomes.get(who.loserOf)?.loser;
  const { place, conference } = who;
  return (conference === undefined ? ladder : ladder.filter(({ squad }) => squad.conferenceCode === conference))[
    place - 1
  ];
}

/**
 * Plays the finals of a ladder, week by week. Matches that the season already has are found by type and squads.
 * **Empty**: a final is not played if the ladder lacks its squads.
 */
export function playFinals<T extends Ranked>(
  series: readonly FinalsWeek[],
  ladder: readonly T[],
  matches: readonly MatchBrief[],
  play: PlayFinal<T>,
): PlayedFinals<T> {
  const outcomes = new Map<string, Outcome<T>>();
  const unused = new Set(matches);
  let premier: T | undefined;
  const playOne = ({ name, type, home: homeWho, away: awayWho }: Final): readonly T[] => {
    let [home, away] = [squadOf(homeWho, ladder, outcomes), squadOf(awayWho, ladder, outcomes)];
    if (home === undefined || away === undefined) return [];
    const ids = [home.squad.id, away.squad.id];
    const match = [...unused].find(
      (one) => (one.type === type || one.type === 'FI') && ids.includes(one.home.id) && ids.includes(one.away.id),
    );
    if (match !== undefined) unused.delete(match);
    if (match?.home.id === away.squad.id) [home, away] = [away, home];
    const [winner, loser] = play(home, away, match) ? [home, away] : [away, home];
    outcomes.set(name, { winner, loser });
    if (type === 'GF') premier = winner;
    return [home, away];
  };
  const weeks = series.map(({ finals }) => finals.flatMap(playOne));
  return { weeks, premier, isComplete: unused.size === 0 };
}

/**
 * Returns the finals series whose types of finals are those of the latest of the seasons that has a grand final.
 * **Empty**: `undefined` if no season has one, or if the types match no series.
 */
export function seriesOf(
  all: Readonly<Record<string, readonly FinalsWeek[]>>,
  seasons: readonly (readonly MatchBrief[])[],
): readonly FinalsWeek[] | undefined {
  const typesOf = (types: readonly string[]): string => [...new Set(types)].sort().join(' ');
  const latest = seasons
    .map((matches) => matches.filter(({ type }) => isFinal(type)).map(({ type }) => type))
    .findLast((types) => types.includes('GF'));
  if (latest === undefined) return undefined;
  return Object.values(all).find(
    (series) => typesOf(series.flatMap(({ finals }) => finals.map(({ type }) => type))) === typesOf(latest),
  );
}
