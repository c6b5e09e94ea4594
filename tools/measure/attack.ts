import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyFolder } from '../../server/src/features/identity/keys/key-folder.js';
import { keyRing } from '../../server/src/features/identity/keys/key-ring.js';
import { addAccountsLikeSandbox } from '../../server/test/support/accounts-command.js';
import { logs } from '../../server/test/support/match-log.js';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { leaks } from '../../server/test/support/secret-recorder.js';
import { attacks } from '../../server/test/attack/attacks.js';
import { attempt } from '../../server/test/attack/attempt.js';
import { Bystander } from '../../server/test/attack/bystander.js';
import { slow } from '../../server/test/attack/slow.js';
import { hasSlowhttptest, modes, runMode } from '../../server/test/attack/slowhttptest.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';

/** Maximum duration of an attack. The server cuts off a slow body after 30 seconds. **Units**: milliseconds. */
const LIMIT = 45_000;
const MAX_GROWTH_MB = 300;

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/**
 * Attacks a server process. Reports for each attack the response, the duration, the longest wait of another caller, and
 * the server's memory. An attack must not get a forbidden response, hang, or block the other caller. The server must
 * not leak a key, grow by more than 300 MB or exit.
 */
export const attack = scenario({
  name: 'attack',
  options: {},
  start: async ({ folder, atEnd }) => {
    const [state, data] = [path.join(folder, 'state'), path.join(folder, 'data')];
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    for (const { header, entries } of logs.slice(0, 1))
      writeFileSync(
        path.join(data, `${header.id}.ndjson`),
        `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
    const server = new ServerProcess({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });
    atEnd(() => server.end('SIGKILL'));
    await server.ready();
    const ring = keyRing({ storage: keyFolder(path.join(state, 'keys')) });
    return { server, target: { port: server.port, issuer: `http://localhost:${server.port}`, ring } };
  },
  steps: [
    async ({ servers: { server, target }, say, row, hold }) => {
      const before = residentMegabytes(server.pid);
      const bystander = new Bystander(server.port, 'sandbox-basic');
      bystander.start();
      const report = (name: string, answer: string, milliseconds: number, isWrong: boolean): void => {
        const { slowest, failures } = bystander.since();
        say(name);
        const figures = [milliseconds, slowest, residentMegabytes(server.pid)].map(Math.round);
        row({ attack: name, answer, ms: figures[0], othersMs: figures[1], memoryMb: figures[2] });
        hold(!isWrong, `${name}: ${answer}`);
        for (const failure of failures) hold(false, `${name}: another caller: ${failure}`);
      };
      for (const one of [...attacks, ...slow]) {
        const { answer, milliseconds, isWrong } = await attempt(target, one, LIMIT);
        report(one.name, answer, milliseconds, isWrong);
      }
      if (!hasSlowhttptest) say('no slowhttptest on this machine');
      for (const [name, at, options] of hasSlowhttptest ? modes : []) {
        const begun = performance.now();
        const available = await runMode(server.url, at, options);
        report(name, `available: ${available}`, performance.now() - begun, !available.startsWith('YES'));
      }
      bystander.stop();
      const growth = peakMegabytes(server.pid) - before;
      hold(growth <= MAX_GROWTH_MB, `the server grew by ${growth.toFixed(0)} MB`);
      hold((await server.ask('/livez').catch(() => undefined))?.status === 200, 'the server has ended');
      await server.metrics();
      await server.end();
      for (const leak of await leaks()) hold(false, `a secret is in ${leak}`);
    },
  ],
  passed: ({ rows }) => `${rows.length} attacks, none with a wrong answer`,
});
