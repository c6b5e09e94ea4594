import { answered, requests, type LoopCase } from './case.js';

type Level = 'players' | 'squads';

const get = (name: string, to: string, more: Pick<LoopCase, 'needsLogs'> = {}): LoopCase =>
  requests(name, { to, check: answered, ...more });

/** Returns a case with a batch request for a match that no other case has read. */
const batch = (name: string, level: Level, members: readonly object[]): LoopCase =>
  requests(name, {
    to: `/v1/matches/{fresh}/statistics/${level}`,
    body: () => ({ [level === 'players' ? 'playerMetricRequests' : 'squadMetricRequests']: members }),
    check: answered,
  });

const filters = {
  zones: ['D50', 'MID', 'F50'],
  scoreStates: ['leading', 'trailing'],
  fromScoreMargin: -60,
  toScoreMargin: 60,
  area: { is: 'circle', centre: { x: 0, y: 0 }, radius: 60 },
} as const;

/** Metrics with many terms. */
const metricCodes = ['PLAYER_RATING', 'RANKING_POINTS', 'METRES_GAINED', 'DISPOSAL_EFFICIENCY', 'DISPOSAL'];

const ofSquad = '/v1/matches/{fresh}/statistics/squads/{freshSquad}/evidence';
const ofSeason = (level: Level): string => `/v1/statistics/${level}/evidence?{selected}&key={squad}`;

/**
 * Cases with evidence, flow, corrections and quality of matches, and with reports of unavailable metrics instead of
 * errors.
 */
export const evidenceCases: readonly LoopCase[] = [
  get('evidence of a squad', `${ofSquad}?metric=PLAYER_RATING&context=PhysicalDiff&limit=5000`),
  get('evidence of a squad, CSV', `${ofSquad}?metric=RANKING_POINTS&context=Diff&format=csv`),
  batch('ids of evidence, every metric of squads', 'squads', [{ evidence: 'ids', context: 'Diff' }]),
  batch('ids of evidence of every player', 'players', [{ metricCodes, evidence: 'ids', ...filters }]),
  batch('evidence of every player', 'players', [{ metricCodes, evidence: 'full', ...filters }]),
  batch(
    'evidence of squads in 20 requests',
    'squads',
    Array.from({ length: 20 }, (_, n) => ({
      metricCodes: ['DISPOSAL', 'METRES_GAINED'],
      evidence: 'full',
      periods: [1 + (n % 4)],
    })),
  ),
  get('evidence of a squad in a season', `${ofSeason('squads')}&metric=DISPOSAL`),
  get(
    'evidence of a squad in a season, with filters',
    `${ofSeason('squads')}&metric=METRES_GAINED&context=PhysicalDiff&zone=F50,MID&scoreState=leading,trailing&area=circle(0%200%2060)&fromScoreMargin=-60`,
  ),
  get('evidence of all players of a squad', `${ofSeason('players')}&metric=DISPOSAL&by=squad&limit=1000`),
  get('flow of a match, every metric', '/v1/matches/{fresh}/statistics/flow?limit=5000'),
  get('flow of a match, XML', '/v1/matches/{fresh}/statistics/flow?format=xml'),
  get('quality of a match', '/v1/matches/{fresh}/quality'),
  get('revisions of a match', '/v1/matches/{fresh}/revisions?limit=1000', { needsLogs: true }),
  get('two revisions compared', '/v1/matches/{fresh}/revisions/1000...2000', { needsLogs: true }),
  get('changes of all matches', '/v1/changes?limit=1000'),
  batch(
    'validation=partial with 500 unknown codes',
    'players',
    Array.from({ length: 20 }, (_, at) => ({
      validation: 'partial',
      metricCodes: Array.from({ length: 500 }, (__, n) => `KICK_INEFFECTIVX_${at}_${n}`),
    })),
  ),
];
