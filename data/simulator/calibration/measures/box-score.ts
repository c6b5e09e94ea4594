import { planOf, type MetricCode, type PlayerResults, type ZoneFilter } from '@goalsquare/engine';

/** A column of an official box score, and the metric that represents it. */
interface Column {
  readonly column: string;
  readonly code: MetricCode;
  readonly zones?: readonly ZoneFilter[];
  /**
   * The engine's count divided by the official one, for a column whose official rule no metric follows. It is the ratio
   * of the totals in a real season. **Source**: `npm run check -- real`; for clangers, data facts, section 4.
   */
  readonly counted?: number;
}

const columns: readonly Column[] = [
  { column: 'kicks', code: 'KICK' },
  { column: 'handballs', code: 'HANDBALL' },
  { column: 'disposals', code: 'DISPOSAL' },
  { column: 'marks', code: 'MARK' },
  { column: 'tackles', code: 'TACKLE' },
  { column: 'hit_outs', code: 'HITOUT' },
  { column: 'hitouts', code: 'HITOUT' },
  { column: 'goals', code: 'GOAL' },
  { column: 'behinds', code: 'BEHIND' },
  { column: 'rebound_50s', code: 'REBOUND_50', counted: 0.957 },
  { column: 'inside_50s', code: 'INSIDE_50', counted: 0.974 },
  { column: 'clearances', code: 'CLEARANCE', counted: 0.991 },
  { column: 'total_clearances', code: 'CLEARANCE', counted: 0.991 },
  { column: 'clangers', code: 'CLANGER', counted: 0.964 },
  { column: 'free_kicks_for', code: 'FREE_KICK' },
  { column: 'frees_for', code: 'FREE_KICK' },
  { column: 'free_kicks_against', code: 'FREE_KICK_AGAINST' },
  { column: 'frees_against', code: 'FREE_KICK_AGAINST' },
  { column: 'contested_possessions', code: 'POSSESSION_CONTESTED' },
  { column: 'uncontested_possessions', code: 'POSSESSION_UNCONTESTED' },
  { column: 'contested_marks', code: 'MARK_CONTESTED' },
  { column: 'marks_inside_50', code: 'MARK', zones: ['F50'] },
  { column: 'bounces', code: 'RUNNING_BOUNCE' },
  { column: 'goal_assist', code: 'GOAL_ASSIST', counted: 1.016 },
  { column: 'goal_assists', code: 'GOAL_ASSIST', counted: 1.016 },
  { column: 'metres_gained', code: 'METRES_GAINED' },
];

/** Metrics that count as one-percenters: spoils, knock-ons, smothers and blocks. */
const onePercenters = ['SPOIL', 'KNOCK_ON', 'SMOTHER', 'BLOCK'] as const satisfies readonly MetricCode[];

const codes = [
  ...new Set([...columns.map(({ code }) => code), ...onePercenters, 'TIME_ON_GROUND', 'BEHIND_RUSHED'] as const),
];

/** Plans for the metrics in box scores. */
export const plans = {
  squad: planOf('squad', codes),
  player: planOf('player', codes),
  squadMarks: planOf('squad', ['MARK']),
  playerMarks: planOf('player', ['MARK']),
} as const;

/** Returns the figures of one player or side in a match, by column. `marks` counts only marks inside 50. */
export function boxScoreOf(
  table: PlayerResults['table'],
  marks: PlayerResults['table'],
  at: number,
): [column: string, count: number][] {
  const value = (code: MetricCode): number => table.value(table.codes.indexOf(code), at) ?? 0;
  return [
    ...columns.map(({ column, code, zones }): [string, number] => [
      column,
      zones === undefined ? value(code) : (marks.value(0, at) ?? 0),
    ]),
    ['one_percenters', onePercenters.reduce((sum, code) => sum + value(code), 0)],
  ];
}

/** Returns the number that the engine is expected to count for an official number. */
export const countedFor = (column: string, official: number): number =>
  official * (columns.find((candidate) => candidate.column === column)?.counted ?? 1);
