import { AWAY_KEY, KEYS } from '../../../columns/fact-block.js';
import type { FactColumns } from '../../../columns/facts.js';
import { PERIOD_TICKS } from '../../../columns/intervals.js';
import { MAX_PERIOD } from '../../../log/limits.js';
import type { Match } from '../../../match.js';
import { baseIndex, countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import { eachMargin, marginChanges, stateAt, type MarginChange } from '../../acts/margins.js';
import { STATES, STINTS, ZONES } from './season-acts.js';

const onGround = baseIndex('secondsOnGround') - firstTimedBase;

/**
 * What the players of a match add to counted and summed bases, in the order of bases, and their stints.
 * **Shape**: the contributions to a base are at `starts[base]` up to `starts[base + 1]`, excluded; each is its row plus
 * 256 times its class, and has the seconds to the end of its period; those of summed bases have amounts, the first of
 * them at `amounts[0]`; `seconds[((period - 1) * 3 + state) * rows + row]` is the time on the ground.
 */
export interface MatchActs {
  readonly starts: Int32Array;
  readonly contributions: Uint16Array;
  readonly lefts: Int16Array;
  readonly amounts: Int16Array;
  readonly seconds: Int16Array;
}

/**
 * The stints on the ground of the rows of a match.
 * **Shape**: each of `contributions` is a row plus 256 times the first class of its period; `lefts` are the seconds
 * from its end to that of its period. **Units**: `lengths` in seconds.
 */
interface StintColumns {
  readonly contributions: Uint16Array;
  readonly lefts: Int16Array;
  readonly lengths: Int16Array;
}

/**
 * What the acts of a match are computed from: copies of columns of its facts. To copy them is much less work.
 * **Shape**: `ofFact` has the row of each fact plus 256 times its class, `lefts` the seconds to the end of its period.
 */
export interface ActSource {
  readonly ofFact: Uint16Array;
  readonly lefts: Int16Array;
  readonly postings: Uint16Array;
  readonly postingStarts: FactColumns['postingStarts'];
  readonly amounts: Int16Array;
  readonly stints: StintColumns;
  readonly seconds: Int16Array;
}

/** Bytes of what the acts of a match are computed from. */
export const bytesOfActSource = ({ stints, ...columns }: ActSource): number =>
  [...Object.values(columns), stints.contributions, stints.lefts, stints.lengths].reduce(
    (bytes, { byteLength }) => bytes + byteLength,
    0,
  );

/** The contribution of a fact that no row has. */
export const NO_ROW = 65_535;

/** Zone and state of the score of each key of a fact, by the sign of the margin of the home squad. */
const zonesAndStates = [-1, 0, 1].map((margin) =>
  Uint8Array.from({ length: KEYS }, (_, key) => (key % AWAY_KEY) * STATES + stateAt(key < AWAY_KEY ? margin : -margin)),
);

/**
 * Returns the row and the class of each fact. `rowOf` is -1 for slots without a row. There is no branch for each fact:
 * sides alternate at random.
 */
export function contributionOfFacts(
  { facts }: Pick<Match, 'facts'>,
  changes: readonly MarginChange[],
  rowOf: Int16Array,
): Uint16Array {
  const { keys, factSlots, periodStarts } = facts;
  const ofFact = new Uint16Array(keys.length);
  eachMargin(facts, changes, (margin, from, to) => {
    const ofKeys = zonesAndStates[Math.sign(margin) + 1] as Uint8Array;
    for (let fact = from; fact < to; fact += 1) ofFact[fact] = ofKeys[keys[fact] as number] as number;
  });
  for (let period = 0; period < MAX_PERIOD; period += 1) {
    const first = period * ZONES * STATES;
    const end = periodStarts[period + 1] as number;
    for (let fact = periodStarts[period] as number; fact < end; fact += 1) {
      const row = rowOf[factSlots[fact] as number] as number;
      ofFact[fact] = (row + ((first + (ofFact[fact] as number)) << 8)) | (row >> 31);
    }
  }
  return ofFact;
}

/** Returns the seconds from each fact to the end of its period. **Units**: less than 0 after it. */
export function leftOfFacts(
  { seconds, periodStarts }: Pick<FactColumns, 'seconds' | 'periodStarts'>,
  periodSeconds: Match['periodSeconds'],
): Int16Array {
  const lefts = new Int16Array(seconds.length);
  for (let period = 0; period < MAX_PERIOD; period += 1) {
    const [length, end] = [periodSeconds[period] ?? 0, periodStarts[period + 1] as number];
    for (let fact = periodStarts[period] as number; fact < end; fact += 1)
      lefts[fact] = length - (seconds[fact] as number);
  }
  return lefts;
}

/** Returns the time on the ground of each row in each period and state of the score. */
function secondsOf(
  { intervals, homePlayers }: Match,
  changes: readonly MarginChange[],
  rowOf: Int16Array,
  rows: number,
): Int16Array {
  const { intervalStarts, intervalEnds, intervalSeconds, intervalSlots } = intervals;
  const seconds = new Int16Array(MAX_PERIOD * STATES * rows);
  let last = 0;
  for (let k = intervalStarts[onGround] as number; k < (intervalStarts[onGround + 1] as number); k += 1) {
    const slot = intervalSlots[k] as number;
    const row = rowOf[slot] as number;
    if (row < 0) continue;
    let to = intervalEnds[k] as number;
    const begin = to - (intervalSeconds[k] as number);
    const first = (Math.floor(begin / PERIOD_TICKS) - 1) * STATES;
    while ((changes[last + 1]?.tick ?? Infinity) < to) last += 1;
    for (let n = last; to > begin; n -= 1) {
      const { tick, margin } = changes[n] as MarginChange;
      const from = Math.max(begin, tick);
      const at = (first + stateAt(slot < homePlayers ? margin : -margin)) * rows + row;
      seconds[at] = (seconds[at] as number) + to - from;
      to = from;
    }
  }
  return seconds;
}

/** Returns the stints of the rows of a match. */
function stintsOf({ intervals, periodSeconds }: Match, rowOf: Int16Array): StintColumns {
  const { intervalStarts, intervalEnds, intervalSeconds, intervalSlots } = intervals;
  const [contributions, lefts, lengths]: [number[], number[], number[]] = [[], [], []];
  for (let k = intervalStarts[onGround] as number; k < (intervalStarts[onGround + 1] as number); k += 1) {
    const row = rowOf[intervalSlots[k] as number] as number;
    if (row < 0) continue;
    const [end, length] = [intervalEnds[k] as number, intervalSeconds[k] as number];
    const period = Math.floor((end - length) / PERIOD_TICKS) - 1;
    contributions.push(row + ((period * ZONES * STATES) << 8));
    lefts.push((period + 1) * PERIOD_TICKS + (periodSeconds[period] ?? 0) - end);
    lengths.push(length);
  }
  return {
    contributions: Uint16Array.from(contributions),
    lefts: Int16Array.from(lefts),
    lengths: Int16Array.from(lengths),
  };
}

/**
 * Writes the contributions to a base that have a row, from a position on, and returns the position after them. There is
 * no branch: facts of players and squads alternate at random.
 */
function writeBase(
  { postings, postingStarts, ofFact, lefts }: ActSource,
  base: number,
  into: Pick<MatchActs, 'contributions' | 'lefts'>,
  from: number,
): number {
  const end = postingStarts[base + 1] as number;
  let at = from;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    const contribution = ofFact[fact] as number;
    into.contributions[at] = contribution;
    into.lefts[at] = lefts[fact] as number;
    at += ((contribution - NO_ROW) >>> 31) | 0;
  }
  return at;
}

