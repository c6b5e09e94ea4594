import { completeSeason, ladderOf, type MatchBrief } from '@goalsquare/engine';
import { daysLater } from '../fixture/start.js';
import { planFinals, type Outcome, type Placing } from '../season/plan-finals.js';
import type { PlannedMatch, PlannedRound } from '../season/planned.js';
import { seasonRecordOf } from '../season/record.js';
import { specialOf, type Special } from '../season/specials.js';
import { worldInstant } from './edition.js';
import type { WorldSeason } from './plan-world.js';

/** Plays a match and answers what came of it. */
export type Play = (match: PlannedMatch, special: Special | undefined) => Promise<MatchBrief>;

/** Whether the last of some rounds is over in the world. */
export const areOver = (rounds: readonly PlannedRound[]): boolean =>
  daysLater(rounds.at(-1)?.thursday ?? '', 7) <= worldInstant;

/**
 * Of a drawn final, which extra time has not settled, the squad at home goes on: it is the one that was higher on the
 * ladder.
 */
function outcomeOf({ home, away }: MatchBrief): Outcome {
  const homeWon = (home.score?.points ?? 0) >= (away.score?.points ?? 0);
  return homeWon ? { winner: home.id, loser: away.id } : { winner: away.id, loser: home.id };
}

const playAll = (
  { planned }: WorldSeason,
  matches: readonly PlannedMatch[],
  play: Play,
): Promise<readonly MatchBrief[]> =>
  Promise.all(
    matches.map((match) =>
      play(
        match,
        specialOf(
          planned,
          match,
          matches.filter(({ round }) => round === match.round),
          worldInstant,
        ),
      ),
    ),
  );

/**
 * Plays a season up to the instant of the world: its rounds, and if the finals are over by then those too, week by
 * week, as the ladder and the weeks before say. **Shape**: answers all matches there are then.
 */
export async function playSeason(season: WorldSeason, seed: number, play: Play): Promise<readonly PlannedMatch[]> {
  const { planned } = season;
  const briefs = await playAll(season, planned.matches, play);
  const facts = completeSeason(seasonRecordOf(planned, planned.matches), briefs);
  if (facts === undefined || !areOver(planned.rounds)) return planned.matches;
  const ladder = ladderOf(facts).lines.map(({ squad }): Placing => ({
    squadId: squad.id,
    ...(squad.conferenceCode !== undefined && { conference: squad.conferenceCode }),
  }));
  const outcomes = new Map<string, Outcome>();
  const finals: PlannedMatch[] = [];
  for (const week of planned.rounds.filter(({ part }) => part === 'finals').keys()) {
    const ofWeek = planFinals(seed, planned, week, { ladder, outcomes });
    const played = await playAll(
      season,
      ofWeek.map(({ match }) => match),
      play,
    );
    for (const { name, match } of ofWeek) {
      const brief = played.find(({ id }) => id === match.id);
      if (brief !== undefined) outcomes.set(name, outcomeOf(brief));
    }
    finals.push(...ofWeek.map(({ match }) => match));
  }
  return [...planned.matches, ...finals];
}
