import { controls, type Row } from '../../story/row.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { Play } from '../../story/play.js';
import type { Credits } from '../credits.js';

type Holder = SideIndex | 'dispute' | 'dead';
interface Span {
  readonly from: Row;
  readonly holder: Holder;
  seconds: number;
}

/**
 * Seconds each squad held the ball, in dispute, and in each zone; dead time after a halt or score belongs to nobody.
 * **Units**: seconds.
 */
export function feedTime(play: Play, credits: Credits): void {
  for (const span of spansOf(play)) {
    if (span.holder === 'dead' || span.seconds === 0) continue;
    for (const side of [0, 1] as const) {
      const base =
        span.holder === 'dispute'
          ? 'secondsInDispute'
          : span.holder === side
            ? 'secondsInPossession'
            : 'secondsOfOpponent';
      credits.squad(span.from, side, base, span.seconds);
    }
  }
}

/** Whether a row begins a spell whatever came before it in play, so that nothing of it is added to one before. */
export function beginsSpell(rows: readonly Row[], row: Row): boolean {
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

/** Spells of one holder in one zone, each reaching to the next row that changes either. */
function spansOf({ rows, stretch }: Play): readonly Span[] {
  const spans: Span[] = [];
  for (const row of stretch.rows) {
    const next = rows[row.at + 1];
    const seconds = next?.period === row.period ? next.seconds - row.seconds : 0;
    const last = spans.at(-1);
    const holder = holderAfter(row, last?.from.period === row.period ? last.holder : 'dead');
    if (last?.holder === holder && last.from.physicalZone === row.physicalZone && last.from.period === row.period)
      last.seconds += seconds;
    else spans.push({ from: row, holder, seconds });
  }
  return spans;
}
