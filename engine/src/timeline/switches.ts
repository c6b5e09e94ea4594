import type { EventContext } from './event-context.js';
import type { Row } from './row.js';
import { flankOf, type SetPosition } from './set-positions.js';

/** Maximum number of disposals in a switch. */
const MOST_DISPOSALS = 3;

/**
 * Whether a switch is an option: from a mark or free kick on a flank. **Source**:
 * `docs/adr/0010-touches.md`.
 */
export const isSwitchOpen = (context: EventContext, { row, side }: SetPosition): boolean =>
  row.play.is === 'possession' && flankOf(context, row, side) !== 0;

/**
 * Returns the possession that completes a switch from a set position: of the same squad, in the same chain, on the
 * other flank, after at most three disposals. A later set position of the squad on a flank starts over, and ends this
 * attempt. **Empty**: `undefined` if no possession completes it.
 */
export function switchFrom(
  context: EventContext,
  position: SetPosition,
  later: readonly SetPosition[],
): Row | undefined {
  const { row, side, chain } = position;
  const from = flankOf(context, row, side);
  if (!isSwitchOpen(context, position)) return undefined;
  let disposals = 0;
  for (const next of chain.rows) {
    if (next.at <= row.at || next.side !== side) continue;
    if (next.play.is === 'disposal') disposals += 1;
    if (disposals > MOST_DISPOSALS) return undefined;
    if (next.play.is !== 'possession') continue;
    if (flankOf(context, next, side) === -from) return next;
    if (later.some((other) => other.row === next && isSwitchOpen(context, other))) return undefined;
  }
  return undefined;
}
