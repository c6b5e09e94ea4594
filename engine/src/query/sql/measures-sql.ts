import type { Plan } from '../../metrics/plan.js';
import { isOfMatches, labelsOf, measuresOf } from '../across/question/check-query.js';
import { secondsNeedOf } from '../across/question/seconds-need.js';
import type { Measure, StatisticsQuery } from '../across/question/statistics-query.js';
import type { CellsSql } from './cells-sql.js';
import {
  exact,
  isRatio,
  numberText,
  real,
  sumWhen,
  suppliedText,
  valueText,
  when,
  withoutNoise,
} from './expressions.js';
import { lookingBack, LookingBackSql } from './looking-back-sql.js';
import { matchedRelation } from './match-measures-sql.js';
import { measureName } from './measure-names.js';
import { relation, type Column, type Relation, named } from './relation.js';
import { sumNames, type SqlPlans } from './sums-sql.js';

const SECONDS_PER_100_MINUTES = 6000;

/** Builds the relations that turn the cells of rows into measures. */
export class MeasuresSql {
  readonly #measures: readonly Measure[];
  readonly #ofMatches: readonly Measure[];
  readonly #plan: Plan;
  readonly #keys: readonly string[];

  constructor(
    private readonly query: StatisticsQuery,
    private readonly plans: SqlPlans,
    private readonly cells: CellsSql,
  ) {
    this.#measures = measuresOf(query);
    this.#ofMatches = this.#measures.filter(isOfMatches);
    this.#plan = plans.own;
    this.#keys = cells.keys;
  }

