import type { Plan } from '../../metrics/plan.js';
import { measuresOf } from '../across/question/check-query.js';
import type { Measure, StatisticsQuery } from '../across/question/statistics-query.js';
import { isRatio, numberText, over, real, suppliedText, valueText, when, withoutNoise } from './expressions.js';
import { latestFirst, startOrder } from './matches-sql.js';
import { measureName } from './measure-names.js';
import { relation, type Column, type Relation, named } from './relation.js';
import { sumNames, type SqlPlans } from './sums-sql.js';

const upToHere = 'rows unbounded preceding';

/** Measures over the matches of a row and earlier matches. */
export const lookingBack: ReadonlySet<Measure> = new Set(['longestRun', 'currentRun', 'rollingMean']);

/** Builds the relations of runs and rolling means, in which each match looks back on earlier matches. */
export class LookingBackSql {
  readonly #measures: readonly Measure[];
  readonly #plan: Plan;
  /** The keys that the rows of a sequence share. Each row looks back on the earlier matches of its sequence. */
  readonly #sequence: readonly string[];

  constructor(
    private readonly query: StatisticsQuery,
    private readonly plans: SqlPlans,
    private readonly keys: readonly string[],
  ) {
    this.#measures = measuresOf(query);
    this.#plan = plans.own;
    this.#sequence = keys.filter((key) => key !== 'matchId');
  }

  #has(measure: Measure): boolean {
    return this.#measures.includes(measure);
  }

  #threshold(): string {
    return numberText(this.query.threshold ?? 0);
  }

  /** Returns the relations. In the last one, `looked_back`, a row has the values of its last match. */
  relations(): readonly Relation[] {
    const hasRuns = this.#has('longestRun') || this.#has('currentRun');
    const hasMeans = this.#has('rollingMean');
    const each = (columnsOf: (code: string, n: number) => readonly Column[]): readonly Column[] =>
      this.#plan.codes.flatMap((code, n) => columnsOf(code, n));
    const all: Column = ['*', '*'];
    return [
      relation('steps', 'How many matches ended a run so far, and how many supplied the metric.', {
        columns: [
          all,
          [`row_number() ${over(this.keys, latestFirst)}`, 'fromLast'],
          ...each((code, n) => [...(hasRuns ? this.#breaks(code) : []), ...(hasMeans ? this.#supplies(code, n) : [])]),
        ],
        from: ['valued'],
      }),
      relation('runs', 'The run that each match is in, and the sums of the last matches that supplied the metric.', {
        columns: [
          all,
          ...each((code, n) => [...(hasRuns ? this.#current(code) : []), ...(hasMeans ? this.#rolled(code, n) : [])]),
        ],
        from: ['steps'],
      }),
      relation('looked_back', 'The longest run, and the rolling mean, up to each match.', {
        columns: [
          ...named(this.keys),
          ['fromLast', 'fromLast'],
          ...each((code, n) => [...(hasRuns ? this.#longest(code) : []), ...(hasMeans ? this.#mean(code, n) : [])]),
        ],
        from: ['runs'],
      }),
    ];
  }

  #breaks(code: string): readonly Column[] {
    const broken = `case when ${withoutNoise(`${code}_value`)} >= ${this.#threshold()} then 0 else 1 end`;
    return [
      [`sum(${broken}) ${over(this.#sequence, startOrder, upToHere)}`, `${code}_breaks`],
      [`count(${code}_value) ${over(this.#sequence, startOrder, upToHere)}`, `${code}_known`],
    ];
  }

  #current(code: string): readonly Column[] {
    const run = `case when ${withoutNoise(`${code}_value`)} >= ${this.#threshold()} then 1 else 0 end`;
    return [[`sum(${run}) ${over([...this.#sequence, `${code}_breaks`], startOrder, upToHere)}`, `${code}_run`]];
  }

  #longest(code: string): readonly Column[] {
    const isKnown = `${code}_known > 0`;
    const longest = `max(${code}_run) ${over(this.#sequence, startOrder, upToHere)}`;
    return [
      [when(isKnown, longest), `m_${measureName(code, 'longestRun')}`],
      [when(isKnown, `${code}_run`), `m_${measureName(code, 'currentRun')}`],
    ];
  }

  #supplies(code: string, n: number): readonly Column[] {
    const one = `case when ${suppliedText(this.#plan.needs[n] as number)} then 1 else 0 end`;
    return [
      [one, `${code}_supplied`],
      [`sum(${one}) ${over(this.#sequence, startOrder, upToHere)}`, `${code}_supplies`],
    ];
  }

  #sumNamesOf(code: string, n: number): readonly string[] {
    const { of, to } = sumNames(code, 'own');
    const other = sumNames(code, 'other');
    const ratio = isRatio(this.#plan, n);
    return [of, ...(ratio ? [to] : []), ...(this.plans.hasOther ? [other.of, ...(ratio ? [other.to] : [])] : [])];
  }

  #rolled(code: string, n: number): readonly Column[] {
    const frame = `rows between ${(this.query.rollingMatches ?? 1) - 1} preceding and current row`;
    const rolling = over([...this.#sequence, `${code}_supplied`], startOrder, frame);
    return [
      [`count(*) ${rolling}`, `${code}_rolled`],
      ...this.#sumNamesOf(code, n).map((name): Column => [`sum(${name}) ${rolling}`, `rolled_${name}`]),
    ];
  }

  /**
   * Returns the mean at the last match that supplies a metric. It also applies to the matches up to the next such
   * match.
   */
  #mean(code: string, n: number): readonly Column[] {
    const [own, other] = [sumNames(code, 'own'), sumNames(code, 'other')];
    const meanOf = ({ of, to }: typeof own): string =>
      isRatio(this.#plan, n)
        ? valueText(this.#plan, n, `rolled_${of}`, `rolled_${to}`)
        : `${real(`rolled_${of}`)} / (${numberText(this.#plan.divisors[n] as number)} * ${code}_rolled)`;
    const mean = this.plans.hasOther ? withoutNoise(`${meanOf(own)} - ${meanOf(other)}`) : meanOf(own);
    const supplied = when(`${code}_supplied = 1`, mean);
    return [
      [`max(${supplied}) ${over([...this.#sequence, `${code}_supplies`])}`, `m_${measureName(code, 'rollingMean')}`],
    ];
  }
}
