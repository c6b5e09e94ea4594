import { transactionTypeList } from '../vocabulary/transactions.js';
import { NO_SLOT, type TransactionColumns } from './transactions.js';

type Kind = (typeof transactionTypeList)[number]['play']['is'];

/** Returns, for each transaction code, 1 if its kind passes a test and otherwise 0. */
const codesWhere = (test: (is: Kind) => boolean): Uint8Array =>
  Uint8Array.from(transactionTypeList, ({ play }) => (test(play.is) ? 1 : 0));

const gives = codesWhere((is) => is === 'disposal' || is === 'kickIn');
const takes = codesWhere((is) => is === 'possession' || is === 'disposal' || is === 'carry');
const touches = codesWhere((is) => is !== 'act' && is !== 'rotation');

/**
 * Returns the slot of the receiver of each disposal and kick-in: the team-mate with the next touch in the period, if
 * that touch controls the ball. **Empty**: `NO_SLOT` if there is none. **Source**: `docs/adr/0010-touches.md`.
 */
export function receiversOf({ codes, periods, sides, slots }: TransactionColumns): Uint8Array {
  const receivers = new Uint8Array(codes.length).fill(NO_SLOT);
  let next = -1;
  for (let row = codes.length - 1; row >= 0; row -= 1) {
    const code = codes[row] as number;
    if (
      gives[code] === 1 &&
      next >= 0 &&
      takes[codes[next] as number] === 1 &&
      periods[row] === periods[next] &&
      sides[row] === sides[next] &&
      slots[row] !== slots[next]
    )
      receivers[row] = slots[next] as number;
    if (touches[code] === 1) next = row;
  }
  return receivers;
}
