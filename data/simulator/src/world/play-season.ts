import { completeSeason, finalsSeries, ladderOf, type MatchBrief } from '@goalsquare/engine';
import { daysLater } from '../fixture/start-time.js';
import { planFinals, type LadderPlace, type Outcome } from '../season/plan-finals.js';
import type { PlannedMatch, PlannedRound } from '../season/planned-season.js';
import { finalsOf } from '../season/rounds.js';
import { seasonRecordOf } from '../season/season-record.js';
import { worldInstant } from './edition.js';
import type { WorldSeason } from './plan-world.js';

/** Simulates a match and returns its result. */
export type PlayMatch = (match: PlannedMatch) => Promise<MatchBrief>;

/** Returns whether the last of some rounds is over at the current time of the world. */
const areOver = (rounds: readonly PlannedRound[]): boolean =>
  daysLater(rounds.at(-1)?.thursday ?? '', 7) <= worldInstant;

/** Returns the number of matches in a season, including finals if they are over. */
export const matchCountOf = ({ planned: { level, season, rounds, matches } }: WorldSeason): number =>
  matches.length +
  (areOver(rounds) ? finalsSeries[finalsOf(level, season)].reduce((sum, { finals }) => sum + finals.length, 0) : 0);

/** Returns the outcome of a final. After a draw, the home squad advances, because it was higher on the ladder. */
function outcomeOf({ home, away }: MatchBrief): Outcome {
  const homeWon = (home.score?.points ?? 0) >= (away.score?.points ?? 0);
  return homeWon ? { winner: home.id, loser: away.id } : { winner: away.id, loser: home.id };
}

/**
 * Plays a season up to the current time of the world: its rounds, and the finals if they are over by then. Each week of
 * finals depends on the ladder and on the earlier weeks. **Shape**: returns all matches of the season so far.
 */
export async function playSeason({ planned, context }: WorldSeason, play: PlayMatch): Promise<readonly PlannedMatch[]> {
  const results = await Promise.all(planned.matches.map(play));
  const facts = completeSeason(seasonRecordOf(planned, planned.matches), results);
  if (facts === undefined || !areOver(planned.rounds)) return planned.matches;
  const ladder = ladderOf(facts).lines.map(({ squad }): LadderPlace => ({
    squadId: squad.id,
    ...(squad.conferenceCode !== undefined && { conference: squad.conferenceCode }),
  }));
  const outcomes = new Map<string, Outcome>();
  const matches = [...planned.matches];
  for (const week of planned.rounds.filter(({ part }) => part === 'finals').keys()) {
    const finals = planFinals(planned, week, { ladder, outcomes, earlier: matches }, context);
    const played = await Promise.all(finals.map(({ match }) => play(match)));
    finals.forEach(({ name, match }, n) => {
      outcomes.set(name, outcomeOf(played[n] as MatchBrief));
      matches.push(match);
    });
  }
  return matches;
}
