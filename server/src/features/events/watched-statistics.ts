import type { Match } from '@goalsquare/engine';
import type { StatisticsChange } from '@goalsquare/openapi';
import { statisticAt } from '../../answers/statistics/statistics-value.js';
import type { FramedSquad } from '../../answers/statistics/statistics-frame.js';
import type { Batch } from '../../answers/statistics/batch.js';
import type { Numbers } from '../../answers/statistics/numbers.js';

/** Whose statistics a column holds. */
interface Bearer {
  readonly column: number;
  readonly squadId: number;
  readonly personId?: number;
}

/** The numbers of one request as they were told last, by metric and then bearer; NaN where there was no value. */
interface Told {
  readonly squads: readonly FramedSquad[];
  readonly bearers: readonly Bearer[];
  readonly values: Float64Array;
  readonly orders: Uint16Array;
  readonly ranks: Uint16Array;
}

const idIn = (members: object, name: 'id' | 'personId'): number =>
  Number((members as Readonly<Record<string, unknown>>)[name]);

const bearersOf = (squads: readonly FramedSquad[]): readonly Bearer[] =>
  squads.flatMap((squad): readonly Bearer[] => {
    const squadId = idIn(squad.members, 'id');
    return 'column' in squad
      ? [{ column: squad.column, squadId }]
      : squad.players.map(({ column, members }) => ({ column, squadId, personId: idIn(members, 'personId') }));
  });

/** How many statistics a batch answers at most. */
export const sizeOf = (batch: Batch, match: Match): number =>
  batch.requests.reduce((sum, _, at) => {
    const { ready, frame } = batch.numbersOf(match, at);
    return sum + ready.plan.codes.length * bearersOf(frame.squads).length;
  }, 0);

function toldOf({
  ready: {
    plan: { codes },
  },
  table,
  frame: { squads },
}: Numbers): Told {
  const bearers = bearersOf(squads);
  const size = codes.length * bearers.length;
  const told = {
    squads,
    bearers,
    values: new Float64Array(size).fill(NaN),
    orders: new Uint16Array(size),
    ranks: new Uint16Array(size),
  };
  for (const [b, { column }] of bearers.entries()) {
    for (let n = 0; n < codes.length; n += 1) {
      const at = b * codes.length + n;
      const value = table.value(n, column);
      if (value === undefined) continue;
      told.values[at] = value;
      told.orders[at] = table.order(n, column);
      told.ranks[at] = table.rank(n, column);
    }
  }
  return told;
}

/** What changed in the list of one bearer. **Empty**: `undefined` where nothing did. */
function changeOf(id: string, b: number, before: Told, now: Told, numbers: Numbers): StatisticsChange | undefined {
  const { codes } = numbers.ready.plan;
  const { column, ...bearer } = now.bearers[b] ?? { column: 0, squadId: 0 };
  const removed: string[] = [];
  const changed: Required<StatisticsChange>['changed'][number][] = [];
  const added: Required<StatisticsChange>['added'][number][] = [];
  let place = 0;
  for (const [n, code] of codes.entries()) {
    const at = b * codes.length + n;
    const [had, has] = [before.values[at] ?? NaN, now.values[at] ?? NaN];
    if (Number.isNaN(has)) {
      if (!Number.isNaN(had)) removed.push(code);
      continue;
    }
    place += 1;
    if (had === has && before.orders[at] === now.orders[at] && before.ranks[at] === now.ranks[at]) continue;
    const statistic = statisticAt(numbers, n, column);
    if (statistic === undefined) continue;
    const { value, valueDisplay, order, rank } = statistic;
    if (Number.isNaN(had)) added.push({ at: place - 1, statistic });
    else changed.push({ code, value, valueDisplay, order, rank });
  }
  if (removed.length + changed.length + added.length === 0) return undefined;
  return {
    id,
    ...bearer,
    ...(removed.length > 0 && { removed }),
    ...(changed.length > 0 && { changed }),
    ...(added.length > 0 && { added }),
  };
}

/** Whether squads and players are the same, and the same players have played. */
const isSameFrame = (a: Told, b: Told): boolean =>
  a.squads === b.squads || JSON.stringify(a.squads) === JSON.stringify(b.squads);

/** Statistics somebody watches: it knows what was told of them last. */
export class WatchedStatistics {
  #told: readonly Told[] = [];

  constructor(private readonly batch: Batch) {}

  /** Whether the answer goes by the clock of a match that is being played. */
  get slides(): boolean {
    return this.batch.requests.some(({ lastXSeconds }) => lastXSeconds !== undefined);
  }

  /** Takes note of what a whole answer tells. */
  remember(match: Match): void {
    this.#told = this.batch.requests.map((_, at) => toldOf(this.batch.numbersOf(match, at)));
  }

  /**
   * What changed since it was told last, which is told herewith. **Empty**: `undefined` where squads or players changed
   * themselves, so that a whole answer is due.
   */
  changes(match: Match): readonly StatisticsChange[] | undefined {
    const changes: StatisticsChange[] = [];
    const all: Told[] = [];
    for (const [at, { id }] of this.batch.requests.entries()) {
      const numbers = this.batch.numbersOf(match, at);
      const now = toldOf(numbers);
      const before = this.#told[at];
      if (before === undefined || !isSameFrame(before, now)) return undefined;
      changes.push(...now.bearers.flatMap((_, b) => changeOf(id, b, before, now, numbers) ?? []));
      all.push(now);
    }
    this.#told = all;
    return changes;
  }
}
