import { mock } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { API, Batch, ConnectionFailed, type StreamEvent, type Wait } from '@goalsquare/client';
import { expect } from 'chai';
import { readEvents } from '../src/events.js';
import { rejection } from './support/rejection.js';
import { client, MATCH } from './support/server.js';

/** Returns a fetch whose streams break after some chunks. */
const breaking =
  (chunks: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null || !(response.headers.get('Content-Type') ?? '').startsWith('text/event-stream'))
      return response;
    let left = chunks;
    const broken = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          controller.enqueue(chunk);
          left -= 1;
          if (left === 0) controller.error(new TypeError('terminated'));
        },
      }),
    );
    return new Response(broken, { status: response.status, headers: response.headers });
  };

/** Reads the events of a match up to the final siren. */
async function eventsOf(api: API, matchId: number): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of api.matchEvents(matchId, ['MatchStatus', 'MatchScore'], { since: 0 })) {
    events.push(event);
    if (event.type === 'MatchStatus' && event.data.statusCode === 'FT') break;
  }
  return events;
}

describe('streams', () => {
  it('resume after a break without a loss and without a repetition', async () => {
    const api = client();
    const whole = await eventsOf(api, MATCH);
    expect(whole.length).to.be.greaterThan(20);
    const { matchId } = await api.beginReplay(MATCH, { start: 'Q4:25:00', speed: 600 });
    try {
      const retries = { attempts: 50, backoff: 0.01 };
      const broken = await eventsOf(client({ fetch: breaking(2), retries }), matchId);
      expect(broken.map(({ id }) => id)).to.deep.equal(whole.map(({ id }) => id));
    } finally {
      await api.endReplay(matchId);
    }
  });

  it('of a replay begin it, and end it with the loop', async () => {
    const api = client();
    const ids = async (): Promise<readonly number[]> => (await api.replays()).map(({ matchId }) => matchId);
    const before = await ids();
    for await (const { data } of api.matchEvents(MATCH, 'MatchScore', {
      since: 0,
      replay: { start: 'Q4:25:00', speed: 600 },
    })) {
      expect(await ids()).to.include(Number('matchId' in data && data.matchId));
      break;
    }
    expect(await ids()).to.deep.equal(before);
  });

  it('end when the signal is aborted', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const read = async (): Promise<void> => {
      for await (const { type } of client().matchEvents(MATCH, 'MatchScore', { since: 0, signal: stop.signal }))
        if (type === 'MatchScore') stop.abort(reason);
    };
    expect(await rejection(read())).to.equal(reason);
  });

  it('are of the kinds of entries that are named', async () => {
    const urls: string[] = [];
    const api = client({
      fetch: (input) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        urls.push(`${pathname}${search}`);
        return Promise.reject(new TypeError('fetch failed'));
      },
      retries: { attempts: 1, backoff: 0 },
    });
    await rejection(api.matchEvents(7, undefined, { kind: ['amendment', 'removal'] }).next());
    await rejection(api.leagueEvents(1, 'MatchScore', { kind: 'correction' }).next());
    expect(urls).to.deep.equal([
      '/v1/matches/7/events?kind=amendment&kind=removal',
      '/v1/leagues/1/events?kind=correction&types=MatchScore',
    ]);
  });

  describe('of a server that is away', () => {
    const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

    async function waitsOf(attempts?: number): Promise<readonly number[]> {
      mock.timers.enable({ apis: ['setTimeout', 'Date'] });
      try {
        const waits: number[] = [];
        const onWait = ({ seconds }: Wait): void => {
          waits.push(seconds);
          setImmediate(() => {
            mock.timers.tick(Math.ceil(seconds * 1000));
          });
        };
        const api = new API({
          token: 'a-key',
          environment: 'http://server.test',
          fetch: broken,
          onWait,
          ...(attempts !== undefined && { retries: { attempts } }),
        });
        expect(await rejection(api.matchEvents(7).next())).to.be.instanceOf(ConnectionFailed);
        return waits;
      } finally {
        mock.timers.reset();
      }
    }

    it('are opened again for two minutes, after waits that grow to ten seconds', async () => {
      const waits = await waitsOf();
      const total = waits.reduce((sum, wait) => sum + wait, 0);
      expect(total).to.be.within(120, 131);
      for (const [at, least] of [0.25, 0.5, 1, 2, 4, 8, 10, 10].entries())
        expect(waits[at]).to.be.within(least, least + 0.25);
    });

    it('are opened once if nothing is repeated', async () => {
      expect(await waitsOf(1)).to.deep.equal([]);
    });
  });

  it('of statistics fold changes into what the operation answers', async () => {
    const api = client({ cache: false });
    const replay = await api.beginReplay(MATCH, { start: 'Q4:20:00', paused: true });
    const batch = new Batch().add(['GOAL', 'DISPOSAL'], { id: 'all' });
    const whole = async (): Promise<unknown> => {
      const body = { squadMetricRequests: batch.requests };
      return (await api.postSquadStatistics({ matchId: replay.matchId, body })).squadStatistics;
    };
    const before = await whole();
    const answers: unknown[] = [];
    try {
      for await (const { squadStatistics } of api.statChanges(replay, batch, { of: 'squads' })) {
        answers.push(squadStatistics);
        if (answers.length === 1) await api.changeReplay(replay, { seek: 'Q4:25:00' });
        else if (isDeepStrictEqual(squadStatistics, await whole())) break;
      }
      expect(answers[0]).to.deep.equal(before);
      expect(answers.at(-1)).to.not.deep.equal(before);
    } finally {
      await api.endReplay(replay);
    }
  });

  it('of forecasts fold changes into what the operation answers', async () => {
    const api = client({ cache: false });
    const replay = await api.beginReplay(MATCH, { start: 'Q4:20:00', paused: true });
    const whole = (): Promise<unknown> => api.getMatchForecast({ matchId: replay.matchId });
    const before = await whole();
    const forecasts: unknown[] = [];
    try {
      for await (const forecast of api.forecastChanges(replay)) {
        forecasts.push(forecast);
        if (forecasts.length === 1) await api.changeReplay(replay, { seek: 'Q4:25:00' });
        else if (isDeepStrictEqual(forecast, await whole())) break;
      }
      expect(forecasts[0]).to.deep.equal(before);
      expect(forecasts.at(-1)).to.not.deep.equal(before);
    } finally {
      await api.endReplay(replay);
    }
  });

  it('are read whatever the chunks and line ends', async () => {
    const text = 'id: 1\r\n\r\n: still here\n\nevent: a\ndata: {"x":\ndata: 1}\nid: 2\n\ndata: incomplete';
    for (const size of [1, 2, 3, 7, text.length]) {
      const bytes = new TextEncoder().encode(text);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      const events = [];
      for await (const event of readEvents(body)) events.push(event);
      expect(events).to.deep.equal([
        { id: '1', type: 'message', data: '' },
        { id: '2', type: 'a', data: '{"x":\n1}' },
      ]);
    }
  });

  it('reports when all past events have been read, and yields no position', async () => {
    const body = new Response(
      ['{"id":"0","current":false}', '1', '{"id":"2","current":true}', '3']
        .map((data, at) => `id: ${at}\nevent: ${at % 2 === 0 ? 'position' : 'a'}\ndata: ${data}\n\n`)
        .join(':\n'),
    ).body as ReadableStream<Uint8Array>;
    const order: string[] = [];
    const onCurrent = (): void => void order.push('current');
    for await (const { id, data } of readEvents(body, undefined, onCurrent)) order.push(`${id}=${data}`);
    expect(order).to.deep.equal(['0=', '1=1', 'current', '2=', '3=3']);
  });
});
