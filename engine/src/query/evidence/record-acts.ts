import { AWAY_KEY, KEYS } from '../../columns/fact-block.js';
import type { Match } from '../../match.js';
import { countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import type { ActFilter } from '../filter.js';
import type { QueryWorkspace } from '../workspace.js';
import type { EvidencePart } from './evidence-part.js';
import { failingMembers } from './failing-members.js';
import type { FilterMember } from './filter-members.js';

/** The amount that a fact adds to a base. **Units**: those of the base; a counted base adds 1 for each occurrence. */
export interface RecordedAct {
  readonly fact: number;
  readonly base: number;
  readonly amount: number;
}

/** The acts that a filter selects, and the number of acts that each member excludes by itself. */
export interface RecordedActs {
  readonly acts: readonly RecordedAct[];
  /** Number of selected facts, each counted once. */
  readonly count: number;
  /** Number of excluded acts by member. */
  readonly excluded: Uint32Array;
}

/** An act to which further contributions of the same fact to the same base are added. */
interface GrowingAct extends RecordedAct {
  amount: number;
}

/** Returns the contributions of a part's subject to bases in the whole match, in order of play, then by base. */
function addedBy({ facts }: Match, bases: readonly number[], { of }: EvidencePart): readonly RecordedAct[] {
  const { postings, postingStarts, amounts, factSlots, keys } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const slot = 'slot' in of ? of.slot : -1;
  const [firstKey, endKey] = 'slot' in of ? [0, KEYS] : [of.side * AWAY_KEY, (of.side + 1) * AWAY_KEY];
  const added: GrowingAct[] = [];
  for (const base of bases) {
    if (base >= firstTimedBase) continue;
    const end = postingStarts[base + 1] as number;
    let last: GrowingAct | undefined;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const fact = postings[k] as number;
      const key = keys[fact] as number;
      if (slot >= 0 ? factSlots[fact] !== slot : key < firstKey || key >= endKey) continue;
      const amount = base < countedBases ? 1 : (amounts[k - firstAmount] as number);
      if (last?.fact === fact) last.amount += amount;
      else added.push((last = { fact, base, amount }));
    }
  }
  return added.sort((a, b) => a.fact - b.fact || a.base - b.base);
}

/** Returns the distinct facts of acts in order of play. */
function factsOf(added: readonly RecordedAct[]): readonly number[] {
  const facts: number[] = [];
  for (const { fact } of added) if (facts.at(-1) !== fact) facts.push(fact);
  return facts;
}

/**
 * Records the contributions that a part of a value counts and sums up. Statistics add the same contributions.
 * **Empty**: no acts if nothing is selected. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined with other
 * seconds.
 */
export function recordActs(
  match: Match,
  bases: readonly number[],
  filter: ActFilter,
  members: readonly FilterMember[],
  part: EvidencePart,
  workspace: QueryWorkspace,
): RecordedActs {
  const added = addedBy(match, bases, part);
  const facts = factsOf(added);
  if (members.length === 0) return { acts: added, count: facts.length, excluded: new Uint32Array(0) };
  const masks = failingMembers(match, facts, filter, members, part, workspace);
  const excluded = new Uint32Array(members.length);
  let count = 0;
  for (const fact of facts) {
    const mask = masks[fact] as number;
    if (mask === 0) count += 1;
    else if ((mask & (mask - 1)) === 0) {
      const member = 31 - Math.clz32(mask);
      excluded[member] = (excluded[member] as number) + 1;
    }
  }
  return { acts: added.filter(({ fact }) => masks[fact] === 0), count, excluded };
}
