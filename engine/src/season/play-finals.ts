import { isFinal } from '../vocabulary/match-types.js';
import type { MatchBrief } from './brief.js';
import type { Final, FinalsWeek, Qualification } from './finals-series.js';
import type { CompleteSquad } from './squads.js';

/** Winner and loser of a final, by squad id. */
interface Outcome {
  readonly winner: number;
  readonly loser: number;
}

/** Plays a final and returns whether the home squad wins. `match` is the match in the season, if there is one. */
export type PlayFinal = (home: number, away: number, match: MatchBrief | undefined) => boolean;

/** The squads in each week of finals, and the winner of the last one. `used` counts the season's matches among them. */
export interface PlayedFinals {
  readonly weeks: readonly (readonly number[])[];
  readonly premier: number | undefined;
  readonly used: number;
}

function squadOf(
  who: Qualification,
  ladder: readonly CompleteSquad[],
  outcomes: ReadonlyMap<string, Outcome>,
): number | undefined {
  if ('winnerOf' in who) return outcomes.get(who.winnerOf)?.winner;
  if ('loserOf' in who) return outcomes.get(who.loserOf)?.loser;
  const { place, conference } = who;
  return (conference === undefined ? ladder : ladder.filter(({ conferenceCode }) => conferenceCode === conference))[
    place - 1
  ]?.id;
}

/**
 * Plays the finals of a ladder, week by week. Matches that the season already has are found by type and squads.
 * **Empty**: a final is not played if the ladder lacks its squads.
 */
export function playFinals(
  series: readonly FinalsWeek[],
  ladder: readonly CompleteSquad[],
  matches: readonly MatchBrief[],
  play: PlayFinal,
): PlayedFinals {
  const outcomes = new Map<string, Outcome>();
  let [used, premier] = [0, undefined as number | undefined];
  const playOne = ({ name, type, home: homeWho, away: awayWho }: Final): readonly number[] => {
    let [home, away] = [squadOf(homeWho, ladder, outcomes), squadOf(awayWho, ladder, outcomes)];
    if (home === undefined || away === undefined) return [];
    const match = matches.find(
      (one) =>
        (one.type === type || one.type === 'FI') &&
        [home, away].includes(one.home.id) &&
        [home, away].includes(one.away.id),
    );
    if (match !== undefined) [home, away, used] = [match.home.id, match.away.id, used + 1];
    const [winner, loser] = play(home, away, match) ? [home, away] : [away, home];
    outcomes.set(name, { winner, loser });
    if (type === 'GF') premier = winner;
    return [home, away];
  };
  const weeks = series.map(({ finals }) => finals.flatMap(playOne));
  return { weeks, premier, used };
}

/**
 * Returns the finals series of a season, from the types of its finals or of the latest season with finals. **Empty**:
 * `undefined` if no season has had finals, or their types match no series.
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
