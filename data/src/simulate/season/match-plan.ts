import type { MatchHeader } from '@goalsquare/engine';
import { competitionIdOf, levelIdOf } from '../league/ids.js';
import { matchRules, type MatchRules } from '../match/rules.js';
import type { MatchPlan } from '../match/plan.js';
import { randomOf } from '../random.js';
import { crowdOf, homeAdvantageOf, weatherOf } from './occasion.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad, SeasonOf } from './planned.js';
import { competitionNameOf, phaseOf } from './record.js';
import { teamOf } from './team.js';
import { officialsOf, type Umpire } from './umpires.js';

/** The rules a league plays by. */
export const rulesOf = ({ gender, tier }: PlannedSeason['league']): MatchRules =>
  gender === 'women'
    ? tier === 1
      ? matchRules.women
      : matchRules.secondTierWomen
    : tier === 1
      ? matchRules.men
      : matchRules.secondTierMen;

const nameless = ({ id, list: { club } }: PlannedSquad): MatchHeader['home'] => ({
  id,
  code: club.code,
  name: club.name,
  players: [],
});

/** The header of a match as it is known when the fixture comes out. */
export function fixtureHeader(
  planned: SeasonOf,
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
    home: nameless(home),
    away: nameless(away),
  };
}

/** Everything the simulator needs of a match. `attempt` sets draws of the same match apart. */
export function matchPlanOf(
  seed: number | string,
  planned: SeasonOf,
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
    players: new Map([...home.known, ...away.known]),
    header: {
      ...header,
      home: { ...header.home, players: home.players },
      away: { ...header.away, players: away.players },
      homeFirstDirection: random.pick(['Left', 'Right'] as const),
      tossWinner: random.pick(['home', 'away'] as const),
      attendance: crowdOf(planned, match, random),
      ...officialsOf(seed, league, umpires, match.id),
    },
  };
}
