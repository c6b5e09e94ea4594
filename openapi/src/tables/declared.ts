import type { OperationId } from '../operation.js';
import type { DeclaredTables, Level, Name } from './declaration.js';

type Names = Readonly<Record<string, Name>>;

const listOf = (table: string, noun: string, names: Names = {}): DeclaredTables => ({
  [table]: [{}, { at: '', noun, names }],
});

const season: Level = {
  noun: 'season',
  names: { 'rounds.lastCompleted': 'last_round', 'rounds.nextScheduled': 'next_round' },
};
const seasons: DeclaredTables = { seasons: [{}, { ...season, at: '' }] };
const oneSeason: DeclaredTables = {
  season: [season],
  phases: [
    { noun: 'season', only: ['id'] },
    { at: 'phases', noun: 'phase' },
  ],
};

const matchNames: Names = {
  type: 'match_type',
  status: 'match_status',
  'date.startDate': 'match_date',
  'date.startTime': 'match_time',
  'date.utcMatchStart': 'utc_match_start',
};

const fixture: DeclaredTables = {
  matches: [
    { noun: 'season' },
    { at: 'phases', noun: 'phase' },
    { at: 'rounds', noun: 'round', names: { phaseNumber: 'phase_round_number' } },
    {
      at: 'matches',
      noun: 'match',
      names: {
        ...matchNames,
        'squads.home': ['home', 'squad'],
        'squads.home.score': 'home',
        'squads.away': ['away', 'squad'],
        'squads.away.score': 'away',
      },
    },
  ],
};

const ladder: DeclaredTables = { squads: [{}, { at: 'squads', noun: 'squad' }] };
const squads: DeclaredTables = { squads: [{}, { at: 'squads', noun: 'squad' }] };
const squad: DeclaredTables = { squad: [{ noun: 'squad' }] };
const squadPersons: DeclaredTables = { players: [{ noun: 'squad' }, { at: 'players', noun: 'person' }] };

const bothSquads: Names = {
  home: ['home', 'squad'],
  'home.score': 'home',
  away: ['away', 'squad'],
  'away.score': 'away',
};
const result: Names = { result: 'match_result', resultCode: 'match_result_code' };

const metricNames: Names = {
  levelId: 'metric_level_id',
  level: 'metric_level',
  formatId: 'metric_format_id',
  format: 'metric_format',
  formatAvgId: 'metric_format_avg_id',
  formatAvg: 'metric_format_avg',
  transaction: 'metric_transaction',
};

const statistic: Level = { at: 'statistics', noun: 'metric' };
const playerStatistics: readonly Level[] = [
  { at: 'squads', noun: 'squad' },
  { at: 'players', noun: 'person' },
  statistic,
];
const squadStatistics: readonly Level[] = [{ at: 'squads', noun: 'squad' }, statistic];

const requestNames: Names = {
  metricCodes: 'request_metric_codes',
  team: 'request_team',
  context: 'request_context',
  periods: 'request_periods',
  zones: 'request_zones',
  lastXSeconds: 'request_last_x_seconds',
  fromPeriodSeconds: 'request_from_period_seconds',
  toPeriodSeconds: 'request_to_period_seconds',
  scoreStates: 'request_score_states',
  fromScoreMargin: 'request_from_score_margin',
  toScoreMargin: 'request_to_score_margin',
  area: 'request_area',
  againstPersonIds: 'request_against_person_ids',
  roles: 'request_roles',
  validation: 'request_validation',
  evidence: 'request_evidence',
};

/** The lists of a batch's answer, the levels below its results, and the members its requests have beside the usual. */
interface Batch {
  readonly results: string;
  readonly requests: string;
  readonly statistics: readonly Level[];
  readonly context: readonly string[];
}

/** Requested metrics that a match does not have. */
const absentMetrics = { at: 'absent', noun: 'metric', names: { reason: 'absence_reason' } } as const;

/** Requested metrics that are not in the response. */
const validation = {
  at: 'validation',
  noun: 'metric',
  names: {
    context: 'validation_context',
    reason: 'validation_reason',
    code: 'validation_code',
    details: 'validation_details',
    metricCode: 'metric_code',
  },
} as const;

/**
 * The statistics of a batch beside the members of their request, without its metrics since rows have their own; and the
 * requests as understood.
 */
