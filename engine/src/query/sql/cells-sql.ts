import type { Plan } from '../../metrics/plan.js';
import { dimensionsOf, isActDimension, labelsOf } from '../across/question/check-query.js';
import type { StatisticsQuery } from '../across/question/statistics-query.js';
import { ActsSql, basesRead } from './acts-sql.js';
import { isRatio } from './expressions.js';
import { chosenRelations } from './matches-sql.js';
import { relation, type Column, type Relation, type Select, named } from './relation.js';
import { hasWindow, keyNames, windowsRelation, type SqlSource } from './spans-sql.js';
import { sumColumns, sumNames, type Operand, type SqlPlans } from './sums-sql.js';

/** Builds the relations that have a row for each match of each result row. */
export class CellsSql {
  readonly keys: readonly string[];
  readonly groupKeys: readonly string[];
  readonly hasLabels: boolean;

  constructor(
    private readonly query: StatisticsQuery,
    private readonly plans: SqlPlans,
    private readonly source: SqlSource,
  ) {
    const dimensions = dimensionsOf(query);
    this.keys = dimensions.map((dimension) => keyNames[dimension]);
    this.groupKeys = dimensions.filter((dimension) => !isActDimension(dimension)).map((key) => keyNames[key]);
    this.hasLabels = labelsOf(query).length > 0;
  }

  /** Returns the relations. The last one is `cells`. */
  relations(): readonly Relation[] {
    const isPhysical = this.query.context === 'PhysicalDiff';
    const { squad, hasOther } = this.plans;
    const isByPeriod = !this.hasLabels && this.keys.includes('period');
    return [
      ...chosenRelations(this.query, this.plans.hasWholeTime, this.source),
      ...(hasWindow(this.query.acts) || isByPeriod ? [windowsRelation(this.query, this.source)] : []),
      ...this.#sums('own', this.query.level),
      ...(hasOther && isPhysical ? this.#sums('other', 'squad') : []),
      ...(squad === undefined ? [] : this.#pairs()),
      ...(squad !== undefined && this.query.level === 'player' ? this.#sums('squad', 'squad') : []),
      ...this.#cells(isByPeriod),
    ];
  }

  /** Returns the plan that has the sums of an operand. */
  #planOf(operand: Operand): Plan {
    return operand === 'squad' ? (this.plans.squad ?? this.plans.own) : this.plans.own;
  }

  /** Returns the relations with the sums of each person or squad in each match, for metrics. */
  #sums(operand: Operand, level: StatisticsQuery['level']): readonly Relation[] {
    const plan = this.#planOf(operand);
    const isMirrored = operand === 'other';
    const acts = new ActsSql(this.query, this.source, isMirrored ? 'opponent' : 'actingSquad');
    const hasSeconds = level === 'player' && !this.plans.hasWholeTime;
    const { points, timed } = basesRead(plan, hasSeconds);
    const owner = level === 'player' ? 'personId' : 'squadId';
    const prefix = operand === 'own' ? '' : `${operand}_`;
    const keys = ['matchId', owner, ...acts.keys];
    const seconds: Column = [`sum(case when base = 'secondsOnGround' then value else 0 end)`, 'seconds'];
    return [
      {
        name: `${prefix}acts`,
        comment: `Contributions of ${isMirrored ? 'opponents at the same moments and places' : 'acts to bases'}, and time.`,
        selects: [acts.acts(points), ...acts.times(timed)],
      },
      relation(`${prefix}sums`, `The sums of these by match and ${level === 'player' ? 'person' : 'squad'}.`, {
        columns: [
          ...named(keys),
          ...sumColumns(plan, [...points, ...timed], this.source.dialect),
          ...(hasSeconds ? [seconds] : []),
        ],
        from: [`${prefix}acts`],
        groupBy: keys,
      }),
      ...(operand === 'own' && level === 'squad' ? this.#playing(acts) : []),
    ];
  }

  /** Returns the relations with the playing time of squads. **Empty**: none if rows have no time. */
  #playing(acts: ActsSql): readonly Relation[] {
    const keys = ['matchId', 'squadId', ...acts.keys];
    const selects = acts.played();
    if (selects.length === 0) return [];
    return [
      { name: 'play', comment: 'The time in which matches were played.', selects },
      relation('playing', 'The sum of this time.', {
        columns: [...named(keys), ['sum(value)', 'seconds']],
        from: ['play'],
        groupBy: keys,
      }),
    ];
  }

  /** Returns the relations with the squads of rows, each once in a match. Rows of squads have both squads. */
  #pairs(): readonly Relation[] {
    const parts: readonly string[] = new ActsSql(this.query, this.source).keys;
    const keys = this.cellKeys().filter((key) => !parts.includes(key));
    const side = (squad: string): Select => ({
      columns: [...named(keys), [squad, 'sideId']],
      from: ['chosen'],
    });
    return [
      {
        name: 'row_sides',
        comment: 'The squads that rows belong to.',
        selects: [side('squadId'), ...(this.query.level === 'player' ? [] : [side('opponentId')])],
      },
      relation('pairs', 'The squads whose totals shares refer to, once for each match.', {
        columns: [['*', '*']],
        distinct: true,
        from: ['row_sides'],
      }),
    ];
  }

  /** Returns the names of all sums that a cell has for an operand. */
  sumsOf(operand: Operand): readonly string[] {
    const plan = this.#planOf(operand);
    return plan.codes.flatMap((code, n) => {
      const { of, to } = sumNames(code, operand);
      return isRatio(plan, n) ? [of, to] : [of];
    });
  }

