import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logs } from '../server/test/support/match-log.js';
import { attacks } from './attack/attacks.js';
import { attackWith } from './attack/raw.js';

/* Attacks a server process and prints attack, answer and time. Exit code 1 where one is answered with what it must not be, hangs, or leaves the process larger or dead. */

/** Longest that any attack may take: the server cuts off a slow body after 30 seconds. */
const LIMIT = 45_000;
const MAX_GROWTH_MB = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-attack-'));
process.once('exit', () => { rmSync(folder, { recursive: true, force: true }); });
for (const { header, entries } of logs.slice(0, 1)) {
  writeFileSync(path.join(folder, `${header.id}.ndjson`), `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`);
}

const ready = (server: ChildProcess): Promise<number> => new Promise((resolve, reject) => {
  let text = '';
  server.stdout?.on('data', (piece: Buffer) => {
    if (text.length < 100_000) text += piece.toString();
    const port = /"port":(\d+).*"msg":"ready"/u.exec(text)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  server.once('exit', (code) => { reject(new Error(`the server exited with ${String(code)}: ${text}`)); });
});

const megabytesOf = (pid: number | undefined): number => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const server = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'server/src/main.ts'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', GOALSQUARE_DATA: folder, LOG_LEVEL: 'info' }, stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => { server.kill('SIGKILL'); });
const port = await ready(server);
const before = megabytesOf(server.pid);

let wrong = 0;
for (const { name, play, allowed = /^[1-4]/u } of attacks) {
  const { answer, milliseconds } = await attackWith(port, LIMIT, play);
  const isWrong = !allowed.test(answer) || /5\d\d/u.test(answer) || answer === 'HANG';
  if (isWrong) wrong += 1;
  console.log(`${isWrong ? 'WRONG' : 'ok   '}  ${name.padEnd(50)} ${(answer.length > 30 ? `${answer.slice(0, 27)}...` : answer).padEnd(32)} ${milliseconds.toFixed(0).padStart(7)} ms`);
}

const growth = megabytesOf(server.pid) - before;
const alive = await fetch(`http://127.0.0.1:${port}/livez`).then(({ status }) => status, () => 0);
console.log(`\n${attacks.length} attacks, ${wrong} answered as they must not be; ${growth.toFixed(0)} MB more memory; the server ${alive === 200 ? 'lives' : 'is dead'}`);
process.exit(wrong > 0 || growth > MAX_GROWTH_MB || alive !== 200 ? 1 : 0);
