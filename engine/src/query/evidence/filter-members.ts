import { MAX_PERIOD } from '../../log/limits.js';
import type { ActFilter } from '../filter.js';

/** Filter members that can exclude acts by themselves. The squad of a filter is the squad of the evidence. */
export const filterMembers = [
  'periods',
  'zones',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
  'scoreStates',
  'fromScoreMargin',
  'toScoreMargin',
  'area',
  'againstPersonIds',
  'roles',
] as const satisfies readonly (keyof ActFilter)[];
export type FilterMember = (typeof filterMembers)[number];

const everyPeriod = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1);

const isUsed = (filter: ActFilter, member: FilterMember): boolean => {
  const value = filter[member];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

/** Returns the members that a filter uses. **Empty**: none if the filter selects the entire match. */
export const usedMembers = (filter: ActFilter): readonly FilterMember[] =>
  filterMembers.filter((member) => isUsed(filter, member));

/**
 * Returns a filter without one of its members. `lastXSeconds` counts back from the end of each listed period; without
 * `periods` it counts back from the end of every period, so that the filter selects more and still everything it
 * selected before.
 */
export function withoutMember(filter: ActFilter, member: FilterMember): ActFilter {
  const { [member]: _, ...rest } = filter;
  return member === 'periods' && filter.lastXSeconds !== undefined ? { ...rest, periods: everyPeriod } : rest;
}

/**
 * Returns a filter with only one of its members. Together, the filters of all members select what the filter selects.
 */
export function onlyMember(filter: ActFilter, member: FilterMember): ActFilter {
  const only: ActFilter = { [member]: filter[member] };
  return member === 'lastXSeconds' && isUsed(filter, 'periods') ? { ...only, periods: everyPeriod } : only;
}
