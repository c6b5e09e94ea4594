import type { Play } from '../../story/play.js';
import type { Credits } from '../credits.js';

const pressureCodes: ReadonlySet<string> = new Set(['PRPH', 'PRCL', 'PRCH', 'PRCO']);
/** Points of each pressure act, in hundredths. **Source**: facts on pressure weights. */
const pressureHundredths = { PRPH: 375, PRCL: 225, PRCH: 150, PRCO: 120 } as const;

/** Pressure acts after which the squad under pressure lost the ball. */
export function feedPressure(play: Play, credits: Credits): void {
  for (const chain of play.chains) {
    if (chain.end !== 'TURN' || chain.side === undefined) continue;
    const act = chain.rows.findLast((row) => pressureCodes.has(row.code) && row.side !== chain.side);
    const touch = chain.rows.findLast((row) => row.side === chain.side);
    if (act === undefined || touch === undefined || act.at < touch.at - 1) continue;
    credits.person(act, 'pressureForcedTurnover');
    credits.person(act, 'pressureForcedTurnoverPoints', pressureHundredths[act.code as keyof typeof pressureHundredths]);
  }
}
