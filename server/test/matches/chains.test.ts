import { openMatch } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../support/app.js';
import { logs } from '../support/match-log.js';

const log = logs.find(({ header }) => header.id === 7002);
if (log === undefined) throw new Error('the tests have no match 7002');
const live = openMatch(log);
const over = openMatch({
  header: { ...log.header, id: 7099 },
  entries: [...log.entries, { kind: 'status', code: 'FT', period: live.details().transactions.periods.at(-1) ?? 1 }],
});

describe('the chains of a match', () => {
  const app = appForSuite({ matches: sourceOf([live, over]) });
  const endsOf = async (matchId: number) =>
    ((await app.get(`/v1/matches/${matchId}/chains`).expect(200)).body as Answer<'getMatchChains'>).chains.map(
      ({ end }) => end?.stateName,
    );

  it('have an end, but for the one that goes on in a live match', async () => {
    const ends = await endsOf(7002);
    expect(ends.at(-1)).to.equal(undefined);
    expect(ends.slice(0, -1)).to.not.include(undefined);
    expect((await endsOf(7099)).at(-1)).to.equal('End Of Period');
  });
});
