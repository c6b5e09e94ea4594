import { expect } from 'chai';
import {
  bases,
  basesOf,
  metricCodes,
  metricOf,
  planOf,
  playerStatistics,
  squadStatistics,
  type ActFilter,
  type Context,
  type Match,
  type Plan,
  type StatisticLevel,
} from '../../src/index.js';

const timed: ReadonlySet<string> = new Set(bases.filter(({ kind }) => kind === 'timed').map(({ code }) => code));

/** The plan of every metric of a level that is a sum of bases. */
export const additivePlan = (level: StatisticLevel): Plan =>
  planOf(
    level,
    metricCodes.filter((code) => metricOf(code).formula[level]?.is === 'linear'),
  );

/** The plan of every metric of a level that is a sum of counts and amounts, without time. */
export const pointPlan = (level: StatisticLevel): Plan =>
  planOf(
    level,
    additivePlan(level).codes.filter((code) =>
      Object.values(metricOf(code).formula).every((formula) => basesOf(formula).every((base) => !timed.has(base))),
    ),
  );

/** Every value of a result, code by code and then column by column. NaN is no value. */
export function valuesOfPlan(match: Match, plan: Plan, filter: ActFilter, context?: Context): readonly number[] {
  const { table } =
    plan.level === 'player' ? playerStatistics(match, plan, filter) : squadStatistics(match, plan, filter, context);
  return plan.codes.flatMap((_, n) =>
    Array.from({ length: table.columns }, (__, column) => table.value(n, column) ?? NaN),
  );
}

/** Adds up results value by value. */
export const sumOf = (results: readonly (readonly number[])[]): readonly number[] =>
  (results[0] ?? []).map((_, at) => results.reduce((sum, result) => sum + (result[at] ?? NaN), 0));

const isNear = (a: number, b: number): boolean => (Number.isNaN(a) ? Number.isNaN(b) : Math.abs(a - b) < 1e-6);

/** Expects two results to be equal, except for rounding. */
export function expectSame(ours: readonly number[], theirs: readonly number[]): void {
  expect(ours.length).to.equal(theirs.length);
  expect(
    ours.flatMap((value, at) => (isNear(value, theirs[at] ?? NaN) ? [] : [[at, value, theirs[at]]])),
  ).to.deep.equal([]);
}
