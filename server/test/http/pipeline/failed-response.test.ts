import { Writable } from 'node:stream';
import type { Match } from '@goalsquare/engine';
import { expect } from 'chai';
import { pino } from 'pino';
import { appForSuite, sourceOf } from '../../support/app.js';
import { openMatches } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';
import { until } from '../../support/until.js';

/** The parts of a match that are read before a response is computed. */
const before: ReadonlySet<string | symbol> = new Set([
  'id',
  'revision',
  'details',
  'homePlayers',
  'persons',
  'lacks',
  'boxScore',
  'result',
]);

describe('a response that fails while it is computed', () => {
  let isBroken = false;
  const get = (target: Match, key: string | symbol): unknown => {
    if (isBroken && !before.has(key)) throw new Error('the columns are gone');
    return Reflect.get(target, key) as unknown;
  };
  const lines: string[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    }),
  );
  const app = appForSuite({
    matches: sourceOf(openMatches().map((match) => new Proxy(match, { get }))),
    logger,
    memories: new Set(['callers', 'calls'] as const),
  });

  it('is the same 500 as anywhere, with a line of what went wrong and one of the answer', async () => {
    const path = '/v1/matches/7001/statistics/squads?metric=KICK';
    for (let n = 0; n < 2; n += 1) expect((await app.get(path)).status).to.equal(200);
    isBroken = true;
    const answer = await app.get(path).set('X-Request-Id', 'test');
    expectProblem(
      answer,
      'internal',
      'Something went wrong on the server. It has been logged under the instance of this problem.',
    );
    expect(answer.headers).to.include({ 'cache-control': 'no-store' }).and.not.to.have.property('etag');
    await until('both lines are written', () => lines.length === 4);
    expect(lines.slice(2).map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).to.deep.equal([
      'request failed',
      'answered',
    ]);
    expect(lines[2]).to.contain('the columns are gone').and.to.contain('steps/respond');
  });
});
