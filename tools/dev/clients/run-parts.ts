import type { ClientEnvironment, ClientPart } from './part.js';

/** A server that runs for the test suites. */
export interface ClientServer {
  readonly environment: ClientEnvironment;
  readonly stop: () => Promise<void>;
}

/** The result of a client's suite. `reason` explains why it was skipped. */
export interface Outcome {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  readonly reason?: string;
}

async function ran(
  { name, run }: ClientPart,
  environment: ClientEnvironment,
  tests: readonly string[],
  say: (line: string) => void,
): Promise<Outcome> {
  say(`\n${name}`);
  try {
    return { name, verdict: (await run(environment, tests)) === 0 ? 'passed' : 'failed' };
  } catch (error) {
    return { name, verdict: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs the suites of clients one after another, or only the named test files. They share one server, which is started
 * only if a suite can run.
 */
export async function runParts(
  parts: readonly ClientPart[],
  start: () => Promise<ClientServer>,
  say: (line: string) => void,
  tests: readonly string[] = [],
): Promise<readonly Outcome[]> {
  const prepared = parts.map((part) => ({ part, reason: part.prepare() }));
  if (prepared.every(({ reason }) => reason !== undefined))
    return prepared.map(({ part: { name }, reason = '' }) => ({ name, verdict: 'skipped', reason }));
  const { environment, stop } = await start();
  const outcomes: Outcome[] = [];
  try {
    for (const { part, reason } of prepared)
      outcomes.push(
        reason === undefined
          ? await ran(part, environment, tests, say)
          : { name: part.name, verdict: 'skipped', reason },
      );
  } finally {
    await stop();
  }
  return outcomes;
}

/** A line for each outcome. */
export const summary = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.map(({ name, verdict, reason }) => {
    const detail = reason === undefined ? '' : `, ${reason}`;
    return verdict === 'skipped' ? `skipped: ${name}${detail}` : `${name}: ${verdict}${detail}`;
  });

/** Whether the run passed. A skipped suite is a failure only if every suite must run. */
export const isWell = (outcomes: readonly Outcome[], mustRun: boolean): boolean =>
  outcomes.every(({ verdict }) => verdict === 'passed' || (verdict === 'skipped' && !mustRun));
