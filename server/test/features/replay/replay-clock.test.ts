import { openMatch, type Entry, type MatchLog, type StatusCode } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import type { components } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../../support/app.js';
import { header } from '../../support/match-log.js';
import { worldOfSeason } from '../../support/season.js';

const bounce = Date.parse('2026-03-28T03:10:00Z');
const utc = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();
const status = (code: StatusCode, seconds: number, period: number, periodSeconds: number): Entry => ({
  kind: 'status',
  code,
  period,
  periodSeconds,
  utc: utc(seconds),
});

/** Lengths of the periods of a final with two halves of extra time. **Units**: seconds. */
const lengths = [1830, 1954, 1801, 1877, 301, 340];
const ends = ['QT', 'HT', 'TQT', 'ET', 'ET', 'FT'] as const;

/** A final whose periods begin an hour after one another. */
const log: MatchLog = {
  header,
  entries: lengths.flatMap((seconds, at): readonly Entry[] => [
    status('LIVE', at * 3600, at + 1, 0),
    { kind: 'transaction', id: at + 1, code: 'TACK', period: at + 1, periodSeconds: 5, side: 'home', personId: 101 },
    status(ends[at] ?? 'FT', at * 3600 + seconds, at + 1, seconds),
  ]),
};
const match = openMatch(log);
let now = Date.parse('2026-11-20T12:30:00Z');

/** Time that passes between one reading of the clock and the next: 18 seconds of a replay at speed 600. */
const STEP = 30;

describe('the clock of a replay at speed 600', () => {
  const app = appForSuite(() =>
    Promise.resolve({
      matches: sourceOf([match], [log]),
      world: () => worldOfSeason([match]),
      now: () => (now += STEP),
    }),
  );

  it('never passes the end of a period, though time passes while an answer is made', async () => {
    const body = { matchId: match.id, speed: 600, from: 'start' };
    const replay = (await app.post('/v1/replays', body).expect(201)).body as components['schemas']['Replay'];
    const shown: { readonly code: string; readonly period: number; readonly seconds: number; readonly left: number }[] =
      [];
    for (let asked = 0; asked < 400 && shown.at(-1)?.code !== 'FT'; asked += 1) {
      const answer = await app
        .get(asked % 2 === 0 ? `/v1/matches/${replay.matchId}` : `/v1/replays/${replay.matchId}`)
        .expect(200);
      const status = (answer.body as Pick<Answer<'getMatch'>, 'status'>).status;
      if (status.period !== undefined)
        shown.push({
          code: status.code,
          period: status.period,
          seconds: status.periodSecs ?? 0,
          left: status.remainingSecs ?? 0,
        });
    }
    expect(shown.at(-1)?.code).to.equal('FT');
    expect(new Set(shown.map(({ period }) => period))).to.deep.equal(new Set([1, 2, 3, 4, 5, 6]));
    for (const { period, seconds } of shown) expect(seconds).to.be.at.most(lengths[period - 1] ?? 0);
    for (const { code, period, seconds, left } of shown)
      if (code !== 'LIVE') expect([seconds, left]).to.deep.equal([lengths[period - 1], 0]);
  });
});
