import type { Row } from '../../story/row.js';
import type { Play } from '../play.js';

const pressureCodes: ReadonlySet<string> = new Set(['PRPH', 'PRCL', 'PRCH', 'PRCO']);
/** Points of each pressure act, in hundredths. **Source**: facts on pressure weights. */
export const pressureHundredths = { PRPH: 375, PRCL: 225, PRCH: 150, PRCO: 120 } as const;

/** Pressure acts after which the squad under pressure lost the ball. */
export function feedPressure(play: Play): void {
  for (const chain of play.chains) {
    if (chain.end !== 'TURN' || chain.side === undefined) continue;
    const act = chain.rows.findLast((row) => pressureCodes.has(row.code) && row.side !== chain.side);
    const touch = chain.rows.findLast((row) => row.side === chain.side);
    if (act === undefined || touch === undefined || act.at < touch.at - 1) continue;
    play.credit(act, 'pressureForcedTurnover');
    play.credit(act, 'pressureForcedTurnoverPoints', pressureHundredths[act.code as keyof typeof pressureHundredths]);
  }
}

/** Whether a row, or the error of the same squad after it, was captured as made without pressure. */
export const madeUnderNoPressure = (play: Play, pressureOf: (row: Row) => string | undefined) => (row: Row): boolean => {
  const captured = pressureOf(row);
  const next = play.rows[row.at + 1];
  return captured === 'None' || captured === 'Set' || (next?.code === 'ENPR' && next.side === row.side);
};
