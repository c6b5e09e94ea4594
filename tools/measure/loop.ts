import { parseArgs } from 'node:util';
import { loopCases, type LoopCase } from './loop/cases.js';
import { Prober, type Hold } from './loop/prober.js';
import { residentMegabytes } from './loop/memory.js';
import { sceneOf, type Scene } from './loop/scene.js';
import { startServer } from './loop/server.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

/*
 * Sends a server requests that a plan permits, one case after another, while another process requests `/livez` all
 * the time. Prints the longest latency of `/livez` in each case, which is how long the case held the event loop. Each
 * case is played a few times and the median counts. Exit code 1 if a case holds the loop longer than 50 ms.
 *
 * `--dir DIR` is the folder of matches; default: the sandbox world. `--case TEXT` plays the cases whose names contain
 * the text.
 */

const LIMIT_MILLISECONDS = 50;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    case: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};
if (values.dir === undefined) (await wholeSandbox()).matches.close();

const medianOf = (holds: readonly Hold[]): Hold =>
  [...holds].sort((a, b) => a.holdMs - b.holdMs)[Math.floor((holds.length - 1) / 2)] ?? { holdMs: 0, latencyMs: 0 };

interface Measured extends Hold {
  readonly name: string;
}

/** Plays a case in all its rounds, and says how long it held the event loop. */
async function measured({ name, prepare, once }: LoopCase, scene: Scene, prober: Prober): Promise<Measured> {
  const holds: Hold[] = [];
  let remark = '';
  for (let round = 0; round < (once === true ? 1 : Number(values.rounds)); round += 1) {
    const play = await prepare(scene);
    holds.push(
      await prober.during(async () => {
        remark = await play();
      }),
    );
  }
  const { holdMs, latencyMs } = medianOf(holds);
  say(
    `${holdMs.toFixed(1).padStart(8)} ${latencyMs.toFixed(1).padStart(8)} ${residentMegabytes(scene.target.pid).toFixed(0).padStart(7)}  ${name}${remark === '' ? '' : ` (${remark})`}`,
  );
  return { name, holdMs: Math.round(holdMs * 10) / 10, latencyMs: Math.round(latencyMs * 10) / 10 };
}

/**
 * Plays all cases against a server of its own. Server and prober end with it, also after a failure: they share the
 * output of this process, so a program that reads it would otherwise wait for them forever.
 */
async function measureAll(): Promise<readonly Measured[]> {
  const { target, stop } = await startServer(values.dir);
  const prober = new Prober(target.port, target.pid);
  try {
    const scene = await sceneOf(target);
    const cases: Measured[] = [];
    say(`${'hold ms'.padStart(8)} ${'latency'.padStart(8)} ${'RSS MB'.padStart(7)}  case`);
    for (const one of loopCases.filter(({ name }) => name.includes(values.case)))
      cases.push(await measured(one, scene, prober));
    return cases;
  } finally {
    prober.stop();
    target.close();
    await stop();
  }
}

const cases = await measureAll();
const longestMs = Math.max(...cases.map(({ holdMs }) => holdMs));
const tooLong = cases.filter(({ holdMs }) => holdMs > LIMIT_MILLISECONDS);
say(
  `\n${cases.length} cases, the longest hold is ${longestMs} ms; ${tooLong.length} are over ${LIMIT_MILLISECONDS} ms`,
);
if (values.json) process.stdout.write(`${JSON.stringify({ cases, longestMs })}\n`);
process.exit(tooLong.length > 0 ? 1 : 0);
