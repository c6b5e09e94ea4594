import { expect } from 'chai';
import type { MatchChange } from '@goalsquare/data';
import { openMatch, type Match } from '@goalsquare/engine';
import type { MatchSource } from '../src/domain/match-source.js';
import { joinMatchSources } from '../src/domain/sources.js';
import { accountsWith } from './support/accounts.js';
import { appForSuite, sourceOf } from './support/app.js';
import { header, logs, openMatches } from './support/match-log.js';
import { matchCalls } from './support/match-calls.js';

/** A source of one match, which only one account may know of, and which says when it changes. */
function privateSource(match: Match, owner: string): MatchSource & { readonly change: () => void } {
  const listeners = new Set<(change: MatchChange) => void>();
  const log = { header: { ...header, id: match.id }, entries: logs[1]?.entries ?? [] };
  return {
    matchIds: () => Promise.resolve([match.id]),
    match: (id) => Promise.resolve(id === match.id ? match : undefined),
    log: (id) => Promise.resolve(id === match.id ? log : undefined),
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clockOf: (id, now) => (id === match.id ? { now, pace: 60 } : undefined),
    isVisibleTo: (id, accountId) => id !== match.id || accountId === owner,
    change: () => {
      for (const listener of listeners) listener({ matchId: match.id, revision: match.revision });
    },
  };
}

const own = privateSource(openMatch({ header: { ...header, id: 900_001 }, entries: logs[1]?.entries ?? [] }), 'owner');
const all = joinMatchSources(sourceOf(openMatches(), logs), own);

describe('sources that are joined', () => {
  it('know the matches of all of them', async () => {
    expect(await all.matchIds()).to.deep.equal([...logs.map((log) => log.header.id), 900_001]);
    expect((await all.match(7001))?.id).to.equal(7001);
    expect((await all.match(900_001))?.id).to.equal(900_001);
    expect(await all.match(1)).to.equal(undefined);
    expect([all.matchNow?.(7001)?.id, all.matchNow?.(900_001)]).to.deep.equal([7001, undefined]);
    expect((await all.log?.(900_001))?.header.id).to.equal(900_001);
    expect(await all.log?.(1)).to.equal(undefined);
  });

  it('use the clock of the source that has the match', () => {
    expect([all.clockOf?.(7002, 5), all.clockOf?.(900_001, 5)]).to.deep.equal([undefined, { now: 5, pace: 60 }]);
  });

  it('let everyone know of what none of them keeps for itself', () => {
    expect(
      ['owner', 'other'].map((account) => [all.isVisibleTo?.(7001, account), all.isVisibleTo?.(900_001, account)]),
    ).to.deep.equal([
      [true, true],
      [true, false],
    ]);
  });

  it('report the changes of all of them, until the listener is removed', () => {
    const changes: MatchChange[] = [];
    const stop = all.onChange?.((change) => changes.push(change));
    own.change();
    stop?.();
    own.change();
    expect(changes.map(({ matchId }) => matchId)).to.deep.equal([900_001]);
  });
});

describe('a match that is not for an account', () => {
  const licence = { tier: 'Transactional', leagues: 'all' } as const;
  const app = appForSuite({ matches: all, accounts: accountsWith({ owner: licence, other: licence }) });
  const asked = async (key: string, id: number, rest: string) => {
    const { status, text } = await app.getAs(key, `/v1/matches/${id}${rest}`).set('X-Request-Id', 'test');
    return { status, text: text.replaceAll(String(id), 'ID') };
  };

  it('is as unknown to it as one that is not there, on every operation, as it stands and as it stood', async () => {
    for (const { rest, sent } of matchCalls) {
      if (sent !== undefined) continue;
      for (const more of ['', `${rest.includes('?') ? '&' : '?'}asOf=30`]) {
        expect((await asked('owner', 900_001, rest + more)).status, rest + more).to.equal(200);
        expect(await asked('other', 900_001, rest + more)).to.deep.equal(await asked('other', 900_002, rest + more));
      }
    }
  });
});
