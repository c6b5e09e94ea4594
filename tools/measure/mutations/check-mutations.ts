import { findKillers } from './find-killers.js';
import { findReach, type Reach } from './find-reach.js';
import { parses } from './find-mutants.js';
import { keyOf, mutate, type Killer, type Mutant, type Result } from './mutant.js';
import { Progress } from './progress.js';
import type { Report } from './report.js';
import { sample } from './sample.js';
import { Sources } from './sources.js';
import { testSettings } from './test-settings.js';
import { TypeChecker } from './type-checker.js';
import { WorkCopy } from './work-copy.js';

/** Which mutants of which work tree to check. */
export interface Wanted {
  readonly root: string;
  readonly seed: number;
  readonly size: number;
  /** How many test processes run at once. */
  readonly processes: number;
  /** The mutants of an earlier report, in place of a sample. */
  readonly only: readonly Result[] | undefined;
}

/** The mutants to check, those of an earlier report that no longer compile, and those that are not in the sources. */
interface Chosen {
  readonly mutants: readonly Mutant[];
  readonly uncompiled: readonly Mutant[];
  readonly gone: readonly string[];
}

function chosen(sources: Sources, types: TypeChecker, { seed, size, only }: Wanted): Chosen {
  const all = sources.mutants();
  const compiles = (mutant: Mutant): boolean =>
    parses(mutate(sources.textOf(mutant.file), [mutant])) && types.errorOf(mutant) === undefined;
  const progress = new Progress('mutants that compile', only?.length ?? size);
  const accept = (mutant: Mutant): boolean => {
    const isAccepted = compiles(mutant);
    if (isAccepted) progress.next('');
    return isAccepted;
  };
  try {
    if (only === undefined) return { mutants: sample(all, size, seed, accept), uncompiled: [], gone: [] };
    const byKey = new Map(all.map((mutant) => [keyOf(mutant), mutant]));
    const [present, gone] = [
      only.flatMap((result) => byKey.get(keyOf(result)) ?? []),
      only.filter((result) => !byKey.has(keyOf(result))),
    ];
    const mutants = present.filter(accept);
    return {
      mutants,
      uncompiled: present.filter((mutant) => !mutants.includes(mutant)),
      gone: gone.map((result) => keyOf(result).replaceAll('\n', ' ')),
    };
  } finally {
    progress.end();
  }
}

/** What a report keeps of a mutant. */
const named = ({ start, end, probe, ...rest }: Mutant): Omit<Result, 'status' | 'reachedBy'> => rest;

/** What became of a mutant whose tests were run. */
function resultOf(mutant: Mutant, id: number, { tests }: Reach, killer: Killer | undefined): Result {
  const reachedBy = tests.filter(({ inTests, inLoading }) => inTests.has(id) || inLoading.has(id)).length;
  if (killer !== undefined) return { ...named(mutant), status: 'killed', reachedBy, killer };
  const isRun = reachedBy > 0 || tests.some(({ withoutEffect }) => withoutEffect.has(id));
  return { ...named(mutant), status: isRun ? 'survived' : 'not covered', reachedBy };
}

/**
 * Changes the sources of a work tree in copies of it and runs its tests on each mutant that compiles. **Throws** where
 * the work tree has type errors.
 */
export async function checkMutations(wanted: Wanted): Promise<Report> {
  const { root, seed, processes, only = [] } = wanted;
  const sources = new Sources(root);
  const settings = testSettings(root);
  const { mutants, uncompiled, gone } = chosen(sources, new TypeChecker(root, sources), wanted);
  const copies = Array.from({ length: processes }, () => new WorkCopy(root, settings));
  const remove = (): void => {
    for (const copy of copies) copy.remove();
  };
  const interrupted = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const reach = await findReach(copies, settings.files, sources, mutants);
    const earlier = new Map(only.map((result) => [keyOf(result), result.killer?.file]));
    const earlierKillers = mutants.map((mutant) => earlier.get(keyOf(mutant)));
    const killers = await findKillers(copies, sources, mutants, reach, earlierKillers);
    return {
      seed,
      testFiles: settings.files.length,
      failing: reach.failing,
      gone,
      mutants: [
        ...mutants.map((mutant, id) => resultOf(mutant, id, reach, killers.get(id))),
        ...uncompiled.map((mutant): Result => ({ ...named(mutant), status: 'killed by types', reachedBy: 0 })),
      ],
    };
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}
