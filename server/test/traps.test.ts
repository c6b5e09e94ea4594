import { expect } from 'chai';
import { contract } from '@goalsquare/openapi';
import { appForSuite, KEY } from './support/app.js';

describe('known traps of the packages in use', () => {
  const app = appForSuite();
  const players = '/v1/matches/7001/statistics/players';

  it('no parameter of the contract has brackets in its name, which the validator never matches', () => {
    expect(JSON.stringify(contract)).not.to.match(/"name":"\w+\[\]"/u);
  });

  it('%252C is decoded once: it is no comma', async () => {
    expect((await app.refused(`${players}?metric=KICK%252CGOAL`)).errors?.[0]?.value).to.equal('KICK%2CGOAL');
    expect((await app.refused(`${players}?metric[]=KICK%252CGOAL`)).errors?.[0]?.value).to.equal('KICK%2CGOAL');
    expect((await app.refused('/v1/matches/%25%37%30')).type).to.equal('/problems/invalid-id');
  });

  for (const raw of [':', '@', '!', '$', "'", '(', ')', '*', ';', '/', '?', '|', '{', '}', '^', '`', '+']) {
    it(`the reserved ${raw} is a value like others, refused by name`, async () => {
      const { type, errors } = await app.refused(`${players}?metric=A${encodeURI(raw)}B`);
      expect([type, errors?.[0]?.value]).to.deep.equal(['/problems/unknown-metric', `A${raw === '+' ? ' ' : raw}B`]);
    });
  }

  it('429 for refused tokens counts a network of IPv6 as one', async () => {
    const statuses: number[] = [];
    for (const end of ['1', '2', '3', '4']) {
      const { status } = await behindProxy
        .bare('get', '/v1/leagues')
        .set('X-Forwarded-For', `2001:db8:1:2::${end}`)
        .set('Authorization', 'Bearer nobody');
      statuses.push(status);
    }
    expect(statuses).to.deep.equal([401, 401, 429, 429]);
    expect(
      (
        await behindProxy
          .bare('get', '/v1/leagues')
          .set('X-Forwarded-For', '2001:db8:9::1')
          .set('Authorization', 'Bearer nobody')
      ).status,
    ).to.equal(401);
  });
  const behindProxy = appForSuite({ trustProxy: 1, refusalsPerMinute: 2, now: () => 1_700_000_000_000 });

  it('an answer that is compressed is the same answer', async () => {
    const path = '/v1/matches/7001/transactions';
    const [packed, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) => app.get(path).set('Accept-Encoding', encoding)),
    );
    expect(packed?.headers['content-encoding']).to.equal('gzip');
    expect(plain?.headers).not.to.have.property('content-encoding');
    expect(packed?.body).to.deep.equal(plain?.body);
  });

  it('answers may be read by pages of other origins only as CORS says: CORP and COOP are same-origin', async () => {
    const { headers } = await app.bare('get', '/v1/leagues').set('Authorization', `Bearer ${KEY}`);
    expect(headers).to.include({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).not.to.contain('upgrade-insecure-requests');
    expect(headers, 'passport keeps no session').not.to.have.property('set-cookie');
  });
});
