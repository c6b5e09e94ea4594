import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { limitPipeline } from '../../../src/http/listener/pipeline-limit.js';
import { drainer, type Drain } from '../../../src/http/listener/drain.js';

/** A server whose responses wait until the test releases them. */
class Waiting {
  readonly started: ServerResponse[] = [];
  readonly server: Server = createServer(
    limitPipeline((_req: IncomingMessage, res) => {
      this.started.push(res);
      this.#notify?.();
    }),
  );
  #notify: (() => void) | undefined;

  /** Resolves once a number of requests have arrived. */
  async come(count: number): Promise<void> {
    while (this.started.length < count)
      await new Promise<void>((resolve) => {
        this.#notify = resolve;
      });
  }
}

const sent = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n';

async function client(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const textOf = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  await once(socket, 'close');
  return text;
};

/** A drainer and what it exits with. */
function stopping(
  server: Server,
  times: Partial<Drain> = {},
): { readonly stop: () => void; readonly exits: readonly number[]; readonly exited: Promise<void> } {
  const exits: number[] = [];
  let notify = (): void => undefined;
  const exited = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const stop = drainer(server, {
    delayMilliseconds: 0,
    graceMilliseconds: 60_000,
    onStart: () => undefined,
    exit: (code) => {
      exits.push(code);
      notify();
    },
    ...times,
  });
  return { stop, exits, exited };
}

describe('draining', () => {
  const waiting = { now: new Waiting() };
  beforeEach(async () => {
    waiting.now = new Waiting();
    waiting.now.server.listen(0, '127.0.0.1');
    await once(waiting.now.server, 'listening');
  });
  afterEach(() => {
    waiting.now.server.closeAllConnections();
    waiting.now.server.close();
  });

  it('lets every request under way finish, closes connections kept alive, and exits 0 once', async () => {
    const { server, started, come } = {
      server: waiting.now.server,
      started: waiting.now.started,
      come: waiting.now.come.bind(waiting.now),
    };
    const { stop, exits, exited } = stopping(server);
    const [busy, other, idle] = [await client(server), await client(server), await client(server)];
    idle.write(sent);
    await come(1);
    started[0]?.end('first');
    await once(idle, 'data');
    busy.write(sent);
    other.write(sent);
    await come(3);
    const answers = [textOf(busy), textOf(other)];
    stop();
    await once(idle, 'close');
    expect(exits).to.deep.equal([]);
    for (const res of started) if (!res.writableEnded) res.end('whole');
    for (const answer of await Promise.all(answers))
      expect(answer).to.match(/^HTTP\/1\.1 200 OK\r\n(?:[\s\S]*\r\n)?Connection: close\r\n[\s\S]+whole/u);
    await exited;
    expect(exits).to.deep.equal([0]);
  });

  it('exits once, whatever signals come while it exits', async () => {
    const { server } = waiting.now;
    const { stop, exits, exited } = stopping(server);
    stop();
    await exited;
    stop();
    stop();
    expect(exits).to.deep.equal([0]);
  });

  it('refuses new connections', async () => {
    const { server } = waiting.now;
    const { port } = server.address() as AddressInfo;
    const { stop, exited } = stopping(server);
    stop();
    await exited;
    const socket = connect(port, '127.0.0.1');
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).to.equal('ECONNREFUSED');
  });

  it('goes on accepting during the delay, and closes each connection with its answer', async () => {
    const { server, started } = waiting.now;
    const begun: string[] = [];
    const { stop, exits, exited } = stopping(server, {
      delayMilliseconds: 300,
      onStart: () => {
        begun.push('begun');
      },
    });
    stop();
    const late = await client(server);
    const answer = textOf(late);
    late.write(sent);
    await waiting.now.come(1);
    started[0]?.end('late');
    expect(await answer).to.match(/\r\nConnection: close\r\n[\s\S]+late/u);
    await exited;
    expect([begun, exits]).to.deep.equal([['begun'], [0]]);
  });

  for (const force of ['a second signal', 'the end of the grace'] as const) {
    it(`is forced by ${force}: exit 1`, async () => {
      const { server } = waiting.now;
      const busy = await client(server);
      busy.write(sent);
      await waiting.now.come(1);
      const { stop, exits, exited } = stopping(server, {
        graceMilliseconds: force === 'the end of the grace' ? 20 : 60_000,
      });
      stop();
      expect(exits).to.deep.equal([]);
      if (force === 'a second signal') stop();
      await exited;
      expect(exits[0]).to.equal(1);
    });
  }
});
