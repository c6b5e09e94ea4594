import { expect } from 'chai';
import { ReadinessBoard, readinessReasons, type PartState } from '../../../src/features/operations/readiness.js';
import { appForSuite } from '../../support/app.js';

const cases: readonly (readonly [Readonly<Record<string, PartState>>, boolean, readonly string[]])[] = [
  [{}, true, []],
  [{ server: 'ready', limits: 'ready' }, true, []],
  [{ server: 'ready', limits: { degraded: 'counts are local' } }, true, ['limits: degraded: counts are local']],
  [
    { server: { unready: 'stopping' }, limits: { degraded: 'counts are local' } },
    false,
    ['server: stopping', 'limits: degraded: counts are local'],
  ],
];

describe('readiness', () => {
  for (const [parts, isReady, reasons] of cases) {
    it(`of ${JSON.stringify(parts)} is ${String(isReady)}`, () => {
      const board = new ReadinessBoard();
      for (const [name, state] of Object.entries(parts)) board.add(name, () => state);
      expect([board.isReady(), readinessReasons(board)]).to.deep.equal([isReady, reasons]);
    });
  }
});

describe('/readyz', () => {
  const board = new ReadinessBoard();
  let server: PartState = { unready: 'starting' };
  board.add('server', () => server);
  board.add('limits', () => ({ degraded: 'counts are local' }));
  const app = appForSuite({ readiness: board });

  it('is 503 with a reason for each part while one is unready', async () => {
    const answer = await app.bare('get', '/readyz');
    expect([answer.status, answer.headers['retry-after']]).to.deep.equal([503, '1']);
    expect(answer.body).to.deep.include({
      type: '/problems/unavailable',
      errors: [{ detail: 'server: starting' }, { detail: 'limits: degraded: counts are local' }],
    });
  });

  it('is 200 where parts are degraded, and says so in lines', async () => {
    server = 'ready';
    const { status, text } = await app.bare('get', '/readyz');
    expect([status, text]).to.deep.equal([200, 'ok\nlimits: degraded: counts are local\n']);
  });
});
