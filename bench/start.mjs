// Measures what a newcomer waits for, in a fresh clone of the last commit: the installation, the first response, the
// whole sandbox world, the documentation and a second start. `--json` prints JSON. `--keep` keeps the clone.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

const POLL_MILLISECONDS = 20;
const PATIENCE_SECONDS = 1200;
const KEY = 'Bearer sandbox-transactional';
const STATISTICS =
  '/v1/matches/110610101/statistics/squads?metric=CLEARANCE&metric=INSIDE_50&period=4&lastXSeconds=600';

const { fetch } = globalThis;
const isJson = process.argv.includes('--json');
const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-start-'));
const clone = path.join(folder, 'goalsquare');
const secondsSince = (start) => Math.round((performance.now() - start) / 10) / 100;

/** Runs a command in a folder, and returns how long it took. **Throws** with its output if it fails. */
function timed(command, args, cwd) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return secondsSince(start);
}

/** Waits until a condition holds, and returns how long after `start`. **Throws** if it does not in twenty minutes. */
async function secondsUntil(what, start, holds) {
  while (secondsSince(start) < PATIENCE_SECONDS) {
    if (await holds().catch(() => false)) return secondsSince(start);
    await setTimeout(POLL_MILLISECONDS);
  }
  throw new Error(`${what}: not after ${PATIENCE_SECONDS} s`);
}

/** Starts the server as its users do. */
async function started() {
  const port = await getPort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the server cannot be started');
  const ask = (target) => fetch(`http://127.0.0.1:${port}${target}`, { headers: { Authorization: KEY } });
  const isOk = (target) => async () => {
    const response = await ask(target);
    await response.arrayBuffer();
    return response.status === 200;
  };
  /** Whether a part of the server is ready. */
  const isReady = (part) => async () => {
    const response = await ask('/readyz');
    const text = await response.text();
    return response.status === 200 && !text.includes(`${part}: `);
  };
  const stop = async () => {
    const over = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    process.kill(-pid, 'SIGTERM');
    await over;
  };
  return { begun, isOk, isReady, stop };
}

const measured = {};
try {
  timed('git', ['clone', '--quiet', path.join(import.meta.dirname, '..'), clone], folder);
  measured.installSeconds = timed('npm', ['ci', '--no-audit', '--no-fund'], clone);
  measured.installMegabytes = Number(
    spawnSync('du', ['-sm', 'node_modules'], { cwd: clone }).stdout.toString().split('\t')[0],
  );

  const first = await started();
  measured.firstListSeconds = await secondsUntil('the first list', first.begun, first.isOk('/v1/leagues'));
  measured.firstAnswerSeconds = await secondsUntil('the first statistics', first.begun, first.isOk(STATISTICS));
  measured.readySeconds = await secondsUntil('a ready server', first.begun, first.isReady('server'));
  const world = secondsUntil('the whole world', first.begun, first.isReady('world'));
  const hub = secondsUntil('the documentation', first.begun, first.isReady('hub'));
  measured.worldSeconds = await world;
  measured.hubColdSeconds = await hub;
  await first.stop();

  const second = await started();
  measured.secondStartSeconds = await secondsUntil(
    'a response after a second start',
    second.begun,
    second.isOk(STATISTICS),
  );
  await second.stop();
  measured.hubWarmSeconds = timed('npm', ['run', '--silent', 'build', '--', 'hub'], clone);
} finally {
  if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true });
}

if (isJson) console.log(JSON.stringify(measured));
else for (const [name, value] of Object.entries(measured)) console.log(`${name.padEnd(20)} ${value}`);
