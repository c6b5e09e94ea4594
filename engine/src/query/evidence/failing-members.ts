import { settingOf } from '../../columns/transactions.js';
import type { Match } from '../../match.js';
import { keepMargins, keepPlaces, seenAs } from '../acts/act-selection.js';
import { marginChanges, marginTestOf, type MarginChange } from '../acts/margins.js';
import { keepAgainst } from '../acts/opponents.js';
import { keepRoles } from '../acts/roles.js';
import type { ActFilter } from '../filter.js';
import { factRanges, timeWindows } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import { keyTable } from '../zone-keys.js';
import type { EvidencePart } from './evidence-part.js';
import { onlyMember, type FilterMember } from './filter-members.js';

/** Unmarks the facts outside a filter's periods or seconds. */
function keepWindows(match: Match, filter: ActFilter, marks: Uint8Array): void {
  let from = 0;
  const ranges = [...factRanges(match.facts, timeWindows(match, filter))].sort(([a], [b]) => a - b);
  for (const [start, end] of ranges) {
    if (start > from) marks.fill(0, from, start);
    from = Math.max(from, end);
  }
  marks.fill(0, from, match.facts.keys.length);
}

/** Unmarks the facts that are in none of the zones. */
function keepZones(match: Match, facts: readonly number[], zones: number, marks: Uint8Array): void {
  const keys = keyTable(zones, zones);
  for (const fact of facts) marks[fact] = (marks[fact] as number) & (keys[match.facts.keys[fact] as number] as number);
}

/**
 * The data on which the members of a filter are tested. `changes` returns the changes of the margin, computed on first
 * use.
 */
interface Tested {
  readonly match: Match;
  readonly facts: readonly number[];
  readonly part: EvidencePart;
  readonly changes: () => readonly MarginChange[];
}

/** Unmarks the facts that one member of a filter excludes. */
function keepMember(
  { match, facts, part: { zones, by }, changes }: Tested,
  member: FilterMember,
  filter: ActFilter,
  marks: Uint8Array,
): void {
  const only = onlyMember(filter, member);
  const { area, roles = [], againstPersonIds = [] } = only;
  switch (member) {
    case 'periods':
    case 'fromPeriodSeconds':
    case 'toPeriodSeconds':
    case 'lastXSeconds':
      keepWindows(match, only, marks);
      return;
    case 'zones':
      keepZones(match, facts, zones, marks);
      return;
    case 'scoreStates':
    case 'fromScoreMargin':
    case 'toScoreMargin': {
      const test = seenAs(marginTestOf(only), by);
      if (test !== undefined) keepMargins(match, changes(), test, marks);
      return;
    }
    case 'area':
      if (area !== undefined) keepPlaces(match, area, by, marks);
      return;
    case 'againstPersonIds':
      keepAgainst(match, match.details(), settingOf(match.details().header), againstPersonIds, marks);
      return;
    case 'roles':
      keepRoles(match, match.details(), settingOf(match.details().header), roles, marks);
  }
}

/**
 * Returns, for each of the given facts, the members of a filter that exclude it, consistent with the statistics of
 * that filter. **Shape**: bit n of a fact's mask is set if `members[n]` excludes it. Masks of other facts are
 * undefined.
 */
export function failingMembers(
  match: Match,
  facts: readonly number[],
  filter: ActFilter,
  members: readonly FilterMember[],
  part: EvidencePart,
  workspace: QueryWorkspace,
): Uint16Array {
  const size = match.facts.keys.length;
  const masks = new Uint16Array(size);
  const marks = workspace.marks(size);
  let known: readonly MarginChange[] | undefined;
  const changes = (): readonly MarginChange[] => (known ??= marginChanges(match.facts));
  const tested = { match, facts, part, changes };
  for (const [n, member] of members.entries()) {
    marks.fill(0, 0, size);
    for (const fact of facts) marks[fact] = 1;
    keepMember(tested, member, filter, marks);
    for (const fact of facts) if (marks[fact] === 0) masks[fact] = (masks[fact] as number) | (1 << n);
  }
  return masks;
}
