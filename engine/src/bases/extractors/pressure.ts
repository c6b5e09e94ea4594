import { lastHold } from '../../timeline/chains.js';
import type { EventContext } from '../../timeline/event-context.js';
import { pressureHundredths, pressures } from '../../vocabulary/pressures.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Points for each pressure act, by transaction code. **Units**: hundredths. */
const hundredthsOf: ReadonlyMap<string, number> = new Map(
  Object.values(pressures)
    .filter(({ points }) => points > 0)
    .map(({ code, transaction }) => [transaction, pressureHundredths(code)]),
);

/**
 * Extracts the opposition's last pressure act in each chain that ended in a turnover, if it came after the last
 * possession or kick-in.
 */
export function extractPressure(context: EventContext, sink: ContributionSink): void {
  for (const chain of context.stretch.chains) {
    if (chain.end !== 'TURN' || chain.side === undefined) continue;
    const act = chain.rows.findLast((row) => hundredthsOf.has(row.code) && row.side !== chain.side);
    const held = lastHold(chain);
    if (act === undefined || act.at < (held?.at ?? -1)) continue;
    sink.person(act, 'pressureForcedTurnover');
    sink.person(act, 'pressureForcedTurnoverPoints', hundredthsOf.get(act.code));
  }
}
