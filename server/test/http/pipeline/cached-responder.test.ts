import type { Request } from 'express';
import { MemoryPart } from '@goalsquare/data';
import { expect } from 'chai';
import { Json } from '../../../src/answers/json/json.js';
import { WorkQueue } from '../../../src/domain/work-queue.js';
import { CachedResponder } from '../../../src/http/pipeline/cached-responder.js';
import { ResponseCache } from '../../../src/http/pipeline/response-cache.js';

const req: Pick<Request, 'method' | 'headers'> = { method: 'GET', headers: {} };
const PIECES = 5;

/** A responder whose event-loop turn ends immediately, and the responses it sends. */
function scene() {
  let now = 0;
  const queue = new WorkQueue({ now: () => (now += 100) });
  const cache = new ResponseCache(new MemoryPart('responses', 1_048_576));
  const responder = new CachedResponder(cache, queue);
  const state = { computed: 0, pieces: 0 };
  function* pieces(): Generator<string> {
    for (let n = 0; n < PIECES; n += 1) {
      state.pieces += 1;
      yield `${n}`;
    }
  }
  const compute = (): unknown => {
    state.computed += 1;
    return new Json<object>(pieces());
  };
  /** Sends a response and returns its body. */
  const answer = async (key: string, of = compute): Promise<string> => {
    const ready = responder.answer(req as Request, key, of);
    if (typeof ready !== 'function') return Buffer.from(ready.body).toString();
    let sent = '';
    await ready({
      setHeader: () => undefined,
      once: () => undefined,
      end: (body: string | Uint8Array) => {
        sent = Buffer.from(body).toString();
      },
    } as never);
    return sent;
  };
  return { queue, state, answer };
}

describe('a response that is computed in steps', () => {
  it('takes a step before the pieces, one for each and one after them, and is computed once for all who wait for it', async () => {
    const { queue, state, answer } = scene();
    expect(await Promise.all([answer('a'), answer('a'), answer('a')])).to.deep.equal(['01234', '01234', '01234']);
    expect(state).to.deep.equal({ computed: 1, pieces: PIECES });
    expect(queue.added).to.equal(PIECES + 2);
    expect(await answer('a')).to.equal('01234');
    expect([state.computed, queue.added]).to.deep.equal([1, PIECES + 2]);
  });

  it('lets others have their steps in between', async () => {
    const { state, answer } = scene();
    const order: string[] = [];
    const list = (name: string) => () =>
      new Json<object>(
        (function* pieces() {
          for (let n = 0; n < PIECES; n += 1) {
            order.push(name);
            yield name;
          }
        })(),
      );
    expect(await Promise.all([answer('a', list('a')), answer('b', list('b'))])).to.deep.equal(['aaaaa', 'bbbbb']);
    expect(order.join('')).to.equal('ab'.repeat(PIECES));
    expect(state.computed).to.equal(0);
  });

  it('is computed again if computing it failed', async () => {
    const { answer } = scene();
    const fail = (): unknown => {
      throw new Error('no');
    };
    const failed: unknown = await answer('a', fail).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property('message', 'no');
    expect(await answer('a')).to.equal('01234');
  });
});
