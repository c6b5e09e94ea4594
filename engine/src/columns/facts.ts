import { EngineError } from '../errors.js';
import { MAX_PERIOD } from '../log/limits.js';
import { bases } from '../vocabulary/bases.js';
import type { FactBlock } from './fact-block.js';
import type { FactPlaceColumns } from './fact-places.js';

/**
 * The columns that queries read. A *fact* is the contribution of one transaction for one person or squad in one zone.
 * Facts are in order of play. Their contributions are stored as `postings`: the facts of each base in order of play.
 * Postings of summed bases have amounts, which begin at `amounts[0]`.
 * **Shape**: a key is `side * 5 + zone`; `factRows` are positions of transactions in order of play; `periodStarts[p]`
 * is the first fact of period p + 1; the postings of a base begin at `postingStarts[base]`.
 * **Units**: amounts in the unit of their base: tenths of a metre, points, hundredths of a point or thousandths of a
 * score.
 */
export interface FactColumns extends FactPlaceColumns {
  readonly slots: number;
  readonly periodStarts: Uint16Array;
  readonly seconds: Uint16Array;
  readonly factRows: Uint16Array;
  readonly factSlots: Uint8Array;
  readonly keys: Uint8Array;
  readonly postingStarts: Uint16Array;
  readonly postings: Uint16Array;
  readonly amounts: Int16Array;
}

/** Maximum number of facts, and of contributions, in a match. A real match has about 4,000 and 10,000. */
export const MOST_FACTS = 65_535;

/** Turns counts into running totals, starting at the second position. */
function toRunningTotals(counts: Uint16Array): Uint16Array {
  for (let at = 1; at < counts.length; at += 1) counts[at] = (counts[at] as number) + (counts[at - 1] as number);
  return counts;
}

/** Returns, for each number from `first` on, how many items of a list are smaller. */
function startsOf(numbers: Uint16Array | Uint8Array, kinds: number, first: number): Uint16Array {
  const counts = new Uint16Array(kinds + 1);
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const place = (numbers[at] as number) - first + 1;
    counts[place] = (counts[place] as number) + 1;
  }
  return toRunningTotals(counts);
}

/** Returns the start of each base's postings. Those of summed bases follow those of counted bases. */
function postingStartsOf({ counted, summed }: FactBlock): Uint16Array {
  const [starts, ofSummed] = [startsOf(counted, bases.length, 0), startsOf(summed, bases.length, 0)];
  return starts.map((start, base) => start + (ofSummed[base] as number));
}

/** Returns the postings, and the amounts of summed bases. Facts are in order of play, so those of each base are too. */
function postingColumns(
  { keys, countedEnds, counted, summedEnds, summed, amounts: given }: FactBlock,
  postingStarts: Uint16Array,
): Pick<FactColumns, 'postings' | 'amounts'> {
  const next = postingStarts.slice();
  const postings = new Uint16Array(counted.length + summed.length);
  const amounts = new Int16Array(summed.length);
  const add = (base: number, fact: number): number => {
    const place = next[base] as number;
    next[base] = place + 1;
    postings[place] = fact;
    return place;
  };
  let [at, sum] = [0, 0];
  for (let fact = 0; fact < keys.length; fact += 1) {
    for (const end = countedEnds[fact] as number; at < end; at += 1) add(counted[at] as number, fact);
    for (const end = summedEnds[fact] as number; sum < end; sum += 1)
      amounts[add(summed[sum] as number, fact) - counted.length] = given[sum] as number;
  }
  return { postings, amounts };
}

/**
 * Returns fact columns. `slots` includes two for acts without a person. **Empty**: columns of length 0. **Throws**
 * `TOO_LARGE` if the block has more than `MOST_FACTS` contributions.
 */
export function factColumns(block: FactBlock, slots: number, places: FactPlaceColumns): FactColumns {
  const total = block.counted.length + block.summed.length;
  if (total > MOST_FACTS)
    throw new EngineError('TOO_LARGE', `a match can hold ${MOST_FACTS} contributions; this one has ${total}`);
  const postingStarts = postingStartsOf(block);
  return {
    slots,
    periodStarts: startsOf(block.periods, MAX_PERIOD, 1),
    seconds: block.seconds,
    factRows: block.factRows,
    factSlots: block.factSlots,
    keys: block.keys,
    ...places,
    postingStarts,
    ...postingColumns(block, postingStarts),
  };
}