const batch = ({ results, requests, statistics, context }: Batch): DeclaredTables => ({
  statistics: [
    {},
    {
      at: results,
      noun: 'request',
      beside: {
        list: requests,
        names: requestNames,
        only: ['team', ...context, 'periods', 'zones', 'lastXSeconds', 'fromPeriodSeconds', 'toPeriodSeconds'],
      },
    },
    ...statistics,
  ],
  requests: [{}, { at: requests, noun: 'request', names: requestNames }],
  areaPoints: [{}, { at: requests, noun: 'request', only: ['id'] }, { at: 'area.points', noun: 'point' }],
  absent: [{}, { at: results, noun: 'request' }, absentMetrics],
  validation: [{}, { at: results, noun: 'request' }, validation],
  evidence: [
    {},
    { at: results, noun: 'request' },
    {
      at: 'evidence',
      only: ['squadId', 'personId', ...context, 'metric.code', 'value', 'source', 'acts', 'seconds', 'termCount'],
    },
  ],
  evidenceTerms: [
    {},
    { at: results, noun: 'request' },
    { at: 'evidence', only: ['squadId', 'personId', 'metric.code'] },
    { at: 'terms', names: { weight: 'base_weight', squadId: 'credited_squad_id', personId: 'credited_person_id' } },
  ],
  evidenceIds: [{}, { at: results, noun: 'request' }, { at: 'evidenceIds' }],
});

/**
 * THE flattening table: how the answer of every operation becomes rows. Its first table is the one answered where none
 * is named.
 */
