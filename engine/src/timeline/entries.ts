import type { Extras } from '../columns/transactions.js';
import type { EntryOutcome, EntryType } from '../vocabulary/entries.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ChainStart } from '../vocabulary/stoppages.js';
import { kickDetailOf, type KickDetail } from './kicking.js';
import type { EventContext } from './event-context.js';
import { controls, isSpoil, metresToGoal, type Row } from './row.js';
import type { EntriesOf } from './territory.js';

/** The kick of an inside-50 entry. `result` is where the ball landed. **Units**: metres to the middle of the goal. */
export interface EntryKick extends KickDetail {
  readonly isGround: boolean;
  readonly result: Row | undefined;
  readonly launchMetresToGoal: number | undefined;
  readonly resultMetresToGoal: number | undefined;
}

/** An inside-50 entry, as metrics count it. **Empty**: no outcome while the ball is still in flight. */
export interface Inside50Entry {
  readonly row: Row;
  readonly side: SideIndex;
  readonly type: EntryType;
  readonly source: ChainStart;
  readonly outcome: EntryOutcome | undefined;
  readonly kick?: EntryKick;
}

/** Data of a match that entries need, besides its rows. */
interface EntrySource {
  readonly kickingOf: (row: Row) => Extras['kicking'];
  /** Whether a period is still being played. */
  readonly isLive: (period: number) => boolean;
}

/**
 * Returns every inside-50 entry of a match, in order of play. **Source**: `docs/adr/0009-chains.md`,
 * `docs/adr/0014-match-endpoints.md`.
 */
export const inside50EntriesOf = (
  context: EventContext,
  entriesOf: EntriesOf,
  knowledge: EntrySource,
): readonly Inside50Entry[] =>
  context.chains.flatMap((chain) =>
    entriesOf(chain).flatMap((row) =>
      row.side === undefined ? [] : [entryOf(context, row, row.side, chain.start, knowledge)],
    ),
  );

function entryOf(
  context: EventContext,
  row: Row,
  side: SideIndex,
  source: ChainStart,
  { kickingOf, isLive }: EntrySource,
): Inside50Entry {
  const type = typeOf(row);
  return {
    row,
    side,
    type,
    source,
    outcome: outcomeOf(context, row, side, type) ?? (isLive(row.period) ? undefined : 'End Of Period'),
    ...(type === 'Kick' && { kick: kickOf(context, row, side, kickingOf(row) ?? {}) }),
  };
}

function typeOf(row: Row): EntryType {
  const { play, code } = row;
  if (isSpoil(row)) return 'Spoil';
  if (play.is === 'disposal') return play.by === 'handball' ? 'Handball' : 'Kick';
  return code === 'KNON' || code === 'KNOC' ? 'Knock On' : 'Run';
}

/**
 * Returns the first touch after an entry. The acts of a runner before the runner's disposal belong to the entry.
 * **Empty**: `undefined` if none follows in the period.
 */
function nextAfter(context: EventContext, row: Row, type: EntryType): Row | undefined {
  let next = context.nextTouch(row);
  while (type === 'Run' && next !== undefined && controls(next) && next.slot === row.slot)
    next = context.nextTouch(next);
  return next;
}

const scores = { GOAL: 'Goal', BEHI: 'Behind', RUSH: 'Rushed Behind' } as const;

function outcomeOf(context: EventContext, row: Row, side: SideIndex, type: EntryType): EntryOutcome | undefined {
  const next = nextAfter(context, row, type);
  if (next === undefined) return undefined;
  if (next.play.is === 'halt' || next.play.is === 'restart') return 'Stoppage';
  if (next.side !== side) return 'Turnover';
  if (next.play.is === 'score') return scores[next.play.result];
  if (next.play.is !== 'possession') return 'Possession';
  if (next.play.gain === 'freeKick') return 'Free Kick';
  return next.play.gain.startsWith('mark') ? 'Mark' : 'Possession';
}

function kickOf(context: EventContext, row: Row, side: SideIndex, captured: KickDetail): EntryKick {
  const result = context.nextLocated(row);
  const metres = (at: Row | undefined): number | undefined =>
    at?.located === true ? metresToGoal(at, side, context.setting, 'attacking') : undefined;
  return {
    ...kickDetailOf(context, row, side, captured),
    isGround: row.play.is === 'disposal' && row.play.by === 'groundKick',
    result,
    launchMetresToGoal: metres(row),
    resultMetresToGoal: metres(result),
  };
}
