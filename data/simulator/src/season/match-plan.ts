import type { MatchHeader } from '@goalsquare/engine';
import { competitionIdOf, levelIdOf } from '../league/ids.js';
import { matchRules, type MatchRules } from '../match/rules.js';
import type { MatchPlan } from '../match/plan.js';
import { randomOf } from '../random.js';
import { attendanceOf, homeAdvantageOf, weatherOf } from './match-conditions.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad, SeasonKey } from './planned-season.js';
import { competitionNameOf, phaseOf } from './season-record.js';
import { teamOf } from './team.js';
import { officialsOf, type Umpire } from './umpires.js';

const rulesByTier = {
  men: { 1: matchRules.men, 2: matchRules.secondTierMen },
  women: { 1: matchRules.women, 2: matchRules.secondTierWomen },
} as const;

/** Returns the rules of a league's matches. */
export function rulesOf({ gender, tier, extraTimeSeconds }: PlannedSeason['league']): MatchRules {
  const rules = rulesByTier[gender][tier];
  return extraTimeSeconds === undefined ? rules : { ...rules, extraTimeSeconds };
}

const withoutPlayers = ({ id, list: { club } }: PlannedSquad): MatchHeader['home'] => ({
  id,
  code: club.code,
  name: club.name,
  players: [],
});

/** Returns the header that a match has when the fixture is published. */
export function fixtureHeader(
  planned: SeasonKey,
  { id, round, type, venue, start, home, away }: PlannedMatch,
): MatchHeader {
  const { league, level, season } = planned;
  const { code, name, lengthMetres, widthMetres, timeZone } = venue;
  return {
    kind: 'header',
    format: 'goalsquare-match-log',
    version: 1,
    id,
    leagueId: league.id,
    levelId: levelIdOf(level.level),
    seasonId: season.id,
    competitionId: competitionIdOf(league.id, level.level, season.id),
    competitionName: competitionNameOf(planned),
    phase: phaseOf(planned, round.part),
    roundNumber: round.number,
    phaseRoundNumber: round.phaseNumber,
    type,
    date: start,
    venue: { id: venue.id, code, name, lengthMetres, widthMetres, timeZone },
    home: withoutPlayers(home),
    away: withoutPlayers(away),
  };
}

/** Returns the plan of a match for the simulator. Each `attempt` at the same match has different random numbers. */
export function matchPlanOf(
  seed: number | string,
  planned: SeasonKey,
  match: PlannedMatch,
  umpires: readonly Umpire[],
  attempt: number,
): MatchPlan {
  const { league, season } = planned;
  const rules = rulesOf(league);
  const random = randomOf(seed, 'match', match.id);
  const [home, away] = [
    teamOf(seed, planned, match, match.home, rules),
    teamOf(seed, planned, match, match.away, rules),
  ];
  const header = fixtureHeader(planned, match);
  return {
    seed,
    stream: [match.id, ...(attempt > 0 ? [attempt] : [])],
    rules,
    dataSet: season.data,
    final: match.round.part === 'finals',
    homeAdvantage: homeAdvantageOf(planned, match),
    ...weatherOf(match, random),
    players: new Map([...home.abilities, ...away.abilities]),
    header: {
      ...header,
      home: { ...header.home, players: home.players },
      away: { ...header.away, players: away.players },
      homeFirstDirection: random.pick(['Left', 'Right'] as const),
      tossWinner: random.pick(['home', 'away'] as const),
      attendance: attendanceOf(planned, match, random),
      ...officialsOf(seed, league, umpires, match.id),
    },
  };
}
