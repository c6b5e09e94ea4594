import { controls, zoneFor, type Row } from '../../timeline/row.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ZoneIndex } from '../../vocabulary/zones.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

type Holder = SideIndex | 'dispute' | 'dead';

/** A span of time in which the ball's holder and zone do not change. **Units**: seconds. */
interface Span {
  readonly from: Row;
  readonly holder: Holder;
  to: number;
}

/**
 * Extracts the time in which each squad held the ball, the ball was in dispute, and the ball was in each zone. Dead
 * time after a halt or score belongs to neither squad.
 */
export function extractTime(context: EventContext, sink: ContributionSink): void {
  const spans = spansOf(context);
  const zoneOf = ({ from }: Span, side: SideIndex) => zoneFor(from, side, context.setting);
  const isInPlay = ({ holder }: Span) => holder !== 'dead';
  for (const span of merged(spans, (a, b) => isInPlay(a) === isInPlay(b) && zoneOf(a, 0) === zoneOf(b, 0)))
    for (const side of [0, 1] as const) if (isInPlay(span)) credit(span, side, 'secondsInZone', zoneOf(span, side));
  for (const span of merged(spans, (a, b) => a.holder === b.holder))
    for (const side of [0, 1] as const) if (isInPlay(span)) credit(span, side, baseOf(span.holder, side));

  function credit({ from, to }: Span, side: SideIndex, base: BaseCode, zone?: ZoneIndex): void {
    sink.squadTime(from.period, from.seconds, to, side, base, zone);
  }
}

const baseOf = (holder: Holder, side: SideIndex): BaseCode =>
  holder === 'dispute' ? 'secondsInDispute' : holder === side ? 'secondsInPossession' : 'secondsOfOpponent';

/**
 * Merges consecutive spans that `areAlike` accepts and that have no gap between them. A restart always begins a new
 * span, because stretches are extracted from restart to restart.
 */
function merged(spans: readonly Span[], areAlike: (before: Span, span: Span) => boolean): readonly Span[] {
  const longer: Span[] = [];
  for (const span of spans) {
    const last = longer.at(-1);
    const { from } = span;
    const follows = last?.from.period === from.period && last.to === from.seconds && from.play.is !== 'restart';
    if (last !== undefined && follows && areAlike(last, span)) last.to = span.to;
    else longer.push({ ...span });
  }
  return longer;
}

/** Whether a row always begins a new span, so that none of its time is added to an earlier span. */
export function beginsSpan(rows: readonly Row[], row: Row): boolean {
  const before = rows[row.at - 1];
  if (row.play.is !== 'restart' || before?.period !== row.period || before.physicalZone !== row.physicalZone)
    return true;
  for (let at = before.at; rows[at]?.period === row.period; at -= 1) {
    const holder = holderAfter(rows[at] as Row, undefined);
    if (holder !== undefined) return holder !== 'dispute';
  }
  return true;
}

function holderAfter<Before>(row: Row, before: Before): Holder | Before {
  if (row.play.is === 'halt' || row.play.is === 'score') return 'dead';
  if (row.play.is === 'restart') return 'dispute';
  if (!controls(row) || row.side === undefined) return before;
  return row.play.is === 'disposal' && row.play.quality !== 'effective' ? 'dispute' : row.side;
}

/** Returns the spans of a stretch. Each lasts until the next row that changes the holder or the zone. */
function spansOf({ rows, stretch }: EventContext): readonly Span[] {
  const spans: Span[] = [];
  for (const row of stretch.rows) {
    const next = rows[row.at + 1];
    const to = next?.period === row.period ? next.seconds : row.seconds;
    const last = spans.at(-1);
    const holder = holderAfter(row, last?.from.period === row.period ? last.holder : 'dead');
    if (last?.holder === holder && last.from.physicalZone === row.physicalZone && last.from.period === row.period)
      last.to = to;
    else spans.push({ from: row, holder, to });
  }
  return spans;
}
