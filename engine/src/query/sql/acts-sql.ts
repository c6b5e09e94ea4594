import type { PlannedBases } from '../../metrics/plan.js';
import { baseIndex, bases, hasWindows, roleBases, type BaseCode } from '../../vocabulary/bases.js';
import { PLAY_BIT } from '../../vocabulary/features.js';
import { logicalZones } from '../../vocabulary/zones.js';
import { scoreStates, type ActFilter } from '../filter.js';
import { mirrorBits, zoneBits, ALL_ZONES } from '../zone-keys.js';
import type { Dimension, StatisticsQuery } from '../across/question/statistics-query.js';
import { dimensionsOf, labelsOf } from '../across/question/check-query.js';
import { dividesTime, isCell, type SeenBy } from '../acts/act-selection.js';
import { PLAYED } from '../tables/interval-rows.js';
import { areaCondition, cellText, type PlaceColumns } from './area-sql.js';
import { isIn, numberText, present } from './expressions.js';
import type { Column, Select } from './relation.js';
import { hasWindow, isGiven, keyNames, periodConditions, type SqlSource } from './spans-sql.js';

/** Returns the SQL conditions of a filter on a margin. */
function marginConditions({ scoreStates: states = [], fromScoreMargin, toScoreMargin }: ActFilter, margin: string) {
  const tests = { leading: `${margin} > 0`, level: `${margin} = 0`, trailing: `${margin} < 0` } as const;
  const selected = scoreStates.filter((state) => states.includes(state));
  return present([
    states.length === 0
      ? undefined
      : selected.length === 0
        ? '1 = 0'
        : `(${selected.map((s) => tests[s]).join(' or ')})`,
    fromScoreMargin === undefined ? undefined : `${margin} >= ${numberText(fromScoreMargin)}`,
    toScoreMargin === undefined ? undefined : `${margin} <= ${numberText(toScoreMargin)}`,
  ]);
}

const stateText = (margin: string): string => `case when ${margin} > 0 then 0 when ${margin} = 0 then 1 else 2 end`;

const codesOf = (indexes: Iterable<number>): readonly BaseCode[] =>
  [...new Set(indexes)].flatMap((index) => bases[index]?.code ?? []);

/** The bases that a question reads, including the time of its rows. */
export interface BasesRead {
  readonly points: readonly BaseCode[];
  readonly timed: readonly BaseCode[];
}

const secondsOnGround = baseIndex('secondsOnGround');

/** Returns the bases that a plan reads, and the time on the ground if rows have it. */
export const basesRead = ({ counted, summed, timed }: PlannedBases, hasSeconds: boolean): BasesRead => ({
  points: codesOf([...counted, ...summed]),
  timed: codesOf([...timed, ...(hasSeconds ? [secondsOnGround] : [])]),
});

/** Whether the time of rows is the time on the ground in whole matches, which the appearances of players contain. */
export const hasWholeTime = (query: StatisticsQuery, { timed }: PlannedBases): boolean =>
  query.level === 'player' &&
  partKeysOf(query).length === 0 &&
  !hasWindow(query.acts) &&
  !isGiven(query.acts.roles) &&
  marginConditions(query.acts, '').length === 0 &&
  ![...timed].includes(secondsOnGround);

/** Builds the relations of the acts and the time that a question reads. */
export class ActsSql {
  readonly #query: StatisticsQuery;
  readonly #partKeys: readonly Dimension[];
  readonly #readsWindows: boolean;

  constructor(
    query: StatisticsQuery,
    private readonly source: SqlSource,
    private readonly seenBy: SeenBy = 'actingSquad',
  ) {
    this.#query = query;
    this.#partKeys = partKeysOf(query);
    this.#readsWindows = hasWindow(query.acts);
  }

  /** Returns the names of the columns that divide matches. */
  get keys(): readonly string[] {
    return this.#partKeys.map((dimension) => keyNames[dimension]);
  }

