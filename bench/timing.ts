/** An engine's function that answers a query for any match, immediately or later. */
export type Run = (match: number) => unknown;

/** An engine, with a function for each query. */
export interface Contestant {
  readonly name: string;
  readonly runs: readonly Run[];
}

/** Returns the median of numbers. **Empty**: NaN. */
export function median(numbers: readonly number[]): number {
  const line = [...numbers].sort((a, b) => a - b);
  const middle = line.length >> 1;
  return line.length % 2 === 1 ? (line[middle] ?? NaN) : ((line[middle - 1] ?? NaN) + (line[middle] ?? NaN)) / 2;
}

/** Step between the matches of consecutive runs, so that no match is still in a processor cache. */
const STRIDE = 7;

async function sampleOf(run: Run, matches: number, from: number, count: number): Promise<number> {
  const before = performance.now();
  for (let n = 0; n < count; n += 1) {
    const answer = run((from + n * STRIDE) % matches);
    if (answer instanceof Promise) await answer;
  }
  return ((performance.now() - before) * 1000) / count;
}

interface Budget {
  readonly matches: number;
  readonly rounds: number;
  readonly sampleMs: number;
}

/** Number of samples that each function runs before it is timed. Code that takes milliseconds is compiled late. */
const WARM_SAMPLES = 10;

/** Returns how many matches fit into one sample, after it has warmed up the function. */
async function countFor(run: Run, { matches, sampleMs }: Budget): Promise<number> {
  const warm = Math.max(3, Math.min(matches, 40));
  const end = performance.now() + sampleMs * WARM_SAMPLES;
  let us = await sampleOf(run, matches, 0, warm);
  for (let n = 0; performance.now() < end; n += 1)
    us = await sampleOf(run, matches, n, Math.min(warm * 10, Math.ceil((sampleMs * 1000) / us)));
  return Math.max(1, Math.round((sampleMs * 1000) / us));
}

/**
 * Runs a minor garbage collection, so that no contestant collects the garbage of the previous one. **Empty**: does
 * nothing without `--expose-gc`.
 */
const collectYoung = (): void => {
  globalThis.gc?.({ type: 'minor', execution: 'sync' });
};

/**
 * Times every query of every contestant. In each round, all contestants take turns on different matches, and a
 * different one starts. Before each sample, half as many untimed runs remove the effect of the previous contestant on
 * caches. **Units**: microseconds per query, the median of the rounds. **Shape**: by contestant, then query.
 */
export async function timesOf(
  contestants: readonly Contestant[],
  budget: Budget,
): Promise<readonly (readonly number[])[]> {
  const counts: number[][] = [];
  for (const { runs } of contestants) {
    const row: number[] = [];
    for (const run of runs) row.push(await countFor(run, budget));
    counts.push(row);
  }
  const samples = contestants.map(({ runs }) => runs.map((): number[] => []));
  for (let round = 0; round < budget.rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const who = (turn + round) % contestants.length;
      for (const [query, run] of (contestants[who]?.runs ?? []).entries()) {
        const count = counts[who]?.[query] ?? 1;
        collectYoung();
        await sampleOf(run, budget.matches, round * 17 + turn, Math.ceil(count / 2));
        samples[who]?.[query]?.push(await sampleOf(run, budget.matches, round * 31 + turn, count));
      }
    }
  }
  return samples.map((row) => row.map(median));
}
