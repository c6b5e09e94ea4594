import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { createFront } from '../../server/front.js';
import { Upstream } from '../../server/upstream.js';

describe('the front of the development servers', () => {
  const servers: Server[] = [];
  let api: Upstream, hub: Upstream, front: Server, url: string;

  async function listening(server: Server): Promise<string> {
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A server that answers with its name and what it received. */
  const echo = (name: string): Promise<string> =>
    listening(
      createServer(((request, response) => {
        void text(request).then((body) => {
          response.end([name, request.method, request.url, request.headers['x-forwarded-host'], body].join(' '));
        });
      }) satisfies RequestListener),
    );

  /** Sends a request, and resolves once the front has received it. */
  async function send(path: string, init: RequestInit = {}): Promise<{ readonly response: Promise<Response> }> {
    const received = once(front, 'request');
    const response = fetch(`${url}${path}`, init);
    await received;
    return { response };
  }

  const ask = async (path: string, init: RequestInit = {}): Promise<string> =>
    (await fetch(`${url}${path}`, init)).text();

  beforeEach(async () => {
    [api, hub] = [new Upstream(), new Upstream()];
    front = createFront({ api, hub });
    url = await listening(front);
  });
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('passes paths of the API to the API server and all others to the hub', async () => {
    api.running(await echo('api'));
    hub.running(await echo('hub'));
    const { host } = new URL(url);
    expect(await ask('/v1/leagues?page=1')).to.equal(`api GET /v1/leagues?page=1 ${host} `);
    expect(await ask('/docs/?q=/v1/')).to.equal(`hub GET /docs/?q=/v1/ ${host} `);
  });

  it('opens a connection for each request: an idle one may be closed just as a request is sent on it', async () => {
    api.running(
      await listening(
        createServer((request, response) => {
          response.end(request.headers.connection);
        }),
      ),
    );
    expect(await ask('/livez')).to.equal('close');
  });

  it('passes everything to the API server where there is no hub', async () => {
    const alone = await listening(createFront({ api }));
    api.running(await echo('api'));
    expect(await (await fetch(`${alone}/docs/`)).text()).to.match(/^api GET \/docs\/ /u);
  });

  it('lets requests wait while the server restarts, and answers them by the new server', async () => {
    api.running(await echo('old'));
    expect(await ask('/livez')).to.match(/^old /u);
    api.starting();
    const waiting = [await send('/livez'), await send('/v1/x', { method: 'POST', body: 'a body' })];
    api.starting();
    waiting.push(await send('/readyz'));
    api.running(await echo('new'));
    const answers = await Promise.all(waiting.map(async ({ response }) => (await response).text()));
    const { host } = new URL(url);
    expect(answers).to.deep.equal([
      `new GET /livez ${host} `,
      `new POST /v1/x ${host} a body`,
      `new GET /readyz ${host} `,
    ]);
  });

  it('answers 503 with the reason while the server is down, also to requests that waited for it', async () => {
    const { response } = await send('/v1/leagues');
    api.down('scope.ts:3: unexpected end of file');
    for (const answer of [await response, await fetch(`${url}/v1/leagues`)]) {
      expect(answer.status).to.equal(503);
      expect(await answer.text()).to.equal('scope.ts:3: unexpected end of file\n');
    }
    api.starting();
    const next = await send('/v1/leagues');
    api.running(await echo('mended'));
    expect(await (await next.response).text()).to.match(/^mended /u);
  });

  it('answers 502 where the server ends before it answers, and cuts an answer short that has begun', async () => {
    api.running(
      await listening(
        createServer((request, response) => {
          if (request.url === '/v1/begun') response.write('the beginning');
          setImmediate(() => request.socket.destroy());
        }),
      ),
    );
    const none = await fetch(`${url}/v1/none`);
    expect(none.status).to.equal(502);
    expect(await none.text()).to.match(/^GET \/v1\/none got no answer: .+\n$/u);
    const begun = await conversation('GET /v1/begun HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(begun)
      .to.match(/^HTTP\/1\.1 200 /u)
      .and.to.match(/the beginning\r\n$/u);
  });

  /** Writes to the front and gives all that comes back until the connection ends. */
  async function conversation(words: string): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(words);
    return text(socket);
  }

  const upgrade = (path: string, words = ''): Promise<string> =>
    conversation(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${words}`);

  it('passes upgrades on, both ways, after the server has started', async () => {
    const upstream = createServer();
    upstream.on('upgrade', (request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.once('data', (chunk: Buffer) => socket.end(`${request.url ?? ''} received ${chunk.toString()}`));
    });
    const target = await listening(upstream);
    const received = once(front, 'upgrade');
    const answer = upgrade('/socket.io/', 'ping');
    await received;
    hub.running(target);
    expect(await answer)
      .to.match(/^HTTP\/1\.1 101 /u)
      .and.to.match(/\/socket\.io\/ received ping$/u);
  });

  it('refuses upgrades while the server is down', async () => {
    hub.down('Gatsby is starting');
    expect(await upgrade('/socket.io/'))
      .to.match(/^HTTP\/1\.1 503 /u)
      .and.to.match(/Gatsby is starting\n$/u);
  });
});
