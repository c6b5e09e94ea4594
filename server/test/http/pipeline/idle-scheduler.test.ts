import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { runWhenIdle, type WaitForIdle } from '../../../src/http/pipeline/idle-scheduler.js';
import { until } from '../../support/until.js';

const LONGEST_WAIT = 20;

describe('idle turns', () => {
  let now = 0;
  /** A clock that only the test advances. */
  const clock = { value: () => now, configurable: true };
  const server = createServer();
  const sockets: Socket[] = [];
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    Object.defineProperty(performance, 'now', clock);
  });
  afterEach(() => {
    Reflect.deleteProperty(performance, 'now');
    for (const socket of sockets) socket.destroy();
  });
  after(() => {
    server.close();
  });

  /** A request that is under way, its answer, and the caller's end of its connection. */
  async function request(): Promise<{ readonly res: ServerResponse; readonly socket: Socket }> {
    const coming = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, res] = await coming;
    return { res, socket };
  }

  /** Waits for a turn. Gives whether it has come, once others had their turns. */
  function waiting(turn: WaitForIdle): () => Promise<boolean> {
    let hasCome = false;
    void turn().then(() => {
      hasCome = true;
    });
    return async () => {
      for (let turns = 0; turns < 20; turns += 1) await setImmediate();
      return hasCome;
    };
  }

  it('come where nothing is under way', async () => {
    await runWhenIdle(server, async (turn) => {
      expect(await waiting(turn)()).to.equal(true);
    });
  });

  for (const [end, finish] of [
    [
      'answered',
      ({ res }) => {
        res.end();
      },
    ],
    [
      'given up',
      ({ socket }) => {
        socket.destroy();
      },
    ],
  ] as const satisfies readonly (readonly [string, (one: Awaited<ReturnType<typeof request>>) => void])[]) {
    it(`wait while a request is under way, until it is ${end}`, async () => {
      await runWhenIdle(server, async (turn) => {
        const [one, other] = [await request(), await request()];
        const hasCome = waiting(turn);
        expect(await hasCome()).to.equal(false);
        finish(one);
        await until('the first is over', () => one.res.closed);
        expect(await hasCome()).to.equal(false);
        finish(other);
        await until('the turn comes', hasCome);
      });
    });
  }

  it('wait no longer than the longest wait, each of them', async () => {
    await runWhenIdle(server, async (turn) => {
      await request();
      for (let turns = 0; turns < 2; turns += 1) {
        const hasCome = waiting(turn);
        now += LONGEST_WAIT - 1;
        expect(await hasCome()).to.equal(false);
        now += 1;
        expect(await hasCome()).to.equal(true);
      }
    });
  });

  it('count requests no more once the work is done or has failed', async () => {
    const before = server.listeners('request');
    await runWhenIdle(server, () => {
      expect(server.listeners('request')).to.have.lengthOf(before.length + 1);
      return Promise.resolve();
    });
    expect(server.listeners('request')).to.deep.equal(before);
    const failure = new Error('no list');
    expect(await runWhenIdle(server, () => Promise.reject(failure)).catch((error: unknown) => error)).to.equal(failure);
    expect(server.listeners('request')).to.deep.equal(before);
  });
});
