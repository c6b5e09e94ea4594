/** A group of metrics that a season table shows together. */
export interface MetricGroup {
  readonly id: string;
  readonly label: string;
  readonly metrics: readonly string[];
}

/** The group that players and squads share. */
const possession: MetricGroup = {
  id: 'possession',
  label: 'Possession',
  metrics: [
    'DISPOSAL',
    'KICK',
    'HANDBALL',
    'MARK',
    'POSSESSION_CONTESTED',
    'POSSESSION_UNCONTESTED',
    'METRES_GAINED',
    'DISPOSAL_EFFICIENCY',
    'TURNOVER',
    'CLANGER',
  ],
};

/** The groups of player metrics. The first one is the default. */
export const playerGroups: readonly MetricGroup[] = [
  possession,
  {
    id: 'scoring',
    label: 'Scoring',
    metrics: [
      'GOAL',
      'BEHIND',
      'SHOT_AT_GOAL',
      'POINTS',
      'POINTS_EXPECTED',
      'GOAL_ACCURACY',
      'GOAL_ASSIST',
      'SCORE_INVOLVEMENT',
      'MARK_CONTESTED',
      'INSIDE_50',
    ],
  },
  {
    id: 'contest',
    label: 'Contest',
    metrics: [
      'CLEARANCE',
      'CLEARANCE_CB',
      'CLEARANCE_BU',
      'CLEARANCE_TI',
      'HITOUT',
      'HARDBALL_GET',
      'LOOSEBALL_GET',
      'GROUNDBALL_GET',
      'FREE_KICK',
      'FREE_KICK_AGAINST',
    ],
  },
  {
    id: 'defence',
    label: 'Defence',
    metrics: [
      'TACKLE',
      'PRESSURE_ACT',
      'INTERCEPT',
      'INTERCEPT_MARK',
      'SPOIL',
      'SMOTHER',
      'REBOUND_50',
      'ONE_ON_ONE_DEFENDER',
      'ONE_ON_ONE_DEFENDER_LOSS',
      'PLAYER_RATING',
    ],
  },
];

/** The group and metric for positions whose main work is not disposals, by position code. */
const suited: Readonly<Record<string, readonly [groupId: string, metric: string]>> = {
  RK: ['contest', 'HITOUT'],
  KF: ['scoring', 'GOAL'],
  GF: ['scoring', 'GOAL'],
  KD: ['defence', 'SPOIL'],
  GD: ['defence', 'REBOUND_50'],
};

/** The groups of squad metrics. The first one is the default. */
export const squadGroups: readonly MetricGroup[] = [
  {
    id: 'scoring',
    label: 'Scoring',
    metrics: [
      'POINTS',
      'GOAL',
      'BEHIND',
      'SHOT_AT_GOAL',
      'POINTS_EXPECTED',
      'GOAL_ACCURACY',
      'INSIDE_50',
      'SCORING_SHOT',
      'MARK_CONTESTED',
      'TIME_IN_POSSESSION_PCT',
    ],
  },
  possession,
  {
    id: 'contest',
    label: 'Contest and defence',
    metrics: [
      'CLEARANCE',
      'CLEARANCE_CB',
      'HITOUT',
      'GROUNDBALL_GET',
      'FREE_KICK',
      'TACKLE',
      'INTERCEPT_MARK',
      'INTERCEPT',
      'SPOIL',
      'REBOUND_50',
    ],
  },
];

/** Returns the group with an id, otherwise the first group. */
export const groupOf = (groups: readonly MetricGroup[], id: string | undefined): MetricGroup => {
  const group = groups.find((one) => one.id === id) ?? groups[0];
  if (group === undefined) throw new Error('there is no group of metrics');
  return group;
};

/**
 * Returns the metric code in an address, otherwise the first metric of a group. A code consists of capitals, digits and
 * `_`.
 */
export const metricOf = (code: string | undefined, { metrics }: MetricGroup): string =>
  code !== undefined && /^[A-Z0-9_]{1,60}$/u.test(code) ? code : (metrics[0] ?? '');

/** The group and metric that a player's page shows. */
export interface ShownMetrics {
  readonly group: MetricGroup;
  readonly metric: string;
}

/**
 * Returns the group and the metric in an address. By default they suit the player's position: hitouts for a ruck, goals
 * for a forward. **Empty**: the first group without a position, or for a midfielder.
 */
export function shownMetrics(
  { metrics, metric }: { readonly metrics?: string | undefined; readonly metric?: string | undefined },
  position: string | undefined,
): ShownMetrics {
  const [groupId, suitedMetric] = metrics === undefined ? (suited[position ?? ''] ?? []) : [metrics];
  const group = groupOf(playerGroups, groupId);
  return { group, metric: metricOf(metric ?? suitedMetric, group) };
}

/** The names of metrics whose codes are abbreviations. */
const unlikeTheirCode: Readonly<Record<string, string>> = {
  CLEARANCE_CB: 'Clearance Centre Bounce',
  CLEARANCE_BU: 'Clearance Ball Up',
  CLEARANCE_TI: 'Clearance Throw In',
  HARDBALL_GET: 'Hard Ball Get',
  LOOSEBALL_GET: 'Loose Ball Get',
  GROUNDBALL_GET: 'Ground Ball Get',
  TIME_IN_POSSESSION_PCT: 'Time In Possession %',
};

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/**
 * Returns the name of a metric. It is exact for all metrics in the groups and for most others. The engine has every
 * name, but is too large for these pages.
 */
export const metricName = (code: string): string => unlikeTheirCode[code] ?? code.split('_').map(capitalised).join(' ');