/** Returns the amounts of the contributions to summed bases that have a row, and of stints. */
function amountsOf({ postings, postingStarts, amounts, ofFact, stints }: ActSource, size: number): Int16Array {
  const kept = new Int16Array(size);
  const first = postingStarts[countedBases] as number;
  let at = 0;
  for (let k = first; k < (postingStarts[firstTimedBase] as number); k += 1) {
    if (ofFact[postings[k] as number] === NO_ROW) continue;
    kept[at] = amounts[k - first] as number;
    at += 1;
  }
  kept.set(stints.lengths, at);
  return kept;
}

/** Returns what the acts of the players in some slots of a match are computed from. Each slot is a row. */
export function actSourceOf(match: Match, slots: Uint8Array): ActSource {
  const { facts } = match;
  const rowOf = new Int16Array(256).fill(-1);
  for (let row = 0; row < slots.length; row += 1) rowOf[slots[row] as number] = row;
  const changes = marginChanges(facts);
  return {
    ofFact: contributionOfFacts(match, changes, rowOf),
    lefts: leftOfFacts(facts, match.periodSeconds),
    postings: facts.postings.slice(),
    postingStarts: facts.postingStarts.slice(),
    amounts: facts.amounts.slice(),
    stints: stintsOf(match, rowOf),
    seconds: secondsOf(match, changes, rowOf, slots.length),
  };
}

/** Returns the acts of a match. */
export function matchActsOf(source: ActSource): MatchActs {
  const { postings, stints } = source;
  const most = postings.length + stints.lengths.length + 1;
  const [contributions, lefts] = [new Uint16Array(most), new Int16Array(most)];
  const starts = new Int32Array(STINTS + 2);
  for (let base = 0; base < firstTimedBase; base += 1)
    starts[base + 1] = writeBase(source, base, { contributions, lefts }, starts[base] as number);
  const firstStint = starts[STINTS] as number;
  const size = firstStint + stints.lengths.length;
  contributions.set(stints.contributions, firstStint);
  lefts.set(stints.lefts, firstStint);
  starts[STINTS + 1] = size;
  return {
    starts,
    contributions: contributions.subarray(0, size),
    lefts: lefts.subarray(0, size),
    amounts: amountsOf(source, size - (starts[countedBases] as number)),
    seconds: source.seconds,
  };
}
