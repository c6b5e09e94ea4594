import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/*
 * Attacks a server process and prints attack, answer, time, how long another caller waited meanwhile, and the memory of
 * the server then. Exit code 1 where one is answered with what it must not be or hangs, where the other caller is not
 * served, or where the server leaks a key, grows or dies.
 */

/** Longest that any attack may take: the server cuts off a slow body after 30 seconds. **Units**: milliseconds. */
const LIMIT = 45_000;
const MAX_GROWTH_MB = 300;
const SHOWN = 34;

const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-attack-'));
const state = path.join(folder, 'state');
const data = path.join(folder, 'data');
mkdirSync(data);
addAccountsLikeSandbox(state);
for (const { header, entries } of logs.slice(0, 1)) {
  writeFileSync(
    path.join(data, `${header.id}.ndjson`),
    `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`,
  );
}

const server = new ServerProcess({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });
process.once('exit', () => {
  server.signal('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
await server.ready();
const target = {
  port: server.port,
  issuer: `http://localhost:${server.port}`,
  ring: keyRing({ storage: keyFolder(path.join(state, 'keys')) }),
};

const megabytes = (of: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${of}:\\s+(\\d+)`, 'u').exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const before = megabytes('VmRSS');
const bystander = new Bystander(server.port, 'sandbox-basic');
bystander.start();

let wrong = 0;
function report(name: string, answer: string, milliseconds: number, isWrong: boolean): void {
  const { slowest, failures } = bystander.since();
  const isFault = isWrong || failures.length > 0;
  if (isFault) wrong += 1;
  const said = failures.length > 0 ? `others: ${failures[0] ?? ''}` : answer;
  console.log(
    `${isFault ? 'WRONG' : 'ok   '}  ${name.padEnd(66)} ${(said.length > SHOWN ? `${said.slice(0, SHOWN - 3)}...` : said).padEnd(SHOWN)} ${milliseconds.toFixed(0).padStart(7)} ms ${slowest.toFixed(0).padStart(6)} ms ${megabytes('VmRSS').toFixed(0).padStart(5)} MB`,
  );
}

console.log(
  `       ${'attack'.padEnd(66)} ${'answer'.padEnd(SHOWN)} ${'time'.padStart(10)} ${'others'.padStart(9)} ${'memory'.padStart(8)}`,
);
for (const attack of [...attacks, ...slow]) {
  const { answer, milliseconds, isWrong } = await attempt(target, attack, LIMIT);
  report(attack.name, answer, milliseconds, isWrong);
}
for (const [name, at, options] of hasSlowhttptest ? modes : []) {
  const begun = performance.now();
  const available = await runMode(server.url, at, options);
  report(`slowhttptest, ${name}`, `available: ${available}`, performance.now() - begun, !available.startsWith('YES'));
}
bystander.stop();

const growth = megabytes('VmHWM') - before;
const alive = (await server.ask('/livez').catch(() => undefined))?.status === 200;
await server.metrics();
await server.end();
const secrets = await leaks();
for (const leak of secrets) console.log(`WRONG  a secret is in ${leak}`);
console.log(
  `\n${attacks.length + slow.length + (hasSlowhttptest ? modes.length : 0)} attacks, ${wrong} with a wrong answer; ${growth.toFixed(0)} MB more memory at most; the server ${alive ? 'is running' : 'has ended'}${hasSlowhttptest ? '' : '; no slowhttptest on this machine'}`,
);
process.exit(wrong + secrets.length > 0 || growth > MAX_GROWTH_MB || !alive ? 1 : 0);
