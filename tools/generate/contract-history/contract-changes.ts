import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ContractChange, ContractHistory, ContractVersion } from '@goalsquare/openapi';
import { releaseDate } from '../../release/changelog.js';
import { baseContract } from './base-contract.js';
import { documentChanges, type Document, type SharedChange } from './compare-documents.js';

/** A breaking change that was decided: which release it breaks, what it changes, and why. */
export interface IntendedChange {
  readonly since: string;
  readonly part: string;
  readonly detail: string;
  readonly reason: string;
}

/** A released document. */
interface Release {
  readonly version: string;
  readonly date: string;
  readonly document: Document;
}

/** The name of the unreleased version. */
export const UNRELEASED = 'Unreleased';

/** The folder of released documents, below the root of the repository. */
export const HISTORY = 'openapi/history';

const SUFFIX = '.json.gz';

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);
const byVersion = (a: Release, b: Release): number => {
  const [from, to] = [numbersOf(a.version), numbersOf(b.version)];
  const at = from.findIndex((number, n) => number !== to[n]);
  return at < 0 ? 0 : (from[at] ?? 0) - (to[at] ?? 0);
};

/** Reads the documents of all releases, oldest first. **Throws** if the changelog has no date of one. */
export function readReleases(root: string): readonly Release[] {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return readdirSync(join(root, HISTORY))
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => {
      const version = name.slice(0, -SUFFIX.length);
      const text = gunzipSync(readFileSync(join(root, HISTORY, name))).toString();
      return { version, date: releaseDate(changelog, version), document: JSON.parse(text) as Document };
    })
    .sort(byVersion);
}

/** Reads the breaking changes that were decided. */
export const readIntended = (root: string): readonly IntendedChange[] =>
  JSON.parse(readFileSync(join(root, HISTORY, 'intended.json'), 'utf8')) as readonly IntendedChange[];

function withReason(change: SharedChange, since: string, intended: readonly IntendedChange[]): ContractChange {
  const found = intended.find(
    ({ since: of, part, detail }) => of === since && part === change.part && detail === change.detail,
  );
  return found === undefined ? change : { ...change, reason: found.reason };
}

/**
 * Compares each release with the one before it, the first with the contract that it extends, and the current document
 * with the last release.
 */
export function contractChanges(
  releases: readonly Release[],
  current: Document,
  intended: readonly IntendedChange[],
): ContractHistory {
  const [first] = releases;
  const base = baseContract(first?.document ?? current);
  let before: Pick<Release, 'version' | 'document'> = { version: base.info.version, document: base };
  const versions: ContractVersion[] = [];
  for (const { version, date, document } of [
    ...releases,
    { version: UNRELEASED, date: undefined, document: current },
  ]) {
    const since = before.version;
    const changes = documentChanges(before.document, document).map((change) => withReason(change, since, intended));
    if (date !== undefined || changes.length > 0)
      versions.push({ version, since, ...(date !== undefined && { date }), changes });
    before = { version, document };
  }
  return { base: base.info.version, versions: versions.toReversed() };
}

/** Returns the breaking changes since the last release that are not listed as intended. */
export const undecidedChanges = ({ versions }: ContractHistory): readonly ContractChange[] =>
  versions
    .filter(({ version }) => version === UNRELEASED)
    .flatMap(({ changes }) => changes.filter(({ isBreaking, reason }) => isBreaking && reason === undefined));
