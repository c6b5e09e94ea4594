import { NO_SLOT, type TransactionColumns } from '../../columns/transactions.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';

type Kind = (typeof transactionTypeList)[number]['play']['is'];

/** 1 for each transaction code of a kind that passes a test. */
const codesWhere = (test: (is: Kind) => boolean): Uint8Array =>
  Uint8Array.from(transactionTypeList, ({ play }) => (test(play.is) ? 1 : 0));

const gives = codesWhere((is) => is === 'disposal' || is === 'kickIn');
const takes = codesWhere((is) => is === 'possession' || is === 'disposal' || is === 'carry');
const touches = codesWhere((is) => is !== 'act' && is !== 'rotation');

/**
 * Returns the slot of the receiver of a disposal or kick-in: the team-mate whose touch is next in the period and
 * controls the ball. **Empty**: `NO_SLOT` if there is none. **Source**: `docs/adr/0044-touches.md`.
 */
export function receiverOf({ codes, periods, sides, slots }: TransactionColumns, row: number): number {
  if (gives[codes[row] as number] === 0) return NO_SLOT;
  let next = row + 1;
  while (next < codes.length && touches[codes[next] as number] === 0) next += 1;
  const isTaken =
    next < codes.length &&
    takes[codes[next] as number] === 1 &&
    periods[row] === periods[next] &&
    sides[row] === sides[next] &&
    slots[row] !== slots[next];
  return isTaken ? (slots[next] as number) : NO_SLOT;
}
