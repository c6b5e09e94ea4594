import { AWAY_KEY } from '../../columns/fact-block.js';
import type { Match } from '../../match.js';
import { countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import type { ActFilter } from '../filter.js';
import type { QueryWorkspace } from '../workspace.js';
import type { EvidencePart } from './evidence-part.js';
import { failingMembers } from './failing-members.js';
import type { FilterMember } from './filter-members.js';

/** What a fact adds to a base. **Units**: those of the base; a counted base adds 1 for each occurrence. */
export interface RecordedAct {
  readonly fact: number;
  readonly base: number;
  readonly amount: number;
}

/** The acts that a filter selects, and how many acts each of its members alone leaves out. */
export interface RecordedActs {
  readonly acts: readonly RecordedAct[];
  /** Facts that are selected, each once. */
  readonly count: number;
  /** By member. */
  readonly excluded: Uint32Array;
}

/** Returns everything that the subject of a part adds to bases in the whole match, in order of play and of bases. */
function addedBy({ facts }: Match, bases: readonly number[], { of }: EvidencePart): readonly RecordedAct[] {
  const { postings, postingStarts, amounts, factSlots, keys } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const isOf = (fact: number): boolean =>
    'slot' in of ? factSlots[fact] === of.slot : ((keys[fact] as number) < AWAY_KEY ? 0 : 1) === of.side;
  const added = new Map<number, RecordedAct>();
  for (const base of bases) {
    if (base >= firstTimedBase) continue;
    const end = postingStarts[base + 1] as number;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const fact = postings[k] as number;
      if (!isOf(fact)) continue;
      const id = fact * firstTimedBase + base;
      const amount = base < countedBases ? 1 : (amounts[k - firstAmount] as number);
      added.set(id, { fact, base, amount: (added.get(id)?.amount ?? 0) + amount });
    }
  }
  return [...added].sort(([a], [b]) => a - b).map(([, act]) => act);
}

/**
 * Records what a part of a value counts and sums up: the same contributions that statistics add.
 * **Empty**: no acts if nothing is selected. **Throws** `WINDOW_CONFLICT`.
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
  const facts = [...new Set(added.map(({ fact }) => fact))];
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
