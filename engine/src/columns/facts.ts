import { EngineError } from '../errors.js';
import { MAX_PERIOD } from '../log/limits.js';
import { bases, countedBases } from '../vocabulary/bases.js';
import { KEYS, type FactBlock } from './fact-block.js';
import type { FactPlaceColumns } from './fact-places.js';

/**
 * The columns that queries read. A *fact* is the contribution of one transaction for one person or squad in one zone.
 * Facts are in order of play. Counted contributions are stored twice: by fact (`cells`, for windows) and by base, key
 * and fact (`postings`, for queries with few metrics and zones). Summed contributions are stored only by base and fact,
 * with an amount for each posting; the amounts of the first summed base begin at `amounts[0]`.
 * **Shape**: a cell is `base * slots + slot`; a key is `side * 5 + zone`; `factRows` are positions of transactions in
 * order of play; `periodStarts[p]` is the first fact of period p + 1; the postings of a counted base and key begin at
 * `keyStarts[base * 10 + key]`, those of a base at `postingStarts[base]`.
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
  readonly cellStarts: Uint16Array;
  readonly cells: Uint16Array;
  readonly postingStarts: Uint16Array;
  readonly keyStarts: Uint16Array;
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

/** Returns the base and key of each counted contribution as one number, and where the postings of each number begin. */
function countedKeys({ keys, countedEnds, counted }: FactBlock): {
  readonly numbers: Uint16Array;
  readonly keyStarts: Uint16Array;
} {
  const numbers = new Uint16Array(counted.length);
  const counts = new Uint16Array(countedBases * KEYS + 1);
  let at = 0;
  for (let fact = 0; fact < keys.length; fact += 1) {
    for (const end = countedEnds[fact] as number; at < end; at += 1) {
      const number = (counted[at] as number) * KEYS + (keys[fact] as number);
      numbers[at] = number;
      counts[number + 1] = (counts[number + 1] as number) + 1;
    }
  }
  return { numbers, keyStarts: toRunningTotals(counts) };
}

/** Returns the start of each base's postings: of a counted base, the start of its first key; summed bases follow. */
function postingStartsOf(keyStarts: Uint16Array, summed: Uint16Array): Uint16Array {
  const starts = startsOf(summed, bases.length, 0);
  const counted = keyStarts.at(-1) ?? 0;
  for (let base = 0; base <= bases.length; base += 1)
    starts[base] = base < countedBases ? (keyStarts[base * KEYS] as number) : (starts[base] as number) + counted;
  return starts;
}

/**
 * Returns the postings, and the amounts of summed bases. Facts are in order of play, so the postings of each base and
 * key are too.
 */
function postingColumns(
  block: FactBlock,
  numbers: Uint16Array,
  keyStarts: Uint16Array,
  postingStarts: Uint16Array,
): Pick<FactColumns, 'postings' | 'amounts'> {
  const { keys, countedEnds, summedEnds, summed, amounts: given } = block;
  const [nextOfKey, nextOfBase] = [keyStarts.slice(), postingStarts.slice()];
  const postings = new Uint16Array(numbers.length + summed.length);
  const amounts = new Int16Array(summed.length);
  let [at, sum] = [0, 0];
  for (let fact = 0; fact < keys.length; fact += 1) {
    for (const end = countedEnds[fact] as number; at < end; at += 1) {
      const place = nextOfKey[numbers[at] as number] as number;
      postings[place] = fact;
      nextOfKey[numbers[at] as number] = place + 1;
    }
    for (const end = summedEnds[fact] as number; sum < end; sum += 1) {
      const place = nextOfBase[summed[sum] as number] as number;
      postings[place] = fact;
      amounts[place - numbers.length] = given[sum] as number;
      nextOfBase[summed[sum] as number] = place + 1;
    }
  }
  return { postings, amounts };
}

/** Returns the cells of counted contributions, and where the cells of each fact begin. */
function cellColumns(
  { factSlots, countedEnds, counted }: FactBlock,
  slots: number,
): Pick<FactColumns, 'cellStarts' | 'cells'> {
  const cellStarts = new Uint16Array(countedEnds.length + 1);
  cellStarts.set(countedEnds, 1);
  const cells = new Uint16Array(counted.length);
  let at = 0;
  for (let fact = 0; fact < factSlots.length; fact += 1) {
    for (const end = countedEnds[fact] as number; at < end; at += 1)
      cells[at] = (counted[at] as number) * slots + (factSlots[fact] as number);
  }
  return { cellStarts, cells };
}

/**
 * Returns fact columns. `slots` includes two for acts without a person. **Empty**: columns of length 0. **Throws**
 * `TOO_LARGE` if the block has more than `MOST_FACTS` contributions.
 */
export function factColumns(block: FactBlock, slots: number, places: FactPlaceColumns): FactColumns {
  const total = block.counted.length + block.summed.length;
  if (total > MOST_FACTS)
    throw new EngineError('TOO_LARGE', `a match can hold ${MOST_FACTS} contributions; this one has ${total}`);
  const { numbers, keyStarts } = countedKeys(block);
  const postingStarts = postingStartsOf(keyStarts, block.summed);
  return {
    slots,
    periodStarts: startsOf(block.periods, MAX_PERIOD, 1),
    seconds: block.seconds,
    factRows: block.factRows,
    factSlots: block.factSlots,
    keys: block.keys,
    ...places,
    ...cellColumns(block, slots),
    postingStarts,
    keyStarts,
    ...postingColumns(block, numbers, keyStarts, postingStarts),
  };
}
