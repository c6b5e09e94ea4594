import { withByes } from '../fixture/byes.js';
import { conferenceRounds } from '../fixture/conferences.js';
import { groundMinutes, type GroundCalendar } from '../fixture/ground-calendar.js';
import { assignHomes } from '../fixture/home-and-away.js';
import { repeatedRoundRobin, type RoundOfPairs } from '../fixture/pairings.js';
import { scheduleRound, type MeetingAtGround } from '../fixture/schedule-round.js';
import { instantOf, startTimeOf } from '../fixture/start-time.js';
import { postponedSlot } from '../fixture/time-slots.js';
import type { LeagueDesign, LevelDesign, SeasonDesign } from '../league/design.js';
import { matchIdOf, phaseIdOf, squadIdOf } from '../league/ids.js';
import { randomOf, type Random } from '../random.js';
import type { SquadList } from '../squads/squad-lists.js';
import { assignGrounds } from './assign-grounds.js';
import {
  playedAt,
  type PlannedMatch,
  type PlannedRound,
  type PlannedSeason,
  type PlannedSquad,
  type SeasonKey,
} from './planned-season.js';
import { roundsOf } from './rounds.js';
import { specialOf } from './special-matches.js';

/** Number of rounds that get an additional round for byes, and number of matches that move into that round. */
const BYES = { rounds: 5, moved: 7 } as const;

/** Inputs of a season's plan, besides its design. */
export interface PlanContext {
  readonly seed: number | string;
  /** The current time of the world. Some special matches are in the round that is played then. */
  readonly instant: string;
  /** Grounds that are already occupied. The matches of the season are added. */
  readonly calendar: GroundCalendar;
}

function pairsOf(
  squads: number,
  { rounds, byesFrom, conferences }: SeasonDesign,
  random: Random,
): readonly RoundOfPairs[] {
  if (conferences) return conferenceRounds(squads, rounds, random);
  if (byesFrom === undefined) return repeatedRoundRobin(squads, rounds, random);
  const pairs = repeatedRoundRobin(squads, rounds - 1, random);
  const [from, to] = [byesFrom - 1, byesFrom - 1 + BYES.rounds];
  return [...pairs.slice(0, from), ...withByes(pairs.slice(from, to), BYES.moved, random), ...pairs.slice(to)];
}

const squadsOf = (
  { id }: LeagueDesign,
  { level }: LevelDesign,
  { conferences }: SeasonDesign,
  lists: readonly SquadList[],
): readonly PlannedSquad[] =>
  lists.map((list, n): PlannedSquad => ({
    id: squadIdOf(id, level, n),
    list,
    conference: conferences && (n < lists.length / 2 ? 'A' : 'B'),
  }));

/** Plans the rounds of a season one after another, and books their grounds. */
class Fixture {
  readonly #dates = new Map<number, string[]>();
  readonly #random: Random;

  constructor(
    private readonly key: SeasonKey,
    private readonly squads: readonly PlannedSquad[],
    private readonly context: PlanContext,
    random: Random,
  ) {
    this.#random = random;
  }

  round(round: PlannedRound, meetings: readonly MeetingAtGround[]): readonly PlannedMatch[] {
    const { league, level, season } = this.key;
    const minutes = groundMinutes[league.gender];
    const scheduled = scheduleRound(
      { meetings, thursday: round.thursday, week: level.week, groundMinutes: minutes },
      { calendar: this.context.calendar, matchDates: this.#dates },
      this.#random,
    );
    const phaseId = phaseIdOf(league.id, level.level, season.id, 'main');
    const ordinary = scheduled.map(({ home, away, venue, start }, n): PlannedMatch => ({
      id: matchIdOf(phaseId, round.number, n + 1),
      round,
      number: n + 1,
      type: level.matches,
      venue,
      start,
      home: this.squads[home] as PlannedSquad,
      away: this.squads[away] as PlannedSquad,
    }));
    const matches = ordinary.map((match) => this.#withSpecial(match, ordinary));
    matches.forEach((match, n) => {
      this.context.calendar.book(match.venue.id, instantOf(playedAt(match)), minutes);
      for (const squad of [scheduled[n]?.home ?? 0, scheduled[n]?.away ?? 0])
        this.#dates.set(squad, [...(this.#dates.get(squad) ?? []), playedAt(match).startDate]);
    });
    return matches;
  }

  #withSpecial(match: PlannedMatch, round: readonly PlannedMatch[]): PlannedMatch {
    const special = specialOf(this.key, match, round, this.context.instant);
    if (special === undefined) return match;
    return special.is === 'postponed'
      ? { ...match, special, postponedTo: startTimeOf(match.round.thursday, postponedSlot, {}, match.venue) }
      : { ...match, special };
  }
}

/** Plans a season before its first match: opponents, grounds and times. */
export function planSeason(key: SeasonKey, lists: readonly SquadList[], context: PlanContext): PlannedSeason {
  const { league, level, season } = key;
  const random = randomOf(context.seed, 'fixture', league.id, level.level, season.id);
  const squads = squadsOf(league, level, season, lists);
  const rounds = roundsOf(level, season);
  const meetings = assignGrounds(
    assignHomes(pairsOf(squads.length, season, random), squads.length, random),
    lists.map(({ club }) => club),
    random,
  );
  const fixture = new Fixture(key, squads, context, random);
  const matches = rounds
    .filter(({ part }) => part === 'main')
    .flatMap((round, n) => fixture.round(round, meetings[n] ?? []));
  return { league, level, season, squads, rounds, matches };
}