  /** Returns the relations. The last one is `measured`. */
  relations(): readonly Relation[] {
    const readsMatches = this.#ofMatches.length > 0;
    const looksBack = this.#ofMatches.some((measure) => lookingBack.has(measure));
    return [
      ...(this.cells.hasLabels ? [this.#groups()] : []),
      this.#totals(),
      ...(readsMatches ? [this.#valued(), matchedRelation(this.query, this.#plan.codes, this.#keys)] : []),
      ...(looksBack ? new LookingBackSql(this.query, this.plans, this.#keys).relations() : []),
      this.#measured(readsMatches, looksBack),
    ];
  }

  #supplied(n: number, more = 0): string {
    return suppliedText((this.#plan.needs[n] as number) | more);
  }

  #has(measure: Measure): boolean {
    return this.#measures.includes(measure);
  }

  /** Returns the relation with the number of matches of each row, whether or not they have acts in it. */
  #groups(): Relation {
    const keys = this.cells.groupKeys;
    const counts = this.#plan.codes.map((code, n): Column => [
      `count(distinct ${when(this.#supplied(n), 'matchId')})`,
      `${code}_matches`,
    ]);
    return relation('row_matches', 'The matches of each row, with or without acts.', {
      columns: [...named(keys), ['count(distinct matchId)', 'matches'], ...counts],
      from: ['chosen'],
      groupBy: keys,
    });
  }

  #totals(): Relation {
    const timed = this.#timedNeed();
    return relation('totals', 'The sums of each row, over the matches that supply each metric.', {
      columns: [
        ...named(this.#keys),
        ...(this.#keys.includes('matchId') ? [['min(start)', 'start'] as const] : []),
        ...(this.cells.hasLabels ? [] : [['count(*)', 'matches'] as const]),
        [sumWhen(`(lacks & ${timed}) = 0`, 'seconds'), 'seconds'],
        ...this.#plan.codes.flatMap((code, n) => this.#totalsOf(code, n, timed)),
      ],
      from: ['cells'],
      groupBy: this.#keys,
    });
  }

  #timedNeed(): number {
    return secondsNeedOf(this.query, labelsOf(this.query));
  }

  #totalsOf(code: string, n: number, timed: number): readonly Column[] {
    const { hasOther, squad } = this.plans;
    const { of, to } = sumNames(code, 'own');
    const other = sumNames(code, 'other');
    const names = [of, ...(isRatio(this.#plan, n) ? [to] : [])];
    const others = hasOther ? [other.of, ...(isRatio(this.#plan, n) ? [other.to] : [])] : [];
    const squadAt = squad?.codes.indexOf(this.#plan.codes[n] as never) ?? -1;
    return [
      ...(this.cells.hasLabels ? [] : [[sumWhen(this.#supplied(n), '1'), `${code}_matches`] as const]),
      ...[...names, ...others].map((name): Column => [sumWhen(this.#supplied(n), name), name]),
      ...(this.#has('per100Minutes') && !isRatio(this.#plan, n)
        ? ([
            [sumWhen(this.#supplied(n, timed), this.#difference(of, other.of)), `${code}_timed`],
            [sumWhen(this.#supplied(n, timed), 'seconds'), `${code}_seconds`],
          ] as const)
        : []),
      ...(squad === undefined || squadAt < 0 ? [] : this.#shareSums(code, n, squad, squadAt)),
    ];
  }

  #shareSums(code: string, n: number, squad: Plan, squadAt: number): readonly Column[] {
    const supplied = this.#supplied(n, squad.needs[squadAt]);
    const { of, to } = sumNames(code, 'own');
    const whole = sumNames(code, 'squad');
    const columns: readonly Column[] = [
      [of, `${code}_share_of`],
      ...(isRatio(this.#plan, n) ? [[to, `${code}_share_to`] as const] : []),
      [whole.of, `${code}_squad_of`],
      ...(isRatio(squad, squadAt) ? [[whole.to, `${code}_squad_to`] as const] : []),
    ];
    return columns.map(([from, name]): Column => [sumWhen(supplied, from), name]);
  }

  /** Returns the expression for a sum, minus the opponent's sum if the question compares squads. */
  #difference(own: string, other: string): string {
    return this.plans.hasOther ? `(${own} - ${other})` : own;
  }

  /** Returns the expression for the value of a code, from columns of sums. */
  #value(n: number, round = withoutNoise): string {
    const code = this.#plan.codes[n] ?? '';
    const [own, other] = [sumNames(code, 'own'), sumNames(code, 'other')];
    if (!this.plans.hasOther) return valueText(this.#plan, n, own.of, own.to, round);
    if (!isRatio(this.#plan, n)) return valueText(this.#plan, n, this.#difference(own.of, other.of), '');
    const subtracted = valueText(this.#plan, n, other.of, other.to, round);
    return round(`${valueText(this.#plan, n, own.of, own.to, round)} - ${subtracted}`);
  }

  #valued(): Relation {
    return relation('valued', 'The value of each metric in each match of a row.', {
      columns: [
        ['*', '*'],
        ...this.#plan.codes.map((code, n): Column => [when(this.#supplied(n), this.#value(n, exact)), `${code}_value`]),
      ],
      from: ['cells'],
    });
  }

  #measured(readsMatches: boolean, looksBack: boolean): Relation {
    const onKeys = (alias: string, keys: readonly string[]): string =>
      keys.length === 0 ? '1 = 1' : keys.map((key) => `${alias}.${key} = t.${key}`).join(' and ');
    return relation(
      'measured',
      `The measures of rows with at least ${Math.max(1, this.query.minMatches ?? 1)} matches.`,
      {
        columns: [
          ...this.#keys.map((key): Column => [`t.${key}`, key]),
          ...(this.#keys.includes('matchId') ? [['t.start', 'start'] as const] : []),
          ['matches', 'matches'],
          ['t.seconds', 'seconds'],
          ...this.#plan.codes.flatMap((code, n) =>
            this.#measures.map((measure): Column => [this.#measure(n, measure), `v_${measureName(code, measure)}`]),
          ),
        ],
        from: [
          'totals t',
          ...(this.cells.hasLabels ? [`join row_matches g on ${onKeys('g', this.cells.groupKeys)}`] : []),
          ...(readsMatches ? [`join matched m on ${onKeys('m', this.#keys)}`] : []),
          ...(looksBack ? [`join looked_back b on ${onKeys('b', this.#keys)} and b.fromLast = 1`] : []),
        ],
        where: [`matches >= ${Math.max(1, this.query.minMatches ?? 1)}`],
      },
    );
  }

  #measure(n: number, measure: Measure): string {
    const code = this.#plan.codes[n] ?? '';
    if (isOfMatches(measure)) return `m_${measureName(code, measure)}`;
    const isPlain = !isRatio(this.#plan, n);
    if (measure === 'share') return this.#share(n);
    if (measure === 'per100Minutes') return isPlain ? this.#per100Minutes(n) : 'cast(null as double)';
    const hasMatches = `${code}_matches > 0`;
    if (measure === 'total' || !isPlain) return when(hasMatches, this.#value(n));
    const sum = this.#difference(sumNames(code, 'own').of, sumNames(code, 'other').of);
    return when(hasMatches, `${real(sum)} / (${numberText(this.#plan.divisors[n] as number)} * ${code}_matches)`);
  }

  #per100Minutes(n: number): string {
    const code = this.#plan.codes[n] ?? '';
    const under = `(${numberText(this.#plan.divisors[n] as number)} * ${code}_seconds)`;
    return when(`${code}_seconds > 0`, `${real(`${code}_timed`)} * ${SECONDS_PER_100_MINUTES} / ${under}`);
  }

  #share(n: number): string {
    const { squad } = this.plans;
    const { level, context = 'For' } = this.query;
    const code = this.#plan.codes[n] ?? '';
    const at = squad?.codes.indexOf(code as never) ?? -1;
    if (squad === undefined || at < 0 || (level === 'squad' && context !== 'For')) return 'cast(null as double)';
    const value = valueText(this.#plan, n, `${code}_share_of`, `${code}_share_to`);
    const whole = valueText(squad, at, `${code}_squad_of`, `${code}_squad_to`);
    return when(`${whole} <> 0`, withoutNoise(`100 * (${value}) / (${whole})`));
  }
}
