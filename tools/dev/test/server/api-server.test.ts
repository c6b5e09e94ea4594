import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import getPort from 'get-port';
import { ApiServer } from '../../server/api-server.js';

describe('the API server as a child process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-server-'));
  const servers: ApiServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function serverOf(program: string): Promise<ApiServer> {
    const file = path.join(folder, 'server.mjs');
    writeFileSync(file, program);
    const server = new ApiServer({ file, port: await getPort(), environment: { ...process.env, ANSWER: 'yes' } });
    servers.push(server);
    return server;
  }

  const answering = `
    import http from 'node:http';
    http.createServer((request, response) => {
      if (request.url === '/crash') process.exit(3);
      response.end(process.env.ANSWER);
    }).listen(Number(process.env.PORT), process.env.HOST);`;

  it('runs once it listens on its port, and answers until it is stopped', async () => {
    const server = await serverOf(answering);
    for (let starts = 0; starts < 2; starts += 1) {
      expect(await server.start(() => expect.fail('it was stopped'))).to.equal('listening');
      expect(await (await fetch(server.url)).text()).to.equal('yes');
      await server.stop();
      expect(await fetch(server.url).catch((error: unknown) => error)).to.be.instanceOf(TypeError);
    }
  });

  it('gives the exit code where the server ends before it listens', async () => {
    const server = await serverOf('process.exit(4)');
    expect(await server.start(() => undefined)).to.deep.equal({ code: 4 });
  });

  it('reports a server that ends by itself', async () => {
    const server = await serverOf(answering);
    const ended = new Promise<number | null>((resolve) => {
      void server.start(resolve).then(() => fetch(`${server.url}/crash`).catch(() => undefined));
    });
    expect(await ended).to.equal(3);
  });
});
