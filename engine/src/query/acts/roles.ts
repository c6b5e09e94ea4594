import { NO_SLOT, type Setting, type TransactionColumns } from '../../columns/transactions.js';
import type { MatchDetails } from '../../match.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';
import { roles, type Role } from '../../vocabulary/roles.js';
import type { ActMatch } from './act-match.js';

const isRotation = transactionTypeList.map(({ play }) => play.is === 'rotation');

/** Returns the person whose role a transaction changes, and the new role. **Empty**: `undefined` if there is none. */
function changeAt(
  { extras, transactions }: MatchDetails,
  slotOf: (personId: number) => number,
  setting: Setting,
  at: number,
): { readonly slot: number; readonly role: Role | undefined } | undefined {
  const { onPersonId, role } = extras.get(at) ?? {};
  if (isRotation[transactions.codes[at] as number] !== true)
    return role && { slot: transactions.slots[at] as number, role };
  if (onPersonId === undefined) return undefined;
  const slot = slotOf(onPersonId);
  return { slot, role: role ?? setting.rolesAtStart[slot] };
}

const roleChanges = ({ codes }: TransactionColumns, extras: MatchDetails['extras']): readonly number[] =>
  [...extras]
    .filter(([at, { role }]) => role !== undefined || isRotation[codes[at] as number] === true)
    .map(([at]) => at)
    .sort((a, b) => a - b);

/**
 * Calls a visitor for each fact of a person in order of play, with the role of the person before its transaction.
 * **Empty**: `undefined` where no role is captured.
 */
export function eachRole(
  { facts, persons }: ActMatch,
  details: MatchDetails,
  setting: Setting,
  visit: (fact: number, role: Role | undefined) => void,
): void {
  const slots = new Map(Array.from(persons, (personId, slot) => [personId, slot]));
  const slotOf = (personId: number): number => slots.get(personId) ?? NO_SLOT;
  const current: (Role | undefined)[] = [...setting.rolesAtStart];
  const changes = roleChanges(details.transactions, details.extras);
  let next = 0;
  for (let fact = 0; fact < facts.factRows.length; fact += 1) {
    for (; (changes[next] ?? Infinity) < (facts.factRows[fact] as number); next += 1) {
      const change = changeAt(details, slotOf, setting, changes[next] as number);
      if (change !== undefined) current[change.slot] = change.role;
    }
    visit(fact, current[facts.factSlots[fact] as number]);
  }
}

/** Unmarks the facts whose persons are not in one of the roles. */
export function keepRoles(
  match: ActMatch,
  details: MatchDetails,
  setting: Setting,
  selected: readonly Role[],
  marks: Uint8Array,
): void {
  const isSelected = new Set(roles.filter((role) => selected.includes(role)));
  eachRole(match, details, setting, (fact, role) => {
    if (role === undefined || !isSelected.has(role)) marks[fact] = 0;
  });
}
