import { readFileSync } from 'node:fs';
import { keyOf, type Result, type Status } from './mutant.js';
import { workspaces } from './sources.js';

/** What `--json` writes. */
export interface Report {
  readonly seed: number;
  readonly testFiles: number;
  readonly failing: readonly { readonly file: string; readonly failure: string }[];
  /** Mutants of `--only` whose source is no longer there. */
  readonly gone: readonly string[];
  readonly mutants: readonly Result[];
}

/** Reads a report that `--json` wrote. */
export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

const statuses: readonly Status[] = ['killed', 'killed by types', 'survived', 'not covered'];

/** How many mutants of each workspace ended how, and of all. */
export function tableOf(results: readonly Result[]): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const row = (own: readonly Result[]): Readonly<Record<string, number>> => ({
    mutants: own.length,
    ...Object.fromEntries(statuses.map((status) => [status, own.filter((result) => result.status === status).length])),
  });
  return {
    ...Object.fromEntries(
      Object.values(workspaces)
        .flat()
        .map((name) => [name, row(results.filter(({ file }) => file.startsWith(`${name}/`)))]),
    ),
    all: row(results),
  };
}

/** A mutant in one line. */
export const lineOf = ({ file, line, place, kind, before, after }: Result): string =>
  `${file}:${line} ${place}, ${kind}: ${before} -> ${after}`;

const isKilled = ({ status }: Result): boolean => status === 'killed' || status === 'killed by types';

/** The mutants that were killed earlier and are no longer. **Empty**: the tests find as much as before. */
export function lost(earlier: readonly Result[], now: readonly Result[]): readonly Result[] {
  const killed = new Set(earlier.filter(isKilled).map(keyOf));
  return now.filter((result) => killed.has(keyOf(result)) && !isKilled(result));
}
