import { expect } from 'chai';
import {
  planOf,
  playerStatistics,
  roundTo,
  squadStatistics,
  type StatisticsFilter,
  type Match,
  type MatchHeader,
  type MetricCode,
} from '../../src/index.js';
import { everyone, matchOf } from './play.js';

/**
 * Values of metrics in a small match, as texts such as `h1 2, a3 1, home 2, away 1`. Everyone else has 0, or
 * nothing of a ratio.
 */
export type Values = Readonly<Partial<Record<MetricCode, string>>>;

/** A small match and what its metrics come to. */
export interface Case {
  readonly of: string;
  readonly play: string;
  readonly header?: Partial<MatchHeader>;
  readonly ask?: StatisticsFilter;
  readonly gives: Values;
}

const shown = (who: string, value: number | undefined, isRatio: boolean): readonly string[] =>
  value === undefined || (value === 0 && !isRatio) ? [] : [`${who} ${roundTo(value, 2)}`];

/** A metric in a match as one text, players first. */
export function valuesOf(match: Match, code: MetricCode, ask: StatisticsFilter = {}): string {
  const isRatio = code.endsWith('_EFFICIENCY') || code.endsWith('_PCT') || code === 'GOAL_ACCURACY';
  const [byPlayer, bySquad] = [planOf('player', [code]), planOf('squad', [code])];
  const players =
    byPlayer.codes.length === 0
      ? []
      : everyone.flatMap((who, column) =>
          shown(who, playerStatistics(match, byPlayer, ask).table.value(0, column), isRatio),
        );
  const squads =
    bySquad.codes.length === 0
      ? []
      : ['home', 'away'].flatMap((who, column) =>
          shown(who, squadStatistics(match, bySquad, ask).table.value(0, column), isRatio),
        );
  return [...players, ...squads].join(', ');
}

/** One test for each metric of each case. */
export function testCases(cases: readonly Case[]): void {
  for (const { of, play, header, ask, gives } of cases) {
    describe(of, () => {
      const match = matchOf(play, header);
      for (const [code, expected] of Object.entries(gives)) {
        it(`gives ${code}: ${expected === '' ? 'nothing' : expected}`, () => {
          expect(valuesOf(match, code as MetricCode, ask)).to.equal(expected);
        });
      }
    });
  }
}
