import type { Play } from '../../story/play.js';
import { pressureHundredths, pressures } from '../../vocabulary/pressures.js';
import type { Credits } from '../credits.js';

/** Points of each pressure act by its transaction, in hundredths. */
const hundredthsOf: ReadonlyMap<string, number> = new Map(
  Object.values(pressures)
    .filter(({ points }) => points > 0)
    .map(({ code, transaction }) => [transaction, pressureHundredths(code)]),
);

/** Pressure acts after which the squad under pressure lost the ball. */
export function feedPressure(play: Play, credits: Credits): void {
  for (const chain of play.stretch.chains) {
    if (chain.end !== 'TURN' || chain.side === undefined) continue;
    const act = chain.rows.findLast((row) => hundredthsOf.has(row.code) && row.side !== chain.side);
    const touch = chain.rows.findLast((row) => row.side === chain.side);
    if (act === undefined || touch === undefined || act.at < touch.at - 1) continue;
    credits.person(act, 'pressureForcedTurnover');
    credits.person(act, 'pressureForcedTurnoverPoints', hundredthsOf.get(act.code));
  }
}
