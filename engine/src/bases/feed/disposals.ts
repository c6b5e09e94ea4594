import { isKick, metresBetween, type Row } from '../../story/row.js';
import type { Play } from '../../story/play.js';
import type { Credits } from '../credits.js';
import type { BaseCode } from '../table.js';

/** Shortest long kick in metres. **Source**: facts on effective kicks. */
const LONG_KICK_METRES = 40;

const playOnOutcome = {
  effective: 'kickInPlayOnEffective', ineffective: 'kickInPlayOnIneffective', clanger: 'kickInPlayOnClanger',
} as const satisfies Record<string, BaseCode>;

/** Retention, kick direction and length, and kick-ins played on. */
export function feedDisposals(play: Play, credits: Credits, directionOf: (row: Row) => KickDetail): void {
  for (const row of play.rows) {
    if (row.play.is !== 'disposal') continue;
    if (play.nextTouch(row)?.side === row.side && play.nextTouch(row)?.play.is !== 'score') {
      credits.person(row, isKick(row) ? 'kickRetain' : 'handballRetain');
    }
    if (!isKick(row)) continue;
    feedKick(play, credits, row, directionOf(row));
    const before = play.lastBefore(row, () => true);
    if (before?.code === 'KIPO' && before.slot === row.slot) credits.person(row, playOnOutcome[row.play.quality]);
  }
}

/** What a source may say of a kick; what it does not is read off the locations. */
export interface KickDetail {
  readonly distance?: 'Short' | 'Long';
  readonly direction?: 'Forward' | 'Backwards';
}

function feedKick(play: Play, credits: Credits, row: Row, detail: KickDetail): void {
  if (row.side === undefined || row.play.is !== 'disposal') return;
  const result = play.nextLocated(row);
  if (result === undefined && (detail.distance === undefined || detail.direction === undefined)) return;
  const long = detail.distance === undefined ? metresBetween(row, result ?? row) >= LONG_KICK_METRES : detail.distance === 'Long';
  const forward = detail.direction === undefined
    ? (play.advance(row, row.side) ?? 0) > 0
    : detail.direction === 'Forward';
  credits.person(row, long ? 'kickLong' : 'kickShort');
  if (forward) {
    const won = play.lastBefore(row, (earlier) => earlier.slot === row.slot && earlier.play.is === 'possession', (earlier) => earlier.slot !== row.slot);
    credits.person(row, won?.play.is === 'possession' && won.play.set === true ? 'kickForwardSet' : 'kickForwardNonSet');
  }
  if (row.play.quality === 'effective') {
    credits.person(row, !forward ? 'kickEffectiveBackwards' : long ? 'kickEffectiveLong' : 'kickEffectiveShort');
  }
}
