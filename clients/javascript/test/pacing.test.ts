import { TooManyRequests, type Wait } from '@goalsquare/client';
import { expect } from 'chai';
import { waitAfter } from '../src/retries.js';
import { rejection } from './support/rejection.js';
import { client, MATCH } from './support/server.js';

const limited = (retryAfter: string): Response =>
  new Response('{"type":"/problems/too-many-requests","detail":"Too fast."}', {
    status: 429,
    headers: { 'Retry-After': retryAfter },
  });

describe('the pace of requests', () => {
  it('lets 60 parallel calls succeed, beyond the burst of the plan', async () => {
    const waits: Wait[] = [];
    const api = client({ cache: false, onWait: (wait) => waits.push(wait) });
    const calls = Array.from({ length: 60 }, () => api.getMatchScore({ matchId: MATCH }));
    const scores = await Promise.all(calls);
    expect(scores.map(({ matchId }) => matchId)).to.deep.equal(Array.from({ length: 60 }, () => MATCH));
    expect(waits.every(({ reason }) => reason instanceof TooManyRequests)).to.equal(true);
  });

  it('sends a few requests at a time', async () => {
    let open = 0;
    let most = 0;
    const counted: typeof fetch = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return new Response('[]');
    };
    const api = client({ fetch: counted, concurrency: 3, cache: false });
    await Promise.all(Array.from({ length: 10 }, () => api.getLeagues()));
    expect(most).to.equal(3);
  });

  it('makes all requests wait when one is limited', async () => {
    const sent: number[] = [];
    const once: typeof fetch = async () => {
      if (sent.push(Date.now()) === 1) return limited('0.2');
      await new Promise((resolve) => setImmediate(resolve));
      return new Response('[]');
    };
    const api = client({ fetch: once, concurrency: 2, cache: false, retries: { backoff: 0 } });
    await Promise.all([api.getLeagues(), api.getMetrics(), api.getMatchTypes()]);
    expect(sent).to.have.lengthOf(4);
    expect((sent[2] ?? 0) - (sent[0] ?? 0)).to.be.at.least(195);
  });

  it('reads files of a dataset at the pace of the plan', async () => {
    let sent = 0;
    const once: typeof fetch = () => Promise.resolve((sent += 1) === 1 ? limited('0') : new Response('a file'));
    const response = await client({ fetch: once, retries: { backoff: 0 } }).openDatasetFile({
      path: 'shots/a.parquet',
    });
    expect([await response.text(), sent]).to.deep.equal(['a file', 2]);
  });

  it('says that the plan makes the next request wait', async () => {
    const waits: Wait[] = [];
    const paced: typeof fetch = () =>
      Promise.resolve(new Response('[]', { headers: { RateLimit: '"burst";r=0;t=1' } }));
    const api = client({ fetch: paced, cache: false, onWait: (wait) => waits.push(wait) });
    await api.getLeagues();
    await api.getLeagues();
    expect(waits.map(({ attempt, reason }) => [attempt, reason.message])).to.deep.equal([
      [0, '429 The plan allows the next request in 1 s.'],
    ]);
  });

  it('does not wait longer than longestWait', async () => {
    const api = client({ fetch: () => Promise.resolve(limited('3600')), cache: false });
    const error = await rejection(api.getLeagues());
    expect(error).to.be.instanceOf(TooManyRequests);
    expect((error as TooManyRequests).retryAfter).to.equal(3600);
  });

  it('frees the place of a request that is aborted while it waits', async () => {
    const api = client({ concurrency: 1, cache: false });
    const stop = new AbortController();
    const first = api.getLeagues();
    const second = rejection(api.getLeagues({}, { signal: stop.signal }));
    const third = api.getLeagues();
    const reason = new Error('stop');
    stop.abort(reason);
    expect(await second).to.equal(reason);
    expect([(await first).length, (await third).length].every((length) => length > 0)).to.equal(true);
  });

  it('does not repeat a POST that may have been processed', async () => {
    let sent = 0;
    const broken: typeof fetch = () => {
      sent += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    await rejection(client({ fetch: broken }).beginReplay(MATCH));
    expect(sent).to.equal(1);
  });

  for (const [attempt, retryAfter, waited, expected] of [
    [9, 2, 57, 2],
    [9, 2, 59, undefined],
    [9, undefined, 0, undefined],
    [1, 31, 0, undefined],
  ] as const)
    it(`waits ${expected ?? 'never'} s of a patience of 60 s after ${waited} s and Retry-After ${retryAfter ?? 'absent'}`, () => {
      const retries = { attempts: 5, backoff: 0, longestWait: 30, patience: 60, streamPatience: 0 };
      expect(waitAfter(retries, attempt, retryAfter, waited)).to.equal(expected);
    });

  it('sends a request to a path, and says when this request waits', async () => {
    const waits: Wait[] = [];
    let sent = 0;
    const once: typeof fetch = (input, init) =>
      (sent += 1) === 1 ? Promise.resolve(limited('0')) : fetch(input, init);
    const response = await client({ fetch: once, retries: { backoff: 0 } }).request('/v1/leagues?format=csv', {
      accept: 'text/csv',
      onWait: (wait) => waits.push(wait),
    });
    expect(await response.text()).to.match(/^league_id,/u);
    expect(waits.map(({ attempt }) => attempt)).to.deep.equal([1]);
  });

  for (const [attempt, retryAfter, expected] of [
    [1, undefined, 1],
    [3, undefined, 4],
    [4, undefined, 5],
    [1, 2, 2],
    [1, 6, undefined],
    [5, undefined, undefined],
  ] as const)
    it(`waits ${expected ?? 'never'} s after attempt ${attempt} and Retry-After ${retryAfter ?? 'absent'}`, () => {
      const wait = waitAfter(
        { attempts: 5, backoff: 1, longestWait: 5, patience: 0, streamPatience: 0 },
        attempt,
        retryAfter,
      );
      if (expected === undefined) expect(wait).to.equal(undefined);
      else expect(wait).to.be.within(expected, expected + 1);
    });
});
