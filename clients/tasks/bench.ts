import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startCountingProxy } from './counting-proxy.js';
import { readJson } from './read-json.js';
import { runTask } from './run-task.js';
import { linesOf, programOf, statementsOf, taskClients, type TaskClient } from './task-clients.js';
import { taskStage } from './task-stage.js';
import { tasks, type Check, type Task } from './tasks.js';
import { seasonLine, tableOf, type Measured, type SeasonTable, type StartUp } from './report.js';
import type { Stage } from '../../tools/check/samples/run-in-stage.js';
import { startSandbox } from '../../tools/check/samples/sandbox-server.js';
import { buildCommandLine } from '../../tools/release/bundle/build-command-line.js';

/*
 * Runs an analyst's tasks in every client, each in a new process except Excel's, against a sandbox server that it
 * starts, or the one that `--url` names. The server that it starts simulates only what is requested. Prints the lines
 * of each program, its requests, and the median of its seconds in `--rounds` (3) runs, then the CPU time of a season
 * table. `--json` prints JSON, `--client NAME` runs one client. A wrong answer stops the run.
 */

const {
  values: { url: given, rounds = '3', json = false, client: only },
} = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string' },
    json: { type: 'boolean' },
    client: { type: 'string', multiple: true },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const TOKEN = 'sandbox-transactional';

const clients = taskClients.filter(({ name, prepare }) => {
  if (only?.includes(name) === false) return false;
  const reason = prepare();
  if (reason !== undefined) console.error(`skipped: ${name}, ${reason}`);
  return reason === undefined;
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

const withUrl = ({ folder, environment }: Stage, url: string): Stage => ({
  folder,
  environment: { ...environment, GOALSQUARE_URL: url },
});

/** Measures a task in a client. **Throws** for a wrong answer. */
async function measured(task: Task, client: TaskClient, check: Check, stage: Stage, url: string): Promise<Measured> {
  const right = async (at: string): Promise<number> => {
    const { seconds, fault } = await runTask(client, task, check, withUrl(stage, at));
    if (fault !== undefined) throw new Error(`${task.title} in ${client.name}: ${fault}`);
    return seconds;
  };
  const proxy = await startCountingProxy(url);
  await right(proxy.url);
  const requests = proxy.taken();
  await proxy.stop();
  const seconds: number[] = [];
  for (let round = 0; client.startUp !== undefined && round < Number(rounds); round += 1)
    seconds.push(await right(url));
  const code = readFileSync(programOf(client, task.name), 'utf8');
  return {
    task: task.name,
    client: client.name,
    lines: linesOf(code, client.comment),
    statements: statementsOf(code, client.comment),
    requests,
    ...(seconds.length > 0 && { seconds: median(seconds) }),
  };
}

/** Measures how long it takes to start a client's language and load the client. **Empty**: `undefined` for Excel. */
async function startUpOf({ name, startUp, ending, run }: TaskClient, stage: Stage): Promise<StartUp | undefined> {
  if (startUp === undefined) return undefined;
  const program = path.join(stage.folder, `start-up.${ending}`);
  writeFileSync(program, startUp);
  const seconds: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const begun = performance.now();
    const { code, complained } = await run(program, stage);
    if (code !== 0) throw new Error(`${name} does not start: ${complained}`);
    seconds.push((performance.now() - begun) / 1000);
  }
  return { client: name, seconds: median(seconds) };
}

/** Measures the CPU time of a season table in a client. **Empty**: `undefined` for a client without data frames. */
async function seasonTableOf({ name, run, seasonTable }: TaskClient, stage: Stage): Promise<string | undefined> {
  if (seasonTable === undefined) return undefined;
  const { code, said, complained } = await run(path.join(root, seasonTable), stage);
  if (code !== 0) throw new Error(`${seasonTable}: ${complained}`);
  return seasonLine(name, JSON.parse(said) as SeasonTable);
}

await buildCommandLine(root);
const { url, stop } = given === undefined ? await startSandbox() : { url: given, stop: () => Promise.resolve() };
try {
  const stage = taskStage(
    root,
    url,
    clients.some(({ ending }) => ending === 'R'),
  );
  const read = readJson(url, TOKEN);
  const checks = new Map<Task, Check>();
  // The sandbox started here has no dataset.
  for (const task of tasks.filter(({ name }) => given !== undefined || name !== 'files'))
    checks.set(task, await task.check(read));
  const found: Measured[] = [];
  const starts: StartUp[] = [];
  const seasons: string[] = [];
  for (const client of clients) {
    for (const [task, check] of checks)
      if (client.without?.includes(task.name) !== true) found.push(await measured(task, client, check, stage, url));
    const start = await startUpOf(client, stage);
    if (start !== undefined) starts.push(start);
    const seasonTable = await seasonTableOf(client, stage);
    if (seasonTable !== undefined) seasons.push(seasonTable);
  }
  const machine = `Node ${process.versions.node}, ${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  if (json) console.log(JSON.stringify({ machine, tasks: found, startUp: starts, seasons }));
  else console.log([tableOf(found, starts, machine), ...seasons].join('\n'));
} finally {
  await stop();
}
