import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function start(environment: NodeJS.ProcessEnv, ...given: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', '--import', 'tsx', main, ...given], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Resolves with the port once the server logs that it is ready. */
const ready = (server: ChildProcess): Promise<number> => new Promise((resolve, reject) => {
  let text = '';
  server.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const port = /"port":(\d+).*"msg":"ready"/u.exec(text)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  server.once('exit', (code) => { reject(new Error(`exited ${String(code)} before it was ready`)); });
});

const exitOf = async (server: ChildProcess): Promise<number | null> => {
  if (server.exitCode === null) await once(server, 'exit');
  return server.exitCode;
};

/** Begins a POST, of whose body half is still to come. */
async function beginPost(port: number, body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /v1/matches/7001/statistics/squads HTTP/1.1', 'Host: x', `Authorization: Bearer ${KEY}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  return socket;
}

async function textOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => { pieces.push(piece); });
  await once(socket, 'close');
  return Buffer.concat(pieces).toString();
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

describe('the process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'match-logs-'));
  const servers: ChildProcess[] = [];
  const begin = (environment: NodeJS.ProcessEnv = {}): ChildProcess => {
    const server = start({ PORT: '0', HOST: '127.0.0.1', GOALSQUARE_DATA: folder, GOALSQUARE_STATE: path.join(folder, 'state'), LOG_LEVEL: 'info', ...environment });
    servers.push(server);
    return server;
  };
  const body = JSON.stringify({ squadMetricRequests: [{ metricCodes: ['GOAL'] }] });

  before(() => {
    for (const { header, entries } of logs.slice(0, 1)) {
      writeFileSync(path.join(folder, `${header.id}.ndjson`), `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`);
    }
  });
  after(() => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('finishes what is under way on SIGTERM, takes nothing new and exits 0', async () => {
    const server = begin();
    const port = await ready(server);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).to.equal(200);
    const socket = await beginPost(port, body);
    await pause(100);
    server.kill('SIGTERM');
    await pause(300);
    const refused = await fetch(`http://127.0.0.1:${port}/livez`).then(() => 'answered', () => 'refused');
    expect(refused).to.equal('refused');
    const answer = textOf(socket);
    socket.write(body.slice(10));
    expect(await answer).to.match(/^HTTP\/1\.1 200 OK\r\n/u).and.to.contain('"code":"GOAL"');
    expect(await exitOf(server)).to.equal(0);
  });

  it('exits 1 on a second signal while something is under way', async () => {
    const server = begin();
    const socket = await beginPost(await ready(server), body);
    socket.on('error', () => undefined);
    await pause(100);
    server.kill('SIGTERM');
    await pause(200);
    server.kill('SIGINT');
    expect(await exitOf(server)).to.equal(1);
  });

  it('exits 1 with a line for each fault where the configuration cannot be used', async () => {
    const server = begin({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    const told = text(server.stderr ?? Readable.from([]));
    expect(await exitOf(server)).to.equal(1);
    expect(await told).to.contain("PORT is 'eighty': use a whole number from 0 to 65535\nLOG_LEVEL is 'loud': ");
  });

  it('lists its variables with --help and exits 0, and takes no other argument', async () => {
    const [help, wrong] = [start({}, '--help'), start({}, '--port=80')];
    const [told, refused] = await Promise.all([help.stdout, wrong.stderr].map((stream) => text(stream ?? Readable.from([]))));
    expect(await exitOf(help)).to.equal(0);
    expect(told).to.contain('GOALSQUARE_DATA');
    expect(await exitOf(wrong)).to.equal(2);
    expect(refused).to.contain("There is no argument '--port=80'");
  });
});
