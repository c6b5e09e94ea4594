import type { ContractChange, ContractVersion } from '@goalsquare/openapi';

/** What the page of changes shows. An empty member selects all. */
export interface ChangeFilter {
  readonly version: string;
  /** Method and path, such as `GET /v1/leagues`. */
  readonly operation: string;
  /** `breaking` for breaking changes only. */
  readonly kind: string;
}

/** Whether a filter selects a change. */
export const matchesChange = ({ isBreaking, operations }: ContractChange, { operation, kind }: ChangeFilter): boolean =>
  (operation === '' || operations.includes(operation)) && (kind !== 'breaking' || isBreaking);

/** Returns the versions that a filter selects, with the changes that it selects. Versions without any are left out. */
export const selectedVersions = (
  versions: readonly ContractVersion[],
  filter: ChangeFilter,
): readonly ContractVersion[] =>
  versions
    .filter(({ version }) => filter.version === '' || filter.version === version)
    .map((one) => ({ ...one, changes: one.changes.filter((change) => matchesChange(change, filter)) }))
    .filter(({ changes }) => changes.length > 0);

/** Returns every operation that has a change, sorted by path. */
export const changedOperations = (versions: readonly ContractVersion[]): readonly string[] =>
  [...new Set(versions.flatMap(({ changes }) => changes.flatMap(({ operations }) => operations)))].sort((a, b) => {
    const [pathA = '', pathB = ''] = [a.split(' ')[1], b.split(' ')[1]];
    return pathA === pathB ? a.localeCompare(b) : pathA.localeCompare(pathB);
  });

/** Reads the filter from the query of an address. */
export function filterFrom(query: string): ChangeFilter {
  const given = new URLSearchParams(query);
  const of = (name: keyof ChangeFilter): string => given.get(name) ?? '';
  return { version: of('version'), operation: of('operation'), kind: of('kind') };
}

/** Returns the query of the address of a filter. **Empty**: `''` for a filter that selects every change. */
export function queryOf(filter: ChangeFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '') as [string, string][];
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
