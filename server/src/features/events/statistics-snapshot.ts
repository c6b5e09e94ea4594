import type { Match, MetricCode, MetricFormat } from '@goalsquare/engine';
import type { StatisticsChange } from '@goalsquare/openapi';
import type { Batch } from '../../answers/statistics/batch.js';
import type { FramedSquad } from '../../answers/statistics/statistics-frame.js';
import { statisticFrom } from '../../answers/statistics/statistics-value.js';

/** The player or squad that a column of a result table belongs to. */
interface Owner {
  readonly column: number;
  readonly squadId: number;
  readonly personId?: number;
}

/** The statistics of one request at a revision, by owner and then metric. Missing values are NaN. */
export interface StatisticsSnapshot {
  readonly id: string;
  readonly squads: readonly FramedSquad[];
  readonly owners: readonly Owner[];
  readonly codes: readonly MetricCode[];
  readonly formats: readonly MetricFormat[];
  readonly values: Float64Array;
  /** The order of each value. One byte is enough for up to 255 owners. */
  readonly orders: Uint8Array | Uint16Array;
  readonly ranks: Uint8Array | Uint16Array;
}

/** Memory of one statistic in a snapshot of up to 255 players or squads: value, order and rank. **Units**: bytes. */
export const STATISTIC_BYTES = 10;

const MOST_OWNERS_OF_BYTES = 255;

/** Returns the memory that a snapshot's values take. **Units**: bytes. */
export const snapshotBytes = ({ values, orders, ranks }: StatisticsSnapshot): number =>
  values.byteLength + orders.byteLength + ranks.byteLength;

const idIn = (members: object, name: 'id' | 'personId'): number =>
  Number((members as Readonly<Record<string, unknown>>)[name]);

const ownersOf = (squads: readonly FramedSquad[]): readonly Owner[] =>
  squads.flatMap((squad): readonly Owner[] => {
    const squadId = idIn(squad.members, 'id');
    return 'column' in squad
      ? [{ column: squad.column, squadId }]
      : squad.players.map(({ column, members }) => ({ column, squadId, personId: idIn(members, 'personId') }));
  });

/** Takes a snapshot of the statistics for one request in a batch. */
export function snapshotOf(batch: Batch, match: Match, at: number): StatisticsSnapshot {
  const {
    ready: {
      plan: { codes },
      formats,
    },
    table,
    frame: { squads },
  } = batch.numbersOf(match, at);
  const owners = ownersOf(squads);
  const size = codes.length * owners.length;
  const values = new Float64Array(size).fill(NaN);
  const Places = owners.length > MOST_OWNERS_OF_BYTES ? Uint16Array : Uint8Array;
  const orders = new Places(size);
  const ranks = new Places(size);
  for (const [n, { column }] of owners.entries()) {
    for (let code = 0; code < codes.length; code += 1) {
      const value = table.value(code, column);
      if (value === undefined) continue;
      const cell = n * codes.length + code;
      values[cell] = value;
      orders[cell] = table.order(code, column);
      ranks[cell] = table.rank(code, column);
    }
  }
  return { id: batch.requests[at]?.id ?? '', squads, owners, codes, formats, values, orders, ranks };
}

/** Returns the changes of one owner's statistics. **Empty**: `undefined` if nothing changed. */
function changeOf(n: number, before: StatisticsSnapshot, now: StatisticsSnapshot): StatisticsChange | undefined {
  const { column: _column, ...owner } = now.owners[n] ?? { column: 0, squadId: 0 };
  const removed: string[] = [];
  const changed: Required<StatisticsChange>['changed'][number][] = [];
  const added: Required<StatisticsChange>['added'][number][] = [];
  let place = 0;
  for (const [at, code] of now.codes.entries()) {
    const cell = n * now.codes.length + at;
    const [old, value] = [before.values[cell] ?? NaN, now.values[cell] ?? NaN];
    if (Number.isNaN(value)) {
      if (!Number.isNaN(old)) removed.push(code);
      continue;
    }
    place += 1;
    if (old === value && before.orders[cell] === now.orders[cell] && before.ranks[cell] === now.ranks[cell]) continue;
    const format = now.formats[at] ?? 'integer';
    const placed = { value, order: now.orders[cell] ?? 0, rank: now.ranks[cell] ?? 0 };
    const statistic = statisticFrom(code, format, placed);
    if (Number.isNaN(old)) added.push({ at: place - 1, statistic });
    else {
      const { valueDisplay, order, rank } = statistic;
      changed.push({ code, value: statistic.value, valueDisplay, order, rank });
    }
  }
  if (removed.length + changed.length + added.length === 0) return undefined;
  return {
    id: now.id,
    ...owner,
    ...(removed.length > 0 && { removed }),
    ...(changed.length > 0 && { changed }),
    ...(added.length > 0 && { added }),
  };
}

/** Whether two snapshots have the same squads and players, and the same players have played. */
const isSameFrame = (a: StatisticsSnapshot, b: StatisticsSnapshot): boolean =>
  a.squads === b.squads || JSON.stringify(a.squads) === JSON.stringify(b.squads);

/**
 * Returns the changes between two snapshots for the same request. **Empty**: `undefined` if squads or players changed,
 * so that a full response is needed.
 */
export const changesBetween = (
  before: StatisticsSnapshot,
  now: StatisticsSnapshot,
): readonly StatisticsChange[] | undefined =>
  isSameFrame(before, now) ? now.owners.flatMap((_, n) => changeOf(n, before, now) ?? []) : undefined;
