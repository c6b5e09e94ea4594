import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { changesOf, wrongImport, type ImportCase } from './import-case.js';
import { wrongLog, type LogCase } from './log-case.js';
import { mutationKinds } from './mutations.js';
import { sources, type Source } from './sources.js';
import * as written from './written-case.js';

/** How many cases are tried, and the seed that they follow from. */
export interface Extent {
  readonly cases: number;
  readonly seed: number;
}

/** The smallest wrong case, what is wrong about it, and the lines that are changed in its files. */
export interface WrongCase {
  readonly fuzzed: ImportCase | LogCase | written.WrittenCase;
  readonly text: string;
  readonly changes: readonly string[];
}

const number = fc.nat({ max: 9999 });
const mutations = fc.array(
  fc.record({ file: number, kind: fc.constantFrom(...mutationKinds), a: number, b: number, c: number }),
  { minLength: 1, maxLength: 3 },
);

const importCases = (format: Source['format']): fc.Arbitrary<ImportCase> =>
  fc.record({
    source: fc.constantFrom(...sources.flatMap((source, at) => (source.format === format ? [at] : []))),
    mutations,
    before: fc.constantFrom(
      ...(['nothing', 'nothing', 'the same import', 'the same import', 'a folder in the place of a log'] as const),
    ),
    option: fc.constantFrom(
      ...(['none', 'none', 'none', '--strict', '--keep', '--replace', '--dry-run', '--season'] as const),
    ),
  });

const logCases: fc.Arbitrary<LogCase> = fc.record({
  log: fc.array(
    fc.record({ isJson: fc.boolean(), kind: fc.constantFrom(...mutationKinds), a: number, b: number, c: number }),
    { minLength: 1, maxLength: 3 },
  ),
});

const mutationOf = <K extends string>(kinds: readonly K[]) =>
  fc.record({ file: number, kind: fc.constantFrom(...kinds), a: number, b: number, c: number });

/** Imports of JSON and of Parquet, which programs write. */
const writtenCases = (format: written.WrittenCase['written']): fc.Arbitrary<written.WrittenCase> =>
  fc.record({
    written: fc.constant(format),
    mutations: fc.array(
      format === 'parquet'
        ? mutationOf(written.byteKinds)
        : mutationOf([...written.treeKinds, ...written.treeKinds, ...written.byteKinds]),
      { minLength: format === 'parquet' ? 0 : 1, maxLength: format === 'parquet' ? 1 : 3 },
    ),
    source: fc.nat({ max: sources.length - 1 }),
    rows: fc.array(mutationOf(written.rowKinds), { maxLength: 2 }),
    isAgain: fc.boolean(),
  });

/** THE kinds of files that are changed: of each importer, those of every importer as Parquet, and match logs. */
const casesOf = {
  'chains-csv': importCases('chains-csv'),
  'results-csv': importCases('results-csv'),
  'player-statistics-csv': importCases('player-statistics-csv'),
  'afl-json': writtenCases('afl-json'),
  'squiggle-json': writtenCases('squiggle-json'),
  parquet: writtenCases('parquet'),
  logs: logCases,
} as const;
export type FuzzedFiles = keyof typeof casesOf;
export const fuzzedFiles = Object.keys(casesOf) as readonly FuzzedFiles[];

type FuzzedCase = WrongCase['fuzzed'];

/** Returns what is wrong about a case. **Empty**: nothing is. */
function wrongCase(one: FuzzedCase, folder: string): Promise<readonly string[]> {
  if ('log' in one) return wrongLog(one, folder);
  return 'written' in one ? written.wrongWritten(one, folder) : wrongImport(one, folder);
}

function changesOfCase(one: FuzzedCase): readonly string[] {
  if ('log' in one) return [];
  return 'written' in one ? written.changesOf(one) : changesOf(one);
}

/** Runs some work in a folder that is removed afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-fuzz-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Changes files and imports them, until a case is wrong: an undocumented end, a folder that is neither the old nor a
 * whole new one, rows that do not add up, or a changed field that is silently as before. **Empty**: `undefined` if no
 * case is wrong.
 */
export async function fuzzImports(
  { cases: numRuns, seed }: Extent,
  ...files: readonly FuzzedFiles[]
): Promise<WrongCase | undefined> {
  const cases: readonly fc.Arbitrary<FuzzedCase>[] = files.map((one) => casesOf[one]);
  const property = fc.asyncProperty<[FuzzedCase]>(fc.oneof(...cases), async (one) => {
    const wrong = await inFolder((folder) => wrongCase(one, folder));
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
  const { counterexample, errorInstance } = await fc.check(property, { numRuns, seed });
  if (counterexample === null) return undefined;
  const [fuzzed] = counterexample;
  const text = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { fuzzed, text, changes: changesOfCase(fuzzed) };
}
