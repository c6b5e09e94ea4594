import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options, Report, Row, Run, Scenario, Values } from './scenario.js';

/**
 * Calls a function at intervals, but never before the previous call has returned. Returns a function that stops it and
 * waits for the last call.
 */
function every(milliseconds: number, look: () => Promise<void>, fail: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    running = look()
      .catch(fail)
      .finally(() => {
        isLooking = false;
      });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs a scenario with option values, by default the declared ones. Closes everything that the scenario has started.
 */
export async function play<O extends Options, Servers, Sample>(
  { name, options, start, watch, steps, holds }: Scenario<O, Servers, Sample>,
  values: Partial<Values<O>> = {},
  say: (line: string) => void = () => undefined,
): Promise<Report<Sample>> {
  const folder = mkdtempSync(path.join(tmpdir(), `goalsquare-${name}-`));
  const closing: (() => unknown)[] = [];
  const [rows, faults, samples]: [Row[], string[], Sample[]] = [[], [], []];
  const stage = {
    values: { ...options, ...values } as unknown as Values<O>,
    folder,
    say,
    atEnd: (close: () => unknown): void => void closing.push(close),
  };
  const fail = (error: unknown): void => {
    if (error instanceof Error) say(error.stack ?? '');
    faults.push(error instanceof Error ? error.message : String(error));
  };
  try {
    const servers = await start(stage);
    const run: Run<O, Servers, Sample> = {
      ...stage,
      servers,
      samples,
      rows,
      row: (row) => void rows.push(row),
      hold: (isKept, fault) => {
        if (!isKept) faults.push(fault);
      },
    };
    if (watch !== undefined)
      closing.push(
        every(
          watch.everyMilliseconds,
          async () => {
            const sample = await watch.look(servers);
            if (sample !== undefined) samples.push(sample);
          },
          fail,
        ),
      );
    for (const step of steps) await step(run);
    holds?.(run);
  } catch (error) {
    fail(error);
  } finally {
    for (const close of closing.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { rows, faults, samples };
}

/** Parses the options of a scenario, and `--json`. **Throws** an error that names the option and what is allowed. */
export function readOptions<O extends Options>(
  { options, least }: Pick<Scenario<O, never>, 'options' | 'least'>,
  words: readonly string[],
): { readonly values: Values<O>; readonly json: boolean } {
  const types = Object.entries(options).map(
    ([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }] as const,
  );
  const { values: given } = parseArgs({
    args: [...words],
    options: { ...Object.fromEntries(types), json: { type: 'boolean', default: false } },
  });
  const values = Object.entries(options).map(([name, usual]): [string, unknown] => {
    const value = (given as Readonly<Record<string, string | boolean | undefined>>)[name] ?? usual;
    if (typeof usual !== 'number') return [name, value];
    const [number, from] = [Number(value), least?.[name] ?? 1];
    if (!(number >= from && (Number.isSafeInteger(number) || number === usual)))
      throw new Error(`--${name} must be a whole number from ${from}, not ${String(value)}`);
    return [name, number];
  });
  return { values: Object.fromEntries(values) as Values<O>, json: given.json };
}

/**
 * Runs a scenario with the command line's options, prints its report, and exits with 1 for faults or 2 for invalid
 * options.
 */
export async function runScenario<O extends Options, Servers, Sample>(
  scene: Scenario<O, Servers, Sample>,
): Promise<never> {
  const { values, json } = ((): ReturnType<typeof readOptions<O>> => {
    try {
      return readOptions(scene, process.argv.slice(2));
    } catch (error) {
      const names = Object.keys(scene.options).map((name) => `--${name}`);
      console.error(`${(error as Error).message}\noptions of ${scene.name}: ${[...names, '--json'].join(' ')}`);
      return process.exit(2);
    }
  })();
  const report = await play(scene, values, (line) => {
    (json ? process.stderr : process.stdout).write(`${line}\n`);
  });
  if (json) console.log(JSON.stringify(scene.json?.(report) ?? { rows: report.rows, faults: report.faults }));
  else if (scene.isTable !== false) console.table(report.rows);
  for (const fault of report.faults) console.error(fault);
  if (report.faults.length === 0 && !json && scene.passed !== undefined) console.log(scene.passed(report));
  return process.exit(report.faults.length > 0 ? 1 : 0);
}
