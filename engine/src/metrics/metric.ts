import type { Formula } from './formula.js';

/**
 * Formats of values, with the ids of the metadata. **Source**: `openapi/components/schemas/MetricMetaData.yaml`, but
 * the ids are our own.
 */
export const metricFormats = {
  integer: { id: 1, name: 'Integer' },
  oneDecimal: { id: 2, name: 'Decimal One' },
  twoDecimals: { id: 3, name: 'Decimal Two' },
  percentage: { id: 4, name: 'Percentage One Decimal' },
  minutes: { id: 5, name: 'Minutes Seconds' },
} as const;
export type MetricFormat = keyof typeof metricFormats;

/** Levels of metrics, with the ids of the metadata. */
export const metricLevels = { Squad: 1, Player: 2, Both: 3 } as const;
export type MetricLevel = keyof typeof metricLevels;

/** The levels of statistics. */
export const statisticLevels = ['player', 'squad'] as const;

/** A level of statistics. */
export type StatisticLevel = (typeof statisticLevels)[number];

/** One metric: its names, where it is available, and how it is computed. */
export interface Metric {
  readonly name: string;
  readonly namePlural: string;
  readonly level: MetricLevel;
  readonly format: MetricFormat;
  /** Levels at which the metric is available by zone. */
  readonly zoned: readonly StatisticLevel[];
  /** Whether single transactions record the metric. Others follow from several transactions, chains or time. */
  readonly transaction: boolean;
  readonly description: string;
  readonly formula: Readonly<Partial<Record<StatisticLevel, Formula>>>;
}

/** One row of a table of metrics. */
export interface MetricRow extends Pick<Metric, 'name' | 'description'> {
  readonly formula: Formula;
  /** Formula at squad level, if it differs. */
  readonly squadFormula?: Formula;
  /** Default: the plural of the last word of the name. */
  readonly namePlural?: string;
  /** Default: integer. */
  readonly format?: MetricFormat;
  /** Default: every level of the metric. */
  readonly zoned?: readonly StatisticLevel[];
  /** Default: true. */
  readonly transaction?: boolean;
}

const pluralOf = (name: string): string =>
  /(?:s|x|sh|ch)$/iu.test(name) ? name : name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;

function metric(level: MetricLevel, row: MetricRow): Metric {
  const { name, description, formula } = row;
  const levels: readonly StatisticLevel[] =
    level === 'Both' ? ['player', 'squad'] : level === 'Player' ? ['player'] : ['squad'];
  return {
    name,
    level,
    description,
    namePlural: row.namePlural ?? pluralOf(name),
    format: row.format ?? 'integer',
    zoned: row.zoned ?? levels,
    transaction: row.transaction ?? true,
    formula: Object.fromEntries(levels.map((at) => [at, at === 'squad' ? (row.squadFormula ?? formula) : formula])),
  };
}

/** Returns a metric of players and squads. */
export const both = (row: MetricRow): Metric => metric('Both', row);
/** Returns a metric of players only. */
export const ofPlayers = (row: MetricRow): Metric => metric('Player', row);
/** Returns a metric of squads only. */
export const ofSquads = (row: MetricRow): Metric => metric('Squad', row);
