import type { Reach, TestFile } from './find-reach.js';
import { grouped } from './grouped.js';
import { mutate, type Killer, type Mutant } from './mutant.js';
import { likelyFirst } from './order-tests.js';
import { pool } from './pool.js';
import { Progress } from './progress.js';
import type { Sources } from './sources.js';
import type { Failure, WorkCopy } from './work-copy.js';

/** Test files a mutant is tried on alone, before those left are tried on all test files together. */
const TRIED_ALONE = 3;

/** Test files that take longer are used only for mutants that no other reaches. */
const LONG_SECONDS = 15;

/**
 * A run with mutants may take this many times as long as without, and this much more: after that, it loops or hangs.
 */
const [LIMIT_TIMES, LIMIT_MORE_SECONDS] = [4, 20];

/** One search: the mutants, the test files still to run on each, and the killers so far. */
class Search {
  readonly killers = new Map<number, Killer>();
  readonly #left: TestFile[][];

  constructor(
    private readonly sources: Sources,
    private readonly mutants: readonly Mutant[],
    { tests }: Reach,
    earlier: readonly (string | undefined)[],
  ) {
    this.#left = mutants.map(({ file }, id) => {
      const inTests = tests.filter((test) => test.inTests.has(id));
      const inLoading = tests.filter((test) => test.inLoading.has(id));
      const all = [...likelyFirst(file, inTests), ...likelyFirst(file, inLoading)];
      const short = all.filter(({ seconds }) => seconds <= LONG_SECONDS);
      const used = short.length > 0 ? short : all;
      const killer = all.filter((test) => test.file === earlier[id]);
      return [...killer, ...used.filter((test) => test.file !== earlier[id])];
    });
  }

  #write(copy: WorkCopy, ids: readonly number[]): void {
    const byFile = grouped(
      ids.map((id) => this.mutants[id] as Mutant),
      ({ file }) => file,
    );
    copy.write(new Map([...byFile].map(([file, mutants]) => [file, mutate(this.sources.textOf(file), mutants)])));
  }

  /** The first failure of a test file on mutants. **Empty**: `undefined` where it passes. */
  async #failure(copy: WorkCopy, { file, seconds }: TestFile, ids: readonly number[]): Promise<Failure | undefined> {
    this.#write(copy, ids);
    const { failures } = await copy.run([file], true, seconds * LIMIT_TIMES + LIMIT_MORE_SECONDS);
    return failures[0];
  }

  /** Runs the likeliest test files on one mutant, until one fails. */
  async tryAlone(copy: WorkCopy, id: number): Promise<void> {
    for (const test of this.#left[id]?.splice(0, TRIED_ALONE) ?? []) {
      const failure = await this.#failure(copy, test, [id]);
      if (failure === undefined) continue;
      this.killers.set(id, { file: test.file, ...failure });
      return;
    }
  }

  /** The mutants not killed that a test file is still to be run on, in groups without two of one source file. */
  groups(test: TestFile): readonly (readonly number[])[] {
    const ids = [...this.mutants.keys()].filter((id) => !this.killers.has(id) && this.#left[id]?.includes(test));
    const turns = new Map<string, number>();
    const groups = grouped(ids, (id) => {
      const file = (this.mutants[id] as Mutant).file;
      const turn = turns.get(file) ?? 0;
      turns.set(file, turn + 1);
      return turn;
    });
    return [...groups.values()];
  }

  /** Runs a test file on mutants at once; where it fails, on each half, down to the one that it kills. */
  async tryTogether(copy: WorkCopy, test: TestFile, ids: readonly number[]): Promise<void> {
    const failure = ids.length === 0 ? undefined : await this.#failure(copy, test, ids);
    const [id] = ids;
    if (failure === undefined || id === undefined) return;
    if (ids.length === 1) this.killers.set(id, { file: test.file, ...failure });
    else {
      const half = Math.ceil(ids.length / 2);
      await this.tryTogether(copy, test, ids.slice(0, half));
      await this.tryTogether(copy, test, ids.slice(half));
    }
  }
}

/**
 * Finds a test that fails on each mutant: first the likeliest test files on the mutant alone, then every other test
 * file that reaches it, on all mutants that are left at once. It returns the killers by the number of their mutant.
 * `earlier` names a test file that killed it before, to begin with.
 */
export async function findKillers(
  copies: readonly WorkCopy[],
  sources: Sources,
  mutants: readonly Mutant[],
  reach: Reach,
  earlier: readonly (string | undefined)[],
): Promise<ReadonlyMap<number, Killer>> {
  const search = new Search(sources, mutants, reach, earlier);
  const counts = (): string => `${search.killers.size} killed`;

  const alone = new Progress('mutants', mutants.length);
  await pool(copies, mutants.keys(), async (copy, id) => {
    await search.tryAlone(copy, id);
    alone.next(counts());
  });
  alone.end();

  const longestFirst = reach.tests.toSorted((a, b) => b.seconds - a.seconds);
  const together = new Progress('test files on mutants left', longestFirst.length);
  await pool(copies, longestFirst, async (copy, test) => {
    for (const ids of search.groups(test)) await search.tryTogether(copy, test, ids);
    together.next(counts());
  });
  together.end();

  return search.killers;
}
