import { wholeSandbox } from '../dev/whole-sandbox.js';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { account } from './account.js';
import { loopCases } from './loop/cases.js';
import { Prober, type Hold } from './loop/prober.js';
import { sceneOf } from './loop/scene.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';
import { Target } from './target.js';

const LIMIT_MILLISECONDS = 50;

const medianOf = (holds: readonly Hold[]): Hold =>
  holds.toSorted((a, b) => a.holdMs - b.holdMs)[Math.floor((holds.length - 1) / 2)] ?? { holdMs: 0, latencyMs: 0 };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Sends requests that a plan permits to a server, case by case, while another process continuously requests `/livez`.
 * The longest latency of these requests shows how long the case blocked the event loop. Each case runs several times,
 * and the median counts. No case may block the loop for longer than 50 ms.
 *
 * `dir` is the folder of matches, by default the sandbox world. `case` selects the cases whose names contain the text.
 */
export const loop = scenario({
  name: 'loop',
  options: { dir: '', case: '', rounds: 3 },
  start: async ({ values: { dir }, folder, atEnd }) => {
    if (dir === '') (await wholeSandbox()).matches.close();
    const environment = { GOALSQUARE_DATA: dir, GOALSQUARE_STATE: folder, LOG_LEVEL: 'info', MCP: 'on' };
    const key = account(environment, 'loop');
    const server = new ServerProcess(environment);
    atEnd(() => server.end('SIGKILL'));
    await server.ready();
    const target = new Target(server.port, server.pid, key);
    const prober = new Prober(server.port, server.pid);
    atEnd(() => {
      prober.stop();
    });
    return { scene: await sceneOf(target), prober };
  },
  steps: [
    async ({ values, servers: { scene, prober }, say, row }) => {
      say(`${'hold ms'.padStart(8)} ${'latency'.padStart(8)} ${'RSS MB'.padStart(7)}  case`);
      for (const { name, prepare, once } of loopCases.filter((one) => one.name.includes(values.case))) {
        const holds: Hold[] = [];
        let remark = '';
        for (let round = 0; round < (once === true ? 1 : values.rounds); round += 1) {
          const play = await prepare(scene);
          holds.push(
            await prober.during(async () => {
              remark = await play();
            }),
          );
        }
        const { holdMs, latencyMs } = medianOf(holds);
        row({ name, holdMs: tenth(holdMs), latencyMs: tenth(latencyMs) });
        say(
          `${holdMs.toFixed(1).padStart(8)} ${latencyMs.toFixed(1).padStart(8)} ${residentMegabytes(scene.target.pid).toFixed(0).padStart(7)}  ${name}${remark === '' ? '' : ` (${remark})`}`,
        );
      }
    },
  ],
  holds: ({ rows, hold }) => {
    hold(rows.length > 0, 'no case has such a name');
    for (const { name, holdMs } of rows)
      hold(
        Number(holdMs) <= LIMIT_MILLISECONDS,
        `${String(name)}: ${String(holdMs)} ms is over ${LIMIT_MILLISECONDS} ms`,
      );
  },
  isTable: false,
  passed: ({ rows }) => `${rows.length} cases, none held the event loop longer than ${LIMIT_MILLISECONDS} ms`,
  json: ({ rows, faults }) => ({
    cases: rows,
    longestMs: Math.max(...rows.map(({ holdMs }) => Number(holdMs))),
    faults,
  }),
});
