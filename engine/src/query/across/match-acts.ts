import { AWAY_KEY } from '../../columns/fact-block.js';
import { PERIOD_TICKS } from '../../columns/intervals.js';
import { MAX_PERIOD } from '../../log/limits.js';
import type { Match } from '../../match.js';
import { baseIndex, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import { eachMargin, marginChanges, stateAt, type MarginChange } from '../acts/margins.js';
import { STATES, ZONES } from './season-acts.js';

const onGround = baseIndex('secondsOnGround') - firstTimedBase;

/**
 * What the players of a match add to counted and summed bases, in the order of bases.
 * **Shape**: the contributions to a base are at `starts[base]` up to `starts[base + 1]`, excluded; each is its row plus
 * 256 times its class; those of summed bases have amounts, the first of them at `amounts[0]`;
 * `seconds[((period - 1) * 3 + state) * rows + row]`.
 */
export interface MatchActs {
  readonly starts: Uint16Array;
  readonly contributions: Uint16Array;
  readonly amounts: Int16Array;
  readonly seconds: Int16Array;
}

/** The contribution of a fact that no row has. */
const NO_ROW = 65_535;

/** Returns the row and the class of each fact. `rowOf` is -1 for slots without a row. */
function contributionOfFacts({ facts }: Match, changes: readonly MarginChange[], rowOf: Int16Array): Uint16Array {
  const { keys, factSlots, periodStarts } = facts;
  const ofFact = new Uint16Array(keys.length);
  eachMargin(facts, changes, (margin, from, to) => {
    const [home, away] = [stateAt(margin), stateAt(-margin)];
    for (let fact = from; fact < to; fact += 1) {
      const key = keys[fact] as number;
      ofFact[fact] = key < AWAY_KEY ? key * STATES + home : (key - AWAY_KEY) * STATES + away;
    }
  });
  for (let period = 0; period < MAX_PERIOD; period += 1)
    for (let fact = periodStarts[period] as number; fact < (periodStarts[period + 1] as number); fact += 1) {
      const row = rowOf[factSlots[fact] as number] as number;
      ofFact[fact] = row < 0 ? NO_ROW : row + 256 * (period * ZONES * STATES + (ofFact[fact] as number));
    }
  return ofFact;
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

/** Returns the acts of the players in some slots of a match, each a row. */
export function matchActsOf(match: Match, slots: Uint8Array): MatchActs {
  const { postings, postingStarts, amounts: allAmounts } = match.facts;
  const rowOf = new Int16Array(256).fill(-1);
  for (let row = 0; row < slots.length; row += 1) rowOf[slots[row] as number] = row;
  const changes = marginChanges(match.facts);
  const ofFact = contributionOfFacts(match, changes, rowOf);
  const firstAmount = postingStarts[countedBases] as number;
  const contributions = new Uint16Array(postings.length);
  const amounts = new Int16Array(postings.length - firstAmount);
  const starts = new Uint16Array(firstTimedBase + 1);
  let at = 0;
  for (let base = 0; base < firstTimedBase; base += 1) {
    starts[base] = at;
    for (let k = postingStarts[base] as number; k < (postingStarts[base + 1] as number); k += 1) {
      const contribution = ofFact[postings[k] as number] as number;
      contributions[at] = contribution;
      if (base >= countedBases) amounts[at - (starts[countedBases] as number)] = allAmounts[k - firstAmount] as number;
      at += contribution === NO_ROW ? 0 : 1;
    }
  }
  starts[firstTimedBase] = at;
  return {
    starts,
    contributions: contributions.slice(0, at),
    amounts: amounts.slice(0, at - (starts[countedBases] as number)),
    seconds: secondsOf(match, changes, rowOf, slots.length),
  };
}
