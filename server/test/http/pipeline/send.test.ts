import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import express, { type Response } from 'express';
import fc from 'fast-check';
import { prepareBody, sendBuffered } from '../../../src/http/pipeline/send.js';
import { Written, type WrittenBody } from '../../../src/answers/json/written.js';
import { until } from '../../support/until.js';

const TEXT = 'text/plain; charset=utf-8';
const COMPRESSION_THRESHOLD = 1024;

describe('an answer that is written', () => {
  /** The next response, and its outcome. */
  const next = {
    body: '' as WrittenBody,
    released: [] as boolean[],
    sending: Promise.resolve(),
    how: '',
    res: undefined as Response | undefined,
  };
  const app = express();
  app.use(async (req, res: Response) => {
    next.res = res;
    const { body, released } = next;
    const answer = prepareBody(
      req,
      new Written(TEXT, body, () => {
        released.push(res.writableFinished);
      }),
    );
    next.how = typeof answer === 'function' ? 'later' : 'at once';
    if (typeof answer === 'function') await (next.sending = answer(res));
    else sendBuffered(res, answer);
  });
  const server = createServer(app);
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    next.released = [];
  });

  async function begin(body: WrittenBody, headers: IncomingHttpHeaders = {}, method = 'GET'): Promise<IncomingMessage> {
    next.body = body;
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(
      request({ host: '127.0.0.1', port, method, headers, agent: false }).end(),
      'response',
    )) as [IncomingMessage];
    return answer;
  }

  /** The answer a caller gets. */
  async function got(...asked: Parameters<typeof begin>) {
    const answer = await begin(...asked);
    const {
      'content-type': type,
      'content-length': length,
      'content-encoding': coding,
      'transfer-encoding': transfer,
      vary,
    } = answer.headers;
    return { type, length, coding, transfer, vary, bytes: await buffer(answer) };
  }

  const wholes: readonly (readonly [string, string | Uint8Array, number])[] = [
    ['nothing', '', 0],
    ['a text of ASCII', '{"goals":10}', 12],
    ['a text of Latin letters', 'Märkte Ønå', 13],
    ['a text with wide characters', '日本 🏉', 11],
    ['bytes', new Uint8Array([0, 255, 128, 10]), 4],
  ];
  for (const [name, body, length] of wholes) {
    it(`is sent at once, with its length in bytes: ${name}`, async () => {
      const { bytes, ...response } = await got(body);
      expect(response).to.deep.equal({
        type: TEXT,
        length: String(length),
        coding: undefined,
        transfer: undefined,
        vary: undefined,
      });
      expect(bytes.equals(Buffer.from(body))).to.equal(true);
      expect(next.how).to.equal('at once');
    });
  }

  for (const accepted of ['identity', 'gzip'])
    it(`comes in many pieces without a listener for each: ${accepted}`, async () => {
      const listeners: number[] = [];
      function* pieces(): Generator<Uint8Array> {
        let drained: NodeJS.EventEmitter | undefined;
        for (let n = 0; n < 20; n += 1) {
          if (drained !== undefined) listeners.push(drained.listenerCount('drain') + drained.listenerCount('close'));
          yield randomBytes(100_000);
          // A compressed response has these listeners on another stream, once it has one.
          drained ??= next.res?.on('drain', () => undefined);
        }
      }
      const { bytes, coding } = await got(pieces(), { 'accept-encoding': accepted });
      expect((coding === 'gzip' ? gunzipSync(bytes) : bytes).length).to.equal(2_000_000);
      expect(listeners).to.have.length(19);
      expect(new Set(listeners).size).to.equal(1);
    });

  it('has the bytes of any text, and their count', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\u0000', '\u007F', '\u0080', 'é', '日', '🏉', '\uD800') }),
        (text) => {
          const answer = prepareBody({ headers: {} }, new Written(TEXT, text));
          if (typeof answer === 'function') throw new Error('it is not sent at once');
          const bytes = typeof answer.body === 'string' ? Buffer.from(answer.body, 'latin1') : answer.body;
          expect(Buffer.from(text).equals(bytes)).to.equal(true);
          expect(answer.headers).to.deep.equal(['Content-Type', TEXT, 'Content-Length', String(bytes.length)]);
        },
      ),
    );
  });

  it('is sent piece by piece where it comes in pieces, texts and bytes', async () => {
    const { bytes, ...response } = await got(
      (function* pieces() {
        yield '[1,';
        yield Buffer.from('"é",');
        yield '"日"]';
      })(),
    );
    expect(response).to.deep.include({ type: TEXT, length: undefined, coding: undefined, transfer: 'chunked' });
    expect(bytes.toString()).to.equal('[1,"é","日"]');
    expect(next.how).to.equal('later');
  });

  it('stops computing if the client disconnects, without an error', async () => {
    let isOver = false;
    const answer = await begin(
      (function* pieces() {
        try {
          for (;;) yield Buffer.alloc(65_536);
        } finally {
          isOver = true;
        }
      })(),
    );
    answer.destroy();
    await next.sending;
    await until('nothing more is computed', () => isOver);
  });

  const long = 'a'.repeat(COMPRESSION_THRESHOLD);
  const codings: readonly (readonly [string, string, string | undefined, string, string | undefined])[] = [
    ['long enough', long, 'gzip', 'later', 'gzip'],
    ['long enough in bytes', 'é'.repeat(COMPRESSION_THRESHOLD / 2), 'gzip', 'later', 'gzip'],
    ['long enough, but nothing is taken', long, undefined, 'at once', undefined],
    ['long enough, but only itself is taken', long, 'identity', 'later', undefined],
    ['too short', long.slice(1), 'gzip', 'at once', undefined],
  ];
  for (const [name, text, accepted, how, coding] of codings) {
    it(`is ${coding === undefined ? 'not compressed' : 'compressed'} where it is ${name}`, async () => {
      const { bytes, ...response } = await got(text, accepted === undefined ? {} : { 'accept-encoding': accepted });
      expect((coding === undefined ? bytes : gunzipSync(bytes)).toString()).to.equal(text);
      expect([next.how, response.coding, response.length]).to.deep.equal([
        how,
        coding,
        coding === undefined ? String(Buffer.byteLength(text)) : undefined,
      ]);
    });
  }

  it('is compressed in pieces too', async () => {
    const { bytes, coding } = await got(
      (function* pieces() {
        yield long;
        yield long;
      })(),
      { 'accept-encoding': 'gzip' },
    );
    expect([coding, gunzipSync(bytes).toString()]).to.deep.equal(['gzip', long + long]);
  });

  for (const [name, headers, method] of [
    ['whole', {}, 'GET'],
    ['compressed', { 'accept-encoding': 'gzip' }, 'GET'],
    ['without its body', {}, 'HEAD'],
  ] as const) {
    it(`is released once it is sent ${name}`, async () => {
      await got(Buffer.from(long), headers, method);
      await until('it is released', () => next.released.length > 0);
      await got('another');
      await until('the other is released', () => next.released.length > 1);
      expect(next.released).to.deep.equal([true, true]);
    });
  }
});
