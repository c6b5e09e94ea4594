import { finalsSeries, type Final, type Qualification } from '@goalsquare/engine';
import { groundMinutes } from '../fixture/ground-calendar.js';
import { scheduleRound } from '../fixture/schedule-round.js';
import type { WeekCode } from '../league/design.js';
import { matchIdOf, phaseIdOf } from '../league/ids.js';
import { venueOf } from '../league/venues.js';
import { randomOf } from '../random.js';
import type { PlanContext } from './plan-season.js';
import { playedAt, type PlannedMatch, type PlannedSeason, type PlannedSquad } from './planned-season.js';
import { finalsOf } from './rounds.js';
import { specialOf } from './special-matches.js';

/** A squad on the ladder that determines the finals. */
export interface LadderPlace {
  readonly squadId: number;
  readonly conference?: string;
}

/** The squad ids of a final's winner and loser. */
export interface Outcome {
  readonly winner: number;
  readonly loser: number;
}

/**
 * The results that a week of finals depends on. **Shape**: `ladder` is sorted from first to last, `outcomes` are by
 * name of the final, and `earlier` are the season's matches before that week.
 */
export interface Results {
  readonly ladder: readonly LadderPlace[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly earlier: readonly PlannedMatch[];
}

/** A final, by name, and its match. */
export interface PlannedFinal {
  readonly name: string;
  readonly match: PlannedMatch;
}

function squadIdOf(qualification: Qualification, { ladder, outcomes }: Results): number | undefined {
  if ('winnerOf' in qualification) return outcomes.get(qualification.winnerOf)?.winner;
  if ('loserOf' in qualification) return outcomes.get(qualification.loserOf)?.loser;
  const { place, conference } = qualification;
  return (conference === undefined ? ladder : ladder.filter((one) => one.conference === conference))[place - 1]
    ?.squadId;
}

function weekOf({ level }: PlannedSeason, finals: readonly Final[]): WeekCode {
  if (level.finalsGround !== undefined) return level.week;
  return finals.some(({ type }) => type === 'GF') ? 'grandFinal' : 'finals';
}

/** Returns the dates of each squad's matches, by the index of the squad. */
function datesOf({ squads }: PlannedSeason, matches: readonly PlannedMatch[]): ReadonlyMap<number, readonly string[]> {
  return new Map(
    squads.map(({ id }, index) => [
      index,
      matches.filter(({ home, away }) => home.id === id || away.id === id).map((match) => playedAt(match).startDate),
    ]),
  );
}

/**
 * Plans the finals of a week, from the ladder and the earlier finals. `week` counts from 0. **Empty**: an empty list
 * after the last week. **Throws** Error if a squad in a final is not decided.
 */
export function planFinals(
  planned: PlannedSeason,
  week: number,
  results: Results,
  { seed, instant, calendar }: PlanContext,
): readonly PlannedFinal[] {
  const { league, level, season, squads, rounds } = planned;
  const round = rounds.filter(({ part }) => part === 'finals')[week];
  const finals = finalsSeries[finalsOf(level, season)][week]?.finals ?? [];
  if (round === undefined) return [];
  const squadOf = (qualification: Qualification): number => {
    const index = squads.findIndex(({ id }) => id === squadIdOf(qualification, results));
    if (index < 0)
      throw new Error(`${league.code} ${season.id}: no squad for ${JSON.stringify(qualification)} of ${round.name}`);
    return index;
  };
  const groundsOf = ({ type }: Final, home: number): readonly string[] => {
    const decided = level.finalsGround ?? (type === 'GF' ? level.grandFinalGround : undefined);
    return decided === undefined ? (squads[home]?.list.club.grounds ?? []).slice(0, 2) : [decided];
  };
  const meetings = finals.map((final) => {
    const home = squadOf(final.home);
    return { final, home, away: squadOf(final.away), grounds: groundsOf(final, home).map(venueOf) };
  });
  const phaseId = phaseIdOf(league.id, level.level, season.id, 'finals');
  const scheduled = scheduleRound(
    { meetings, thursday: round.thursday, week: weekOf(planned, finals), groundMinutes: groundMinutes[league.gender] },
    { calendar, matchDates: datesOf(planned, results.earlier) },
    randomOf(seed, 'finals', league.id, level.level, season.id, week),
  ).map(({ home, away, venue, start }, n): PlannedFinal => {
    const final = meetings.find((meeting) => meeting.home === home)?.final as Final;
    return {
      name: final.name,
      match: {
        id: matchIdOf(phaseId, round.number, n + 1),
        round,
        number: n + 1,
        type: final.type,
        venue,
        start,
        home: squads[home] as PlannedSquad,
        away: squads[away] as PlannedSquad,
      },
    };
  });
  const matches = scheduled.map(({ match }) => match);
  return scheduled.map(({ name, match }): PlannedFinal => {
    const special = specialOf(planned, match, matches, instant);
    return { name, match: special === undefined ? match : { ...match, special } };
  });
}