  #operands(): readonly Operand[] {
    const { squad, hasOther } = this.plans;
    return ['own', ...(hasOther ? (['other'] as const) : []), ...(squad === undefined ? [] : (['squad'] as const))];
  }

  /** Returns rows of cells in which one operand has values, and the others are 0. */
  #part(operand: Operand | 'seconds' | 'none', from: readonly string[], parts: readonly string[]): Select {
    const rows = operand === 'squad' ? 'p' : 'c';
    const partRows = operand === 'none' ? 'w' : 's';
    const valueOf = (of: Operand): readonly Column[] =>
      this.#planOf(of).codes.flatMap((code, n): readonly Column[] => {
        const [from, to] = [sumNames(code, 'own'), sumNames(code, of)];
        const value = (name: string): string => (of === operand ? `s.${name}` : '0');
        return [[value(from.of), to.of], ...(isRatio(this.#planOf(of), n) ? [[value(from.to), to.to] as const] : [])];
      });
    return {
      columns: [
        ...this.cellKeys().map((key): Column => [`${parts.includes(key) ? partRows : rows}.${key}`, key]),
        ...this.#operands().flatMap(valueOf),
        [this.#secondsOf(operand), 'seconds'],
      ],
      from,
    };
  }

  #secondsOf(operand: Operand | 'seconds' | 'none'): string {
    if (this.plans.hasWholeTime) return operand === 'none' ? 'c.seconds' : '0';
    return operand === 'seconds' || (operand === 'own' && this.query.level === 'player') ? 's.seconds' : '0';
  }

  /** Returns the columns that identify a cell, and the columns that follow from its match. */
  cellKeys(): readonly string[] {
    return [...new Set([...this.keys, 'matchId', 'lacks', 'start'])];
  }

  /** Returns the relation with each row's sums in whole matches, for a single operand. A sum without acts is 0. */
  #joined(): Relation {
    const keys = this.cellKeys().map((key): Column => [`c.${key}`, key]);
    // A person has one row in a match, so there is nothing to add up.
    const isOne = this.keys.includes('personId');
    const value = (name: string): string => {
      const of = `${name === 'seconds' && this.plans.hasWholeTime ? 'c' : 's'}.${name}`;
      return isOne ? of : `sum(${of})`;
    };
    return relation('cells', 'A row for each match of each result row.', {
      columns: [
        ...keys,
        ...[...this.sumsOf('own'), 'seconds'].map((name): Column => [`coalesce(${value(name)}, 0)`, name]),
      ],
      from: ['chosen c', 'left join sums s on s.matchId = c.matchId and s.personId = c.personId'],
      groupBy: isOne ? [] : keys.map(([expression]) => expression),
    });
  }

  /** Returns the relations with each row's sums in each match: `parts` by operand, and `cells` with their sums. */
  #cells(isByPeriod: boolean): readonly Relation[] {
    const { level, context = 'For' } = this.query;
    const parts = new ActsSql(this.query, this.source).keys;
    const same = (alias: string): string => parts.map((key) => ` and s.${key} = ${alias}.${key}`).join('');
    const owned = isByPeriod ? ['chosen c', 'join spans w on w.matchId = c.matchId'] : ['chosen c'];
    const onParts = isByPeriod ? same('w') : '';
    const ownId =
      level === 'player' ? ['personId', 'personId'] : ['squadId', context === 'Against' ? 'opponentId' : 'squadId'];
    const { squad, hasOther } = this.plans;
    const otherSums = context === 'PhysicalDiff' ? 'other_sums' : 'sums';
    const squadSums = level === 'player' ? 'squad_sums' : 'sums';
    if (level === 'player' && squad === undefined && parts.length === 0) return [this.#joined()];
    const hasPlaying = level === 'squad' && new ActsSql(this.query, this.source).played().length > 0;
    const join = (relation: string, id: string, of: string): string =>
      `join ${relation} s on s.matchId = c.matchId and s.${id} = c.${of}${onParts}`;
    const selects: readonly Select[] = [
      ...(this.hasLabels ? [] : [this.#part('none', owned, parts)]),
      this.#part('own', [...owned, join('sums', ownId[0] ?? '', ownId[1] ?? '')], parts),
      ...(hasOther ? [this.#part('other', [...owned, join(otherSums, 'squadId', 'opponentId')], parts)] : []),
      ...(hasPlaying ? [this.#part('seconds', [...owned, join('playing', 'squadId', 'squadId')], parts)] : []),
      ...(squad === undefined
        ? []
        : [
            this.#part(
              'squad',
              [
                'pairs p',
                ...(isByPeriod ? ['join spans w on w.matchId = p.matchId'] : []),
                `join ${squadSums} s on s.matchId = p.matchId and s.squadId = p.sideId${onParts}`,
              ],
              parts,
            ),
          ]),
    ];
    const keys = this.cellKeys();
    const sums = [...this.#operands().flatMap((operand) => this.sumsOf(operand)), 'seconds'];
    return [
      { name: 'parts', comment: 'The sums that each match adds to each row.', selects },
      relation('cells', 'A row for each match of each result row.', {
        columns: [...named(keys), ...sums.map((name): Column => [`sum(${name})`, name])],
        from: ['parts'],
        groupBy: keys,
      }),
    ];
  }
}
