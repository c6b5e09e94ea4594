import { NO_SLOT, type TransactionColumns } from '../../columns/transactions.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';

const gives = transactionTypeList.map(({ play }) => play.is === 'disposal' || play.is === 'kickIn');
const takes = transactionTypeList.map(
  ({ play }) => play.is === 'possession' || play.is === 'disposal' || play.is === 'carry',
);
const touches = transactionTypeList.map(({ play }) => play.is !== 'act' && play.is !== 'rotation');

/**
 * Returns the receiver of each disposal and kick-in: the team-mate whose touch is next in the period and controls the
 * ball. **Shape**: slots by transaction, `NO_SLOT` if there is no receiver. **Source**: `docs/adr/0044-touches.md`.
 */
export function receiversOf({ codes, periods, sides, slots }: TransactionColumns): Uint8Array {
  const receivers = new Uint8Array(codes.length).fill(NO_SLOT);
  let next = -1;
  for (let at = codes.length - 1; at >= 0; at -= 1) {
    const code = codes[at] as number;
    if (touches[code] !== true) continue;
    if (gives[code] === true && next >= 0 && isTaken(at, next)) receivers[at] = slots[next] as number;
    next = at;
  }
  return receivers;

  function isTaken(from: number, to: number): boolean {
    return (
      periods[from] === periods[to] &&
      sides[from] === sides[to] &&
      slots[from] !== slots[to] &&
      takes[codes[to] as number] === true
    );
  }
}
