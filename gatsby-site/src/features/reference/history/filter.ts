import type { AddressFilter } from '../../../addresses/address-filter';
import type { ContractChange, ContractVersion } from '@goalsquare/openapi';

/** The filters of the list of changes. `operation` is a method and a path; `kind` can be `breaking`. */
export const changeFilters = ['operation', 'version', 'kind'] as const;

/** The selected changes. An empty member selects all. */
export type ChangeFilter = AddressFilter<(typeof changeFilters)[number]>;

/** Whether a filter selects a change. */
export const matchesChange = ({ isBreaking, operations }: ContractChange, { operation, kind }: ChangeFilter): boolean =>
  (operation === '' || operations.includes(operation)) && (kind !== 'breaking' || isBreaking);

/** Returns the versions with the changes that a filter selects. Versions without such changes are omitted. */
export const selectedVersions = (
  versions: readonly ContractVersion[],
  filter: ChangeFilter,
): readonly ContractVersion[] =>
  versions
    .filter(({ version }) => filter.version === '' || filter.version === version)
    .map((one) => ({ ...one, changes: one.changes.filter((change) => matchesChange(change, filter)) }))
    .filter(({ changes }) => changes.length > 0);

/** Returns every operation with a change, sorted by path. */
export const changedOperations = (versions: readonly ContractVersion[]): readonly string[] =>
  [...new Set(versions.flatMap(({ changes }) => changes.flatMap(({ operations }) => operations)))].sort((a, b) => {
    const [pathA = '', pathB = ''] = [a.split(' ')[1], b.split(' ')[1]];
    return pathA === pathB ? a.localeCompare(b) : pathA.localeCompare(pathB);
  });
