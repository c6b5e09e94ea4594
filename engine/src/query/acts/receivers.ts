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
 * Returns the receiver of each disposal and kick-in: the team-mate whose touch is next in the period and controls the
 * ball. **Shape**: slots by transaction, `NO_SLOT` if there is no receiver. **Source**: `docs/adr/0044-touches.md`.
 */
export function receiversOf({ codes, periods, sides, slots }: TransactionColumns): Uint8Array {
  const receivers = new Uint8Array(codes.length).fill(NO_SLOT);
  let next = -1;
  for (let at = codes.length - 1; at >= 0; at -= 1) {
    const code = codes[at] as number;
    if (touches[code] === 0) continue;
    if (
      gives[code] === 1 &&
      next >= 0 &&
      takes[codes[next] as number] === 1 &&
      periods[at] === periods[next] &&
      sides[at] === sides[next] &&
      slots[at] !== slots[next]
    )
      receivers[at] = slots[next] as number;
    next = at;
  }
  return receivers;
}
