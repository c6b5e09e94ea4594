import { existsSync, readFileSync, rmSync } from 'node:fs';
import { addProbes } from './add-probes.js';
import { grouped } from './grouped.js';
import type { Mutant } from './mutant.js';
import { pool } from './pool.js';
import { Progress } from './progress.js';
import type { Sources } from './sources.js';
import type { WorkCopy } from './work-copy.js';

/** A test file that passes: how long it takes, and the mutants it reaches, by number. */
export interface TestFile {
  readonly file: string;
  readonly seconds: number;
  /** Reached while its tests ran, by them or by a process they started. */
  readonly inTests: ReadonlySet<number>;
  /** Reached only while its modules were loading. */
  readonly inLoading: ReadonlySet<number>;
  /** Run, but without another result: the test file cannot fail on these. */
  readonly withoutEffect: ReadonlySet<number>;
}

/** The test files that pass without a mutant, and why the others do not. */
export interface Reach {
  readonly tests: readonly TestFile[];
  readonly failing: readonly { readonly file: string; readonly failure: string }[];
}

/** Longest time a test file may take without a mutant. */
const LIMIT_SECONDS = 600;

function readNotes(file: string): Omit<TestFile, 'file' | 'seconds'> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const ids = (phase: string): number[] =>
    lines.flatMap((line) => (line.startsWith(`${phase} `) ? [Number(line.slice(phase.length))] : []));
  const inTests = new Set(ids('test'));
  const inLoading = new Set(ids('load').filter((id) => !inTests.has(id)));
  const withoutEffect = new Set(ids('same').filter((id) => !inTests.has(id) && !inLoading.has(id)));
  return { inTests, inLoading, withoutEffect };
}

/**
 * Runs every test file once, alone, in copies whose sources note which mutants they reach. A file that fails with
 * probes is run without them: what it reached counts if it passes then.
 */
export async function findReach(
  copies: readonly WorkCopy[],
  files: readonly string[],
  sources: Sources,
  mutants: readonly Mutant[],
): Promise<Reach> {
  const byFile = grouped(mutants.entries(), ([, { file }]) => file);
  const withProbes = (copy: WorkCopy): ReadonlyMap<string, string> =>
    new Map([...byFile].map(([file, entries]) => [file, addProbes(sources.textOf(file), entries, copy.notes)]));
  const tests: TestFile[] = [];
  const failing: { file: string; failure: string }[] = [];
  const progress = new Progress('test files', files.length);
  await pool(copies, files, async (copy, file) => {
    copy.write(withProbes(copy));
    rmSync(copy.notes, { force: true });
    let run = await copy.run([file], false, LIMIT_SECONDS);
    const notes = readNotes(copy.notes);
    if (run.failures.length > 0) {
      copy.write(new Map());
      run = await copy.run([file], false, LIMIT_SECONDS);
    }
    const {
      seconds,
      failures: [failure],
    } = run;
    if (failure === undefined) tests.push({ file, seconds, ...notes });
    else failing.push({ file, failure: `${failure.test}: ${failure.message}` });
    progress.next(`${failing.length} fail without a mutant`);
  });
  progress.end();
  return { tests, failing };
}
