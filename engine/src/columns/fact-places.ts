import { attackSign } from '../ground/points.js';
import { MAX_PERIOD } from '../log/limits.js';
import type { SideIndex } from '../vocabulary/sides.js';
import { CENTRE_BOUNCE_ZONE } from '../vocabulary/zones.js';
import { AWAY_KEY, KEYS, type FactBlock } from './fact-block.js';
import { receiversOf } from './receivers.js';
import { NO_SLOT, type Setting, type TransactionColumns } from './transactions.js';

const ZONES = 5;

/**
 * Factor of a fact's location, by the fact's key and the physical zone of its transaction: 0 for an act at a centre
 * bounce that was located within 50 m of a goal, so that it is placed in the centre, otherwise 1.
 */
const centring = Uint8Array.from({ length: KEYS * ZONES }, (_, at) => {
  const [key, zone] = [Math.floor(at / ZONES), at % ZONES];
  return key % AWAY_KEY === CENTRE_BOUNCE_ZONE && (zone === 0 || zone === 4) ? 0 : 1;
});

/**
 * The location where each fact began, and the receiver of the ball. A fact's location is the one that determines its
 * zone: that of its transaction or, without one, the last in the period. Acts at a centre bounce always count as
 * midfield, so those within 50 m of a goal are placed in the centre. Only acts of the transaction's own person have a
 * receiver. **Units**: tenths of a metre from the centre, with the squad of each fact attacking towards +x.
 * **Empty**: `NO_SLOT` if no one received the ball.
 */
export interface FactPlaceColumns {
  readonly factXs: Int16Array;
  readonly factYs: Int16Array;
  readonly factReceivers: Uint8Array;
}

/** Returns the location where each fact began, and the receiver of the ball. */
export function factPlaceColumns(
  { factRows, factSlots, keys }: FactBlock,
  transactions: TransactionColumns,
  { homeFirst }: Pick<Setting, 'homeFirst'>,
): FactPlaceColumns {
  const { periods, slots, xs, ys, zones } = transactions;
  const receivers = receiversOf(transactions);
  const signs = Int8Array.from({ length: 2 * (MAX_PERIOD + 1) }, (_, at) =>
    attackSign(homeFirst, (at & 1) as SideIndex, at >> 1),
  );
  const size = keys.length;
  const columns = {
    factXs: new Int16Array(size),
    factYs: new Int16Array(size),
    factReceivers: new Uint8Array(size).fill(NO_SLOT),
  };
  for (let fact = 0; fact < size; fact += 1) {
    const [row, key] = [factRows[fact] as number, keys[fact] as number];
    const sign = signs[(periods[row] as number) * 2 + (key < AWAY_KEY ? 0 : 1)] as number;
    const factor = sign * (centring[key * ZONES + (zones[row] as number)] as number);
    columns.factXs[fact] = factor * (xs[row] as number);
    columns.factYs[fact] = factor * (ys[row] as number);
    if (factSlots[fact] === slots[row]) columns.factReceivers[fact] = receivers[row] as number;
  }
  return columns;
}
