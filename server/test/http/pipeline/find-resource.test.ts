import { expect } from 'chai';
import { emptyWorld } from '@goalsquare/data';
import { openMatch } from '@goalsquare/engine';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import { memoryUsageStore } from '../../../src/domain/accounts/usage-store.js';
import { findResource } from '../../../src/http/pipeline/find-resource.js';
import { PastMatches } from '../../../src/http/pipeline/past-matches.js';
import type { CheckedCall } from '../../../src/answers/checked-call.js';
import { prepareCall } from '../../../src/http/pipeline/prepared-call.js';
import type { Services } from '../../../src/http/pipeline/services.js';
import { KEY, sourceOf } from '../../support/app.js';
import { header, logs } from '../../support/match-log.js';

const started = Date.parse('2026-03-28T03:11:05Z');
const live = openMatch({ header, entries: (logs[0]?.entries ?? []).slice(0, 3) });
const account = sandboxAccounts()(KEY);

/** The work for a call at a second of a match, which is fed or read from a file. */
function workAt(
  second: number,
  call: Pick<CheckedCall, 'operationId'> & Partial<CheckedCall>,
  feed: 'fed' | 'in a file' = 'fed',
) {
  const now = (): number => started + second * 1000;
  const matches = {
    ...sourceOf([live]),
    ...(feed === 'fed' && { clockOf: (_: number, at: number) => ({ now: at, pace: 1 }) }),
  };
  const services: Services = {
    matches,
    past: new PastMatches(matches, now),
    world: () => emptyWorld,
    usage: memoryUsageStore(),
    now,
  };
  const whole: CheckedCall = { path: { matchId: 7001 }, query: {}, body: undefined, ...call };
  if (account === undefined) throw new Error('there is no demo account');
  const found = findResource(services, { account, call: whole, prepared: prepareCall(account, whole) });
  if (found instanceof Promise) {
    found.catch(() => undefined);
    return undefined;
  }
  const { tag, maxAge, isCacheable } = found.response;
  return { tag, maxAge, isCacheable };
}

const byClock: readonly (Pick<CheckedCall, 'operationId'> & Partial<CheckedCall>)[] = [
  { operationId: 'getMatch' },
  { operationId: 'getPlayerStatistics', query: { lastXSeconds: 60 } },
  { operationId: 'getSquadStatistics', query: { lastXSeconds: 60 } },
  { operationId: 'postPlayerStatistics', body: { playerMetricRequests: [{}, { lastXSeconds: 60 }] } },
  { operationId: 'postSquadStatistics', body: { squadMetricRequests: [{ lastXSeconds: 60 }] } },
];
const byEntry: typeof byClock = [
  { operationId: 'getMatchScore' },
  { operationId: 'getMatchChains' },
  { operationId: 'getMatchRotations' },
  { operationId: 'getMatchLeaders' },
  { operationId: 'getPlayerStatistics', query: { fromPeriodSeconds: 60 } },
  { operationId: 'postSquadStatistics', body: { squadMetricRequests: [{}] } },
];

describe('the work on a match that is being played', () => {
  for (const call of byClock) {
    it(`of ${call.operationId} with ${JSON.stringify(call.query ?? call.body ?? {})} is of its second, and not kept`, () => {
      const [first, second] = [workAt(100, call), workAt(101, call)];
      expect([first?.isCacheable, second?.isCacheable, first?.tag === second?.tag]).to.deep.equal([
        false,
        false,
        false,
      ]);
      expect(workAt(100.9, call)).to.deep.equal(first);
    });
  }

  for (const call of byEntry) {
    it(`of ${call.operationId} with ${JSON.stringify(call.query ?? call.body ?? {})} is of its last entry, and kept`, () => {
      expect(workAt(100, call)).to.deep.equal({ ...workAt(500, call), isCacheable: true });
    });
  }

  it('is asked for each time where the match is fed, and stands where it lies in a file', () => {
    for (const call of [...byClock, ...byEntry]) {
      expect(workAt(100, call)?.maxAge).to.equal(0);
      expect(workAt(100, call, 'in a file')).to.deep.equal({
        ...workAt(500, call, 'in a file'),
        maxAge: 2,
        isCacheable: true,
      });
    }
  });

  it('at a past revision is asynchronous', () => {
    expect(workAt(100, { operationId: 'getMatch', query: { asOf: '1' } })).to.equal(undefined);
  });
});
