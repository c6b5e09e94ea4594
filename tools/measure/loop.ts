import { loopCases } from './loop/cases.js';
import { Prober, type Hold } from './loop/prober.js';
import { sceneOf } from './loop/scene.js';
import { startLimited } from './memory/limited-server.js';
import { worldFolder } from './memory/world-folder.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';

const LIMIT_MILLISECONDS = 50;

const medianOf = (holds: readonly Hold[]): Hold =>
  holds.toSorted((a, b) => a.holdMs - b.holdMs)[Math.floor((holds.length - 1) / 2)] ?? { holdMs: 0, latencyMs: 0 };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Sends requests that a plan permits to a server, case by case, while another process continuously requests `/livez`.
 * The longest latency of these requests shows how long the case blocked the event loop. Each case runs several times,
 * and the median counts. No case may block the loop for longer than 50 ms.
 *
 * A Linux control group limits the memory of the server, as in `measure -- memory`, and the server must not exit.
 *
 * `world` is `sandbox` or `seasons`: a sealed folder with that many seasons. `dir` is another folder. `limit` is the
 * memory in megabytes. `case` selects the cases whose names contain the text.
 */
export const loop = scenario({
  name: 'loop',
  options: { world: 'sandbox', seasons: 10, dir: '', limit: 512, case: '', rounds: 3 },
  start: async ({ values: { world, seasons, dir, limit }, folder, say, atEnd }) => {
    const server = await startLimited({
      node: process.execPath,
      environment: {
        GOALSQUARE_DATA: dir === '' ? await worldFolder(world, seasons, say) : dir,
        GOALSQUARE_STATE: folder,
        MEMORY_MB: String(limit),
        MALLOC_MMAP_THRESHOLD_: '32768',
      },
      program: new URL('../../server/dist/start.mjs', import.meta.url),
      limit,
    });
    atEnd(() => server.stop());
    const prober = new Prober(server.target.port, server.target.pid);
    atEnd(() => {
      prober.stop();
    });
    const scene = await sceneOf(server.target, () => {
      say('every match was used: the next cases open matches again');
    });
    return { server, scene, prober };
  },
  steps: [
    async ({ values, servers: { server, scene, prober }, say, row, hold }) => {
      say(`${'hold ms'.padStart(8)} ${'latency'.padStart(8)} ${'RSS MB'.padStart(7)}  case`);
      for (const { name, prepare, once, needsLogs } of loopCases.filter((one) => one.name.includes(values.case))) {
        const holds: Hold[] = [];
        let remark = '';
        if (needsLogs === true && values.dir === '' && values.world === 'seasons') {
          say(`not measured: ${name}: a sealed folder has no logs`);
          continue;
        }
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
      say(server.isEnforced ? server.ofGroup() : 'the limit of memory was not set: no control group can be created');
      hold(server.ended() === undefined, `the server ended: ${server.ended() ?? ''}`);
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
