import type { Setting } from '../columns/transactions.js';
import type { ComesOn } from '../timeline/on-ground.js';
import type { Row } from '../timeline/row.js';

/** The way in which a row contradicts who is on the ground. */
export type PresenceKind =
  | 'actOffGround'
  | 'actBeforeDebut'
  | 'offNotOn'
  | 'onAlreadyOn'
  | 'onSelf'
  | 'onOtherSquad'
  | 'onAfterSubstitution'
  | 'restTooShort';

/** A row that contradicts who is on the ground. `slot` is the player. */
export interface PresenceFault {
  readonly kind: PresenceKind;
  readonly row: Row;
  readonly slot: number;
}

/** Minimum time on the bench. **Units**: seconds. */
const LEAST_REST_SECONDS = 10;

/** State of the bench while a match is read. */
interface Bench {
  readonly on: Set<number>;
  readonly hasPlayed: Set<number>;
  readonly substituted: Set<number>;
  readonly wentOff: Map<number, Row>;
}

function arrivalFaults(row: Row, off: number, on: number, bench: Bench, home: number): readonly PresenceKind[] {
  if (off === on) return ['onSelf'];
  const left = bench.wentOff.get(on);
  return [
    ...(on < home === off < home ? [] : (['onOtherSquad'] as const)),
    ...(bench.on.has(on) ? (['onAlreadyOn'] as const) : []),
    ...(bench.substituted.has(on) ? (['onAfterSubstitution'] as const) : []),
    ...(left?.period === row.period && row.seconds - left.seconds < LEAST_REST_SECONDS
      ? (['restTooShort'] as const)
      : []),
  ];
}

function rotate(row: Row, off: number, on: number | undefined, bench: Bench, home: number): readonly PresenceFault[] {
  const faults: PresenceFault[] = bench.on.has(off) ? [] : [{ kind: 'offNotOn', row, slot: off }];
  bench.on.delete(off);
  bench.wentOff.set(off, row);
  if (row.code === 'ROSU') bench.substituted.add(off);
  if (on === undefined) return faults;
  faults.push(...arrivalFaults(row, off, on, bench, home).map((kind) => ({ kind, row, slot: on })));
  bench.on.add(on);
  bench.hasPlayed.add(on);
  return faults;
}

/**
 * Returns the rows that contradict who is on the ground, in order of play. `comesOn` returns the slot of the person who
 * comes on. **Empty**: none if the starters are unknown.
 */
export function presenceOf(rows: readonly Row[], setting: Setting, comesOn: ComesOn): readonly PresenceFault[] {
  const { starters, homePlayers } = setting;
  if (starters.length === 0) return [];
  const bench: Bench = {
    on: new Set(starters),
    hasPlayed: new Set(starters),
    substituted: new Set(),
    wentOff: new Map(),
  };
  return rows.flatMap((row): readonly PresenceFault[] => {
    const { slot } = row;
    if (slot === undefined) return [];
    if (row.play.is === 'rotation') return rotate(row, slot, comesOn(row), bench, homePlayers);
    if (bench.on.has(slot)) return [];
    return [{ kind: bench.hasPlayed.has(slot) ? 'actOffGround' : 'actBeforeDebut', row, slot }];
  });
}
