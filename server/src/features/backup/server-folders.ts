import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isOfStaging } from '@goalsquare/data';
import type { Config } from '../../domain/config.js';
import { SEASONS_FOLDER } from '../../domain/state/season-folder.js';
import type { Section } from './manifest.js';

/** The folders of a server. **Empty**: no `keys` if keys are only in memory. */
export type ServerFolders = Readonly<Partial<Record<Section, string>>>;

export const foldersOf = ({
  stateDirectory: state,
  keysDirectory: keys,
  dataDirectory: data,
}: Pick<Config, 'stateDirectory' | 'keysDirectory' | 'dataDirectory'>): ServerFolders => ({
  state,
  ...(keys !== undefined && { keys }),
  data,
});

/** Matches lock files of LMDB and the server, and temporary files that are about to replace others. */
const passing = /(?:\.lmdb-lock|\.lock(?:\.[0-9a-f-]{36})?|\.[0-9a-f-]{36}\.new)$/u;

/** Folders of compact forms and season totals, which the server recreates from the logs. */
const COMPACT_FOLDER = '.compact';
const DERIVED_FOLDERS: readonly string[] = ['compact', SEASONS_FOLDER];

/** Whether two folders are the same, or the first is inside the second. */
export const isWithin = (folder: string, other: string): boolean => {
  const relative = path.relative(path.resolve(other), path.resolve(folder));
  return relative === '' || (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative));
};

function filesBelow(folder: string, isLeftOut: (name: string) => boolean): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !passing.test(name) && !name.split(path.sep).some(isOfStaging) && !isLeftOut(name))
    .sort();
}

/** Sorts live matches last, so that deliveries are never ahead of the matches they describe. */
const liveLast = (a: string, b: string): number => Number(/^live[/\\]/u.test(a)) - Number(/^live[/\\]/u.test(b));

/**
 * Lists the files of a section by their paths in it, in the order in which they must be copied. Excludes folders of
 * other sections, and files that the server can recreate.
 */
export function filesOf(section: Section, folders: ServerFolders): readonly string[] {
  const folder = folders[section];
  if (folder === undefined) return [];
  const inner = Object.entries(folders).flatMap(([name, other]) =>
    name !== section && isWithin(other, folder) && !isWithin(folder, other) ? [other] : [],
  );
  const files = filesBelow(folder, (name) => inner.some((other) => isWithin(path.join(folder, name), other)));
  if (section === 'state')
    return files.filter((name) => !DERIVED_FOLDERS.includes(name.split(path.sep)[0] ?? '')).sort(liveLast);
  const hasLogs = files.some((name) => /\.ndjson(?:\.gz)?$/u.test(name));
  return hasLogs ? files.filter((name) => name.split(path.sep)[0] !== COMPACT_FOLDER) : files;
}
