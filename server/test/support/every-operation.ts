import type { OperationId } from '@goalsquare/openapi';

const gets: readonly (readonly [OperationId, string])[] = [7001, 7002].flatMap(
  (id): readonly (readonly [OperationId, string])[] => [
    ['getMatch', `/v1/matches/${id}`],
    ['getMatchScore', `/v1/matches/${id}/score`],
    ['getMatchTransactions', `/v1/matches/${id}/transactions`],
    ['getMatchChains', `/v1/matches/${id}/chains`],
    ['getMatchPersons', `/v1/matches/${id}/persons`],
    ['getMatchVenue', `/v1/matches/${id}/venue`],
    ['getMatchRotations', `/v1/matches/${id}/rotations`],
    ['getMatchShots', `/v1/matches/${id}/shots`],
    ['getMatchEntries', `/v1/matches/${id}/entries`],
    ['getMatchStoppages', `/v1/matches/${id}/stoppages`],
    ['getMatchMetrics', `/v1/matches/${id}/metrics`],
    ['getMatchLeaders', `/v1/matches/${id}/statistics/leaders`],
    ['getPlayerStatistics', `/v1/matches/${id}/statistics/players`],
    ['getPlayerStatistics', `/v1/matches/${id}/statistics/players?period=1,2&zone=MID&team=away&lastXSeconds=600`],
    ['getSquadStatistics', `/v1/matches/${id}/statistics/squads`],
    [
      'getSquadStatistics',
      `/v1/matches/${id}/statistics/squads?context=PhysicalDiff&zone=F50&metric=KICK&metric=DISPOSAL_EFFICIENCY`,
    ],
  ],
);

const seasons = '/v1/leagues/1/levels/1/seasons';
const inConferences = '/v1/leagues/3/levels/1/seasons/2019';

const ofSeasons: readonly (readonly [OperationId, string])[] = [
  ['getLeagues', '/v1/leagues'],
  ['getLeague', '/v1/leagues/5'],
  ['getLevels', '/v1/leagues/3/levels'],
  ['getLevel', '/v1/leagues/5/levels/2'],
  ['getLevelSeasons', seasons],
  ['getLevelSeason', `${seasons}/2025`],
  ['getLevelFixture', `${seasons}/2025/fixture`],
  ['getLevelLadder', `${inConferences}/ladder`],
  ['getLevelLadderByRound', `${seasons}/2025/ladder/3`],
  ['getLevelSquads', `${seasons}/2025/squads`],
  ['getLevelSquad', `${seasons}/2025/squads/10`],
  ['getLevelSquadPersons', '/v1/leagues/5/levels/2/seasons/2024/squads/20/persons'],
  ['getLevelConferences', `${inConferences}/conferences`],
  ['getSeasons', '/v1/seasons'],
  ['getSeason', '/v1/seasons/2026'],
  ['getFixture', '/v1/seasons/2026/fixture'],
  ['getLadder', '/v1/seasons/2026/ladder'],
  ['getLadderByRound', '/v1/seasons/2026/ladder/2'],
  ['getSquads', '/v1/seasons/2026/squads'],
  ['getSquad', '/v1/seasons/2026/squads/10'],
  ['getSquadPersons', '/v1/seasons/2026/squad/10/persons'],
];

const lists: readonly (readonly [OperationId, string])[] = [
  ['getMetrics', '/v1/metadata/metrics'],
  ['getMetrics', '/v1/metadata/metrics?showAllMetrics=true'],
  ['getMetricGlossary', '/v1/metadata/metrics/glossary'],
  ['getMatchStatuses', '/v1/metadata/matchstatus'],
  ['getMatchTypes', '/v1/metadata/matchtypes'],
  ['getChainStartTypes', '/v1/metadata/chainstarttypes'],
  ['getChainEndTypes', '/v1/metadata/chainendtypes'],
  ['getChainTurnoverTypes', '/v1/metadata/chainturnovertypes'],
  ['getChainTurnoverStates', '/v1/metadata/chainturnoverstates'],
  ['getChainTurnoverCreations', '/v1/metadata/chainturnovercreations'],
  ['getRotationTypes', '/v1/metadata/rotationtypes'],
  ['getShotDetailTypes', '/v1/metadata/shotdetailtypes'],
  ['getPositionTypes', '/v1/positiontypes'],
  ['getPositionType', '/v1/positiontypes/2'],
  ['getPositions', '/v1/positiontypes/2/positions'],
  ['getPosition', '/v1/positiontypes/position/216'],
  ['getUsage', '/v1/usage'],
];

/** A GET of each operation of the contract, and several of some; all are answered 200. */
export const everyGet: readonly (readonly [OperationId, string])[] = [
  ...gets,
  ...ofSeasons,
  ['getMatch', '/v1/matches/7003'],
  ['getMatch', '/v1/matches/7004'],
  ['getPlayerStatistics', '/v1/matches/7003/statistics/players'],
  ['getPlayerStatistics', '/v1/matches/7005/statistics/players'],
  ['getMatchTransactions', '/v1/matches/7005/transactions'],
  ...lists,
];

/** A POST of each operation that takes one. */
export const everyPost: readonly (readonly [OperationId, string, object])[] = [
  [
    'postPlayerStatistics',
    '/v1/matches/7001/statistics/players',
    { playerMetricRequests: [{}, { id: 'a', metricCodes: ['GOAL'], zones: ['F50'] }] },
  ],
  [
    'postSquadStatistics',
    '/v1/matches/7001/statistics/squads',
    { squadMetricRequests: [{}, { id: 'a', context: 'Diff', periods: [2] }] },
  ],
];