  /** Returns the relation with the contributions that acts make to bases. */
  acts(points: readonly BaseCode[]): Select {
    const { acts } = this.#query;
    const { dialect, table, partitions } = this.source;
    const hasCells = this.#partKeys.some(isCell);
    const readsGround = acts.area !== undefined || hasCells;
    return {
      columns: [
        ['c.matchId', 'matchId'],
        ['c.squadId', 'squadId'],
        ['c.personId', 'personId'],
        ...this.#partKeys.map((key) => this.#actKey(key)),
        ['c.base', 'base'],
        ['c.value', 'value'],
      ],
      from: [
        `${table('contributions')} c`,
        ...(readsGround ? [`join ${table('matches')} g on g.matchId = c.matchId`] : []),
        ...this.#joinSpans('c', 'w.fromSeconds <= c.periodSeconds and w.toSeconds >= c.periodSeconds'),
      ],
      where: present([
        ...partitions('c.'),
        ...(points.length === 0 ? ['1 = 0'] : this.#hasBase('c.base', points)),
        this.#zones('c.zone'),
        ...marginConditions(acts, this.#margin('c')),
        isIn('c.role', acts.roles?.map(dialect.text)),
        acts.area === undefined ? undefined : areaCondition(acts.area, this.#place(acts.area.of)),
        acts.area?.of === 'end' ? 'c.endX is not null' : undefined,
        hasCells ? `(g.lacks & ${PLAY_BIT}) = 0` : undefined,
        this.#partKeys.includes('receiver') ? 'c.receiverId is not null' : undefined,
        this.#against(),
      ]),
    };
  }

  /** Returns the conditions on bases. Their bounds let readers skip parts of files, which are sorted by base. */
  #hasBase(column: string, codes: readonly string[]): readonly string[] {
    const { dialect } = this.source;
    const [first = '', ...others] = [...codes].sort().map(dialect.text);
    const last = others.at(-1);
    if (last === undefined) return [`${column} = ${first}`];
    return [`${column} between ${first} and ${last}`, dialect.isOneOf(column, codes.map(dialect.text))];
  }

  /** Returns the selects that read the time that counts for bases. **Empty**: none if rows have no time. */
  times(timed: readonly BaseCode[]): readonly Select[] {
    const { acts } = this.#query;
    if (!this.#partKeys.every(isTimeKey)) return [];
    const inRoles = isGiven(acts.roles) ? acts.roles?.map((role): BaseCode => roleBases[role]) : undefined;
    if (inRoles === undefined)
      return [
        ...this.#time(
          timed.filter((code) => hasWindows(baseOf(code))),
          this.#zones('i.zone'),
        ),
        ...this.#time(
          timed.filter((code) => !hasWindows(baseOf(code))),
          this.#zones('i.zone'),
          false,
        ),
      ];
    return [
      ...(timed.includes('secondsOnGround')
        ? this.#time([...new Set(inRoles)], undefined, true, 'secondsOnGround')
        : []),
      ...this.#time(
        timed.filter((code) => inRoles.includes(code)),
        this.#zones('i.zone'),
      ),
    ];
  }

  /** Returns the selects that read the playing time of squads. **Empty**: none if rows have no time. */
  played(): readonly Select[] {
    return this.#partKeys.every(isTimeKey) ? this.#time([PLAYED], undefined) : [];
  }

