import { planOf, playerStatistics, type Match, type MetricCode, type ZoneFilter } from '@goalsquare/engine';
import { readCsv, type CsvRow } from '@goalsquare/data';

/** A metric, the official column it is compared with, and the minimum share of player-matches that must agree. */
interface Held {
  readonly code: MetricCode;
  readonly column: string;
  readonly zones?: readonly ZoneFilter[];
  readonly least?: { readonly exact?: number; readonly within1?: number };
}

/**
 * The metrics compared with official box scores. Shares are percentages. The bounds allow for noise, so that they also
 * fit other seasons.
 */
const held = [
  { code: 'KICK', column: 'kicks', least: { exact: 99.8 } },
  { code: 'HANDBALL', column: 'handballs', least: { exact: 99.5 } },
  { code: 'DISPOSAL', column: 'disposals', least: { exact: 99.4 } },
  { code: 'MARK', column: 'marks', least: { exact: 99.8 } },
  { code: 'MARK_CONTESTED', column: 'contested_marks', least: { exact: 99.9 } },
  { code: 'MARK', column: 'marks_inside_50', zones: ['F50'], least: { exact: 99.8 } },
  { code: 'FREE_KICK', column: 'free_kicks_for', least: { exact: 99.8 } },
  { code: 'POSSESSION_CONTESTED', column: 'contested_possessions', least: { exact: 99.5 } },
  { code: 'POSSESSION_UNCONTESTED', column: 'uncontested_possessions', least: { exact: 99.5 } },
  { code: 'GOAL', column: 'goals', least: { exact: 100 } },
  { code: 'BEHIND', column: 'behinds', least: { exact: 100 } },
  { code: 'RUNNING_BOUNCE', column: 'bounces', least: { exact: 100 } },
  { code: 'INSIDE_50', column: 'inside_50s', least: { exact: 86, within1: 98 } },
  { code: 'CLEARANCE', column: 'clearances', least: { exact: 87, within1: 98.5 } },
  { code: 'REBOUND_50', column: 'rebound_50s', least: { exact: 86, within1: 98 } },
  { code: 'GOAL_ASSIST', column: 'goal_assist', least: { exact: 96, within1: 99 } },
] as const satisfies readonly Held[];

/** The comparison of one metric with the official column. **Shape**: shares from 0 to 1. */
export interface Reconciled {
  readonly code: string;
  readonly exact: number;
  readonly within1: number;
  readonly official: number;
  readonly ours: number;
  readonly holds: boolean;
}

type OfficialColumn = 'match_id' | 'person_id' | (typeof held)[number]['column'];

/** Reads official box scores: the compared columns, by match and person. */
export function readBoxScores(file: string): readonly CsvRow<OfficialColumn>[] {
  return readCsv(file, ['match_id', 'person_id', ...held.map(({ column }) => column)]);
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Compares every declared metric over all player-matches of the box scores. A person without events has 0. */
export function reconcile(
  matches: ReadonlyMap<number, Match>,
  official: readonly CsvRow<OfficialColumn>[],
): readonly Reconciled[] {
  return held.map((metric: Held) => {
    const plan = planOf('player', [metric.code]);
    const values = new Map(
      [...matches].map(([matchId, match]) => {
        const { table } = playerStatistics(match, plan, metric.zones === undefined ? {} : { zones: metric.zones });
        return [
          matchId,
          new Map([...match.persons].map((personId, column) => [personId, table.value(0, column) ?? 0])),
        ] as const;
      }),
    );
    const rows = official.filter((row) => matches.has(Number(row.of.match_id)));
    const pairs = rows.map((row) => ({
      theirs: Number((row.of as Readonly<Record<string, string>>)[metric.column]),
      ours: values.get(Number(row.of.match_id))?.get(Number(row.of.person_id)) ?? 0,
    }));
    const share = (within: number) =>
      pairs.filter(({ ours, theirs }) => Math.abs(ours - theirs) <= within).length / pairs.length;
    const [exact, within1] = [share(0), share(1)];
    const { least } = metric;
    return {
      code: metric.zones === undefined ? metric.code : `${metric.code}@${metric.zones.join('+')}`,
      exact: round(exact),
      within1: round(within1),
      official: pairs.reduce((sum, { theirs }) => sum + theirs, 0),
      ours: pairs.reduce((sum, { ours }) => sum + ours, 0),
      holds: exact * 100 >= (least?.exact ?? 0) && within1 * 100 >= (least?.within1 ?? 0),
    };
  });
}
