import type { Formula } from './formula.js';

/** Formats a value can have; ids are those of the metadata. **Source**: `facts` on formats. */
export const metricFormats = {
  integer: { id: 1, name: 'Integer' },
  oneDecimal: { id: 2, name: 'Decimal One' },
  twoDecimals: { id: 3, name: 'Decimal Two' },
  percentage: { id: 4, name: 'Percentage One Decimal' },
  minutes: { id: 5, name: 'Minutes Seconds' },
} as const;
export type MetricFormat = keyof typeof metricFormats;

/** Levels a metric can be asked at; ids are those of the metadata. */
export const metricLevels = { Squad: 1, Player: 2, Both: 3 } as const;
export type MetricLevel = keyof typeof metricLevels;

/** What kind of statistics an answer holds. */
export type StatisticLevel = 'player' | 'squad';

/** One metric, whole: what it is called, where it may be asked, and how it is computed. */
export interface Metric {
  readonly name: string;
  readonly namePlural: string;
  readonly level: MetricLevel;
  readonly format: MetricFormat;
  /** Levels at which its zones are published. */
  readonly zoned: readonly StatisticLevel[];
  /** Whether it is recorded transaction by transaction. */
  readonly transaction: boolean;
  readonly description: string;
  readonly formula: Readonly<Partial<Record<StatisticLevel, Formula>>>;
}

interface Options {
  readonly plural?: string;
  readonly format?: MetricFormat;
  readonly zoned?: readonly StatisticLevel[];
  readonly transaction?: boolean;
  /** Formula at squad level where it differs. */
  readonly squad?: Formula;
}

const pluralOf = (name: string): string =>
  /(?:s|x|sh|ch)$/iu.test(name) ? name : name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;

function metric(level: MetricLevel, name: string, formula: Formula, description: string, options: Options): Metric {
  const levels: readonly StatisticLevel[] =
    level === 'Both' ? ['player', 'squad'] : level === 'Player' ? ['player'] : ['squad'];
  return {
    name,
    level,
    description,
    namePlural: options.plural ?? pluralOf(name),
    format: options.format ?? 'integer',
    zoned: options.zoned ?? levels,
    transaction: options.transaction ?? true,
    formula: Object.fromEntries(levels.map((at) => [at, at === 'squad' ? (options.squad ?? formula) : formula])),
  };
}

/** A metric of players and squads. */
export const both = (name: string, formula: Formula, description: string, options: Options = {}): Metric =>
  metric('Both', name, formula, description, options);
/** A metric of players alone. */
export const ofPlayers = (name: string, formula: Formula, description: string, options: Options = {}): Metric =>
  metric('Player', name, formula, description, options);
/** A metric of squads alone. */
export const ofSquads = (name: string, formula: Formula, description: string, options: Options = {}): Metric =>
  metric('Squad', name, formula, description, options);

/** Options of a metric that no level publishes by zone. */
export const unzoned = { zoned: [] } as const;