  #time(codes: readonly string[], zones: string | undefined, isClipped = true, target?: BaseCode): readonly Select[] {
    if (codes.length === 0) return [];
    const { acts } = this.#query;
    const { dialect, table, partitions } = this.source;
    const clipped = this.#readsWindows && isClipped;
    // The time of whole quarters includes those that were not played, which have no span.
    const inPeriods = isClipped ? undefined : periodConditions(acts, 'i.period');
    const spans = inPeriods === undefined ? this.#joinSpans('i', 'w.fromSeconds < w.toSeconds') : [];
    const [from, to] = clipped
      ? ['greatest(i.fromSeconds, w.fromSeconds)', 'least(i.toSeconds, w.toSeconds)']
      : ['i.fromSeconds', 'i.toSeconds'];
    const [only] = codes;
    const base = target ?? (codes.length === 1 ? only : undefined);
    const keys: readonly Column[] = [
      ['i.matchId', 'matchId'],
      ['i.squadId', 'squadId'],
      ['i.personId', 'personId'],
      ...this.#partKeys.map((key): Column =>
        key === 'period' ? ['i.period', 'period'] : [stateText('i.scoreMargin'), keyNames[key]],
      ),
      ...(base === undefined ? [['i.base', 'base'] as const] : []),
    ];
    return [
      {
        columns: [
          ...keys,
          ...(base === undefined ? [] : [[dialect.text(base), 'base'] as const]),
          [`sum(${to} - ${from})`, 'value'],
        ],
        from: [`${table('intervals')} i`, ...spans],
        where: present([
          ...partitions('i.'),
          ...this.#hasBase('i.base', codes),
          zones === undefined ? undefined : `(i.zone is null or ${zones})`,
          ...marginConditions(acts, this.#margin('i')),
          clipped ? `${to} > ${from}` : undefined,
          ...(inPeriods ?? []),
        ]),
        // Time is divided where the score changes. Summing it here leaves a tenth of the rows.
        groupBy: keys.map(([expression]) => expression),
      },
    ];
  }

  #joinSpans(alias: string, condition: string): readonly string[] {
    return this.#readsWindows
      ? [`join spans w on w.matchId = ${alias}.matchId and w.period = ${alias}.period and ${condition}`]
      : [];
  }

  #actKey(key: Dimension): Column {
    const name = keyNames[key];
    if (key === 'scoreState') return [stateText('c.scoreMargin'), name];
    if (isCell(key))
      return [cellText(key, this.#query.cellMetres, { ...this.#place('begin'), x: 'c.x', y: 'c.y' }), name];
    return [`c.${name}`, name];
  }

  #margin(alias: string): string {
    return this.seenBy === 'actingSquad' ? `${alias}.scoreMargin` : `(-${alias}.scoreMargin)`;
  }

  #place(of: 'begin' | 'end'): PlaceColumns {
    const [x, y] = of === 'begin' ? ['c.x', 'c.y'] : ['c.endX', 'c.endY'];
    const sign = this.seenBy === 'actingSquad' ? '' : '-';
    return { x: sign + x, y: sign + y, length: 'g.venueLength', width: 'g.venueWidth', tolerance: 'g.tolerance' };
  }

  #zones(column: string): string | undefined {
    const own = zoneBits(this.#query.acts.zones);
    const bits = this.seenBy === 'actingSquad' ? own : mirrorBits(own);
    if (bits === ALL_ZONES) return undefined;
    const selected = logicalZones.filter((_, zone) => ((bits >> zone) & 1) === 1);
    return isIn(column, selected.map(this.source.dialect.text));
  }

  #against(): string | undefined {
    const { againstPersonIds } = this.#query.acts;
    const condition = isIn('a.opponentId', againstPersonIds?.map(numberText));
    if (condition === undefined) return undefined;
    const { table, partitions } = this.source;
    const conditions = [...partitions('a.'), 'a.matchId = c.matchId', 'a.fact = c.fact'];
    return `exists (select 1 from ${table('against')} a where ${[...conditions, condition].join(' and ')})`;
  }
}

const baseOf = (code: BaseCode) => bases[baseIndex(code)] as (typeof bases)[number];
const isTimeKey = (key: Dimension): boolean => (dividesTime as Readonly<Record<string, boolean>>)[key] === true;

/** Returns the dimensions of a query that divide matches. */
export const partKeysOf = (query: StatisticsQuery): readonly Dimension[] => {
  const labels = labelsOf(query);
  return labels.length > 0 ? labels : dimensionsOf(query).filter((dimension) => dimension === 'period');
};