export const declaredTables: Readonly<Record<OperationId, DeclaredTables>> = {
  getLeagues: listOf('leagues', 'league'),
  getLeague: { league: [{ noun: 'league' }], seasons: [{ noun: 'league' }, { at: 'seasons' }] },
  getLevels: { levels: [{}, { at: 'levels', noun: 'level' }] },
  getLevel: {
    level: [{ noun: 'level', names: { currentSeason: 'current', 'currentSeason.seasonId': 'current_season_id' } }],
  },
  getLevelSeasons: seasons,
  getLevelSeason: oneSeason,
  getLevelFixture: fixture,
  getLevelLadder: ladder,
  getLevelLadderByRound: ladder,
  getLevelSquads: squads,
  getLevelSquad: squad,
  getLevelSquadPersons: squadPersons,
  getLevelConferences: { squads: [{}, { at: 'conferences', noun: 'conference' }, { at: 'squads', noun: 'squad' }] },
  getSeasons: seasons,
  getSeason: oneSeason,
  getFixture: fixture,
  getLadder: ladder,
  getLadderByRound: ladder,
  getSquads: squads,
  getSquad: squad,
  getSquadPersons: squadPersons,
  getMatch: {
    match: [
      {
        noun: 'match',
        names: {
          ...matchNames,
          ...bothSquads,
          ...result,
          time: '',
          'time.periodSecs': 'match_total_period_secs',
          'time.duration': 'match_duration',
          lastModified: '',
        },
      },
    ],
    periods: [{ noun: 'match', only: ['id'] }, { at: 'periods' }],
  },
  getMatchPersons: {
    players: [
      { only: ['matchId'] },
      { at: 'squads.home,squads.away', noun: 'squad' },
      {
        at: 'players',
        noun: 'person',
        names: { 'positions.selected': 'selected_position', 'positions.season': 'season_position' },
      },
    ],
    officials: [
      { only: ['matchId'] },
      {
        at: 'officials',
        noun: 'person',
        names: { 'positions.selected': 'selected_position', 'positions.season': 'season_position' },
      },
    ],
  },
  getMatchVenue: {
    venue: [
      {
        noun: 'venue',
        names: {
          dimensions: 'venue',
          'location.timezone': 'venue_time_zone',
          'location.country': 'country',
          'location.country.state': 'state',
          'squads.home': ['home', 'squad'],
          'squads.away': ['away', 'squad'],
        },
      },
    ],
  },
  getMatchMetrics: { metrics: [{}, { at: 'metrics', noun: 'metric', names: metricNames }] },
  getMatchTransactions: {
    transactions: [
      { only: ['matchId'] },
      {
        at: 'transactions',
        noun: 'transaction',
        wide: { 'pressure.players': 2 },
        names: { id: 'match_trx_id', details: '' },
      },
    ],
    starters: [{}, { at: 'capture.starters', noun: 'person' }],
  },
  getMatchChains: {
    chains: [
      {},
      {
        at: 'chains',
        noun: 'chain',
        names: {
          'end.score': 'score',
          'end.turnover': 'turnover',
          'end.turnover.turnoverTrxId': 'turnover_match_trx_id',
          metrics: '',
          'keyTransactions.stoppage': 'stoppage_id',
          'keyTransactions.clearance': 'clearance_match_trx_id',
          'keyTransactions.inside50': 'inside50_match_trx_id',
          'keyTransactions.rebound50': 'rebound50_match_trx_id',
          'keyTransactions.prevChain': 'prev_chain_id',
          'keyTransactions.nextChain': 'next_chain_id',
        },
      },
    ],
  },
  getMatchRotations: {
    rotations: [{ only: ['matchId'] }, { at: 'rotations', names: { off: ['off', 'person'], on: ['on', 'person'] } }],
    stints: [{ only: ['matchId'] }, { at: 'home,away', noun: 'squad' }, { at: 'players', noun: 'person' }],
  },
  getMatchScore: {
    score: [{ names: { ...bothSquads, ...result } }],
    periods: [
      { only: ['matchId'] },
      {
        at: 'home,away',
        noun: 'squad',
        only: ['id', 'name', 'code', 'result', 'resultCode'],
        names: { result: 'squad_result', resultCode: 'squad_result_code' },
      },
      { at: 'periods' },
    ],
  },
  getMatchShots: {
    shots: [{}, { at: 'shots', names: { details: '', 'details.type': 'shot_type', 'details.origin': 'shot_origin' } }],
  },
  getMatchEntries: {
    entries: [{}, { at: 'entries', names: { id: 'match_trx_id', details: '', 'details.type': 'entry_type' } }],
  },
  getMatchStoppages: {
    stoppages: [
      {},
      { at: 'stoppages', noun: 'stoppage', wide: { 'attendance.players': 8 }, names: { stoppageExit: 'exit' } },
    ],
  },
  getMatchLeaders: { leaders: [{}, { at: 'statistics', noun: 'metric' }, { at: 'persons', noun: 'person' }] },
  getPlayerStatistics: {
    statistics: [{}, ...playerStatistics],
    absent: [{}, absentMetrics],
    validation: [{}, validation],
  },
  postPlayerStatistics: batch({
    results: 'playerStatistics',
    requests: 'playerMetricRequests',
    statistics: playerStatistics,
    context: [],
  }),
  getSquadStatistics: {
    statistics: [{}, ...squadStatistics],
    absent: [{}, absentMetrics],
    validation: [{}, validation],
  },
  postSquadStatistics: batch({
    results: 'squadStatistics',
    requests: 'squadMetricRequests',
    statistics: squadStatistics,
    context: ['context'],
  }),
  getMetrics: listOf('metrics', 'metric', metricNames),
  getMetricGlossary: listOf('metrics', 'metric', metricNames),
  getMatchStatuses: listOf('statuses', 'match_status', {
    typeId: 'match_status_type_id',
    typeName: 'match_status_type_name',
  }),
  getMatchTypes: listOf('types', 'match_type'),
  getChainStartTypes: listOf('types', 'chain_start_type', {
    type: 'chain_start_group',
    typeCode: 'chain_start_group_code',
  }),
  getChainEndTypes: listOf('types', 'chain_end_type', { type: 'chain_end_group', typeCode: 'chain_end_group_code' }),
  getChainTurnoverTypes: listOf('types', 'turnover_type'),
  getChainTurnoverStates: listOf('states', 'turnover_state'),
  getChainTurnoverCreations: listOf('creations', 'turnover_creation'),
  getRotationTypes: listOf('types', 'rotation_type'),
  getShotDetailTypes: {
    details: [
      {
        names: {
          angleGroup: 'angle_groups',
          distanceGroup: 'distance_groups',
          type: 'shot_types',
          origin: 'shot_origins',
        },
      },
    ],
  },
  getPositionTypes: listOf('types', 'position_type'),
  getPositionType: { type: [{ noun: 'position_type' }] },
  getPositions: listOf('positions', 'position'),
  getPosition: { position: [{ noun: 'position' }] },
  getUsage: {
    usage: [{ names: { 'quotaPeriod.value': 'quota_period' } }],
    days: [
      { only: ['startDate', 'endDate'] },
      { at: 'items', wide: { '': 2 }, names: { 0: 'requests_used', 1: 'requests_remaining' } },
    ],
  },
};
