import { walkGround, type ComesOn } from '../../timeline/on-ground.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { Chain } from '../../timeline/chains.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import type { ContributionSink } from '../contribution-sink.js';

/**
 * Extracts the centre bounces that each player on the ground did not attend. A bounce without recorded attendance
 * counts for no player. Returns the slots on the ground after the stretch.
 */
export function extractAbsence(
  context: EventContext,
  sink: ContributionSink,
  comesOn: ComesOn,
  before: Iterable<number>,
): ReadonlySet<number> {
  const bounces = new Map(
    context.stretch.chains.flatMap((chain) =>
      chain.start === 'CB' && chain.rows[0] !== undefined ? [[chain.rows[0].at, chain] as const] : [],
    ),
  );
  return walkGround(context.stretch.rows, before, comesOn, (row, on) => {
    const chain = bounces.get(row.at);
    if (chain === undefined) return;
    const attended = new Set(
      chain.rows.flatMap(({ code, slot }) => (code === 'CBAT' && slot !== undefined ? [slot] : [])),
    );
    if (attended.size === 0) return;
    for (const slot of on) {
      if (attended.has(slot)) continue;
      const side = slot < context.setting.homePlayers ? 0 : 1;
      sink.slot(row, side, slot, absenceOf(chain, side), 1, CENTRE_BOUNCE_ZONE);
    }
  });
}

const absenceOf = ({ side, clearance }: Chain, own: SideIndex) =>
  clearance === undefined ? 'absenceUncleared' : side === own ? 'absenceWin' : 'absenceLoss';
