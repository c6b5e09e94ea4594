import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { localAddress } from '../../../src/features/operations/health.js';
import { ReadinessBoard, type PartState } from '../../../src/features/operations/readiness.js';
import { appForSuite } from '../../support/app.js';
import { programArguments } from '../../support/program-arguments.js';

const program = fileURLToPath(new URL('../../../src/composition/healthcheck.ts', import.meta.url));

/** Runs the program of the image's HEALTHCHECK: its exit code and what it says. */
async function check(port: number): Promise<readonly [code: unknown, said: string]> {
  const running = spawn(process.execPath, programArguments(program), {
    env: { ...process.env, PORT: String(port), HOST: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(running.stdout), once(running, 'exit') as Promise<[unknown]>]);
  return [code, said];
}

describe('the health check', () => {
  const board = new ReadinessBoard();
  let server: PartState = 'ready';
  board.add('server', () => server);
  const app = appForSuite({ readiness: board });
  const port = (): number => (app.server.address() as AddressInfo).port;

  it('exits 0 where the server is ready', async () => {
    expect(await check(port())).to.deep.equal([0, 'ok\n']);
  });

  it('exits 1 with the reason where it is not', async () => {
    server = { unready: 'stopping' };
    const [code, said] = await check(port());
    expect(code).to.equal(1);
    expect(said).to.contain('server: stopping');
  });

  it('exits 1 where nobody answers', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port: nobody } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    const [code, said] = await check(nobody);
    expect(code).to.equal(1);
    expect(said).to.contain('ECONNREFUSED');
  });

  for (const [host, expected] of [
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://[::1]:80'],
    ['::1', 'http://[::1]:80'],
    ['10.1.2.3', 'http://10.1.2.3:80'],
    ['api.local', 'http://api.local:80'],
  ] as const) {
    it(`finds a server that listens on ${host} at ${expected}`, () => {
      expect(localAddress(host, 80)).to.equal(expected);
    });
  }
});
