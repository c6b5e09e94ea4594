import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite } from '../../support/app.js';
import { partsOver, played } from '../across/fixtures.js';

describe('a permalink to a call that the account may not make', () => {
  const app = appForSuite({
    ...partsOver(played),
    accounts: accountsWith({ basic: { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2026] }] } }),
  });
  const made = async (link: object): Promise<unknown> => {
    const answer = await app.bare('post', '/v1/permalinks').set('Authorization', 'Bearer basic').send(link);
    return answer.status === 201 ? 201 : (answer.body as { readonly type: string }).type;
  };
  const batch = { playerMetricRequests: [{ metricCodes: ['PRESSURE_ACT'] }] };

  for (const [what, link, code] of [
    ['a match of another season', { path: '/v1/matches/8101/score' }, 'match-not-licensed'],
    ['another season', { path: '/v1/seasons/2025/fixture' }, 'season-not-licensed'],
    ['another league', { path: '/v1/leagues/2/levels/1/seasons/2026/fixture' }, 'season-not-licensed'],
    ['transactions', { path: '/v1/matches/8001/transactions' }, 'match-not-licensed'],
    [
      'a metric of another tier',
      { path: '/v1/matches/8001/statistics/players?metric=PRESSURE_ACT' },
      'metric-not-licensed',
    ],
    ['such a metric in a batch', { path: '/v1/matches/8001/statistics/players', body: batch }, 'metric-not-licensed'],
  ] as const)
    it(`is refused when it is made: ${what}`, async () => {
      expect(await made(link)).to.equal(`/problems/${code}`);
    });

  for (const path of ['/v1/matches/8001/score', '/v1/matches/9999/score', '/v1/seasons/2026/fixture'])
    it(`is another than one to ${path}`, async () => {
      expect(await made({ path })).to.equal(201);
    });
});
