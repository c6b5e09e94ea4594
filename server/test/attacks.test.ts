import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { ISSUER, demoIdentity } from './support/identity.js';
import { appForSuite, impatient } from './support/app.js';
import { attacks } from '../../tools/attack/attacks.js';
import { attempt } from '../../tools/attack/attempt.js';
import { slowSenders } from '../../tools/attack/slow.js';

const LIMIT = 45_000;

describe('a server that is attacked', () => {
  const identity = demoIdentity();
  const app = appForSuite({ identity, refusalsPerMinute: 1e6 });
  const target = () => ({ port: (app.server.address() as AddressInfo).port, issuer: ISSUER, ring: identity.ring });

  for (const attack of attacks) {
    it(`answers as it may, and others meanwhile: ${attack.name}`, async () => {
      const [{ answer, isWrong }, meanwhile] = await Promise.all([attempt(target(), attack, LIMIT), app.get('/v1/leagues')]);
      expect(isWrong, answer).to.equal(false);
      expect(meanwhile.status).to.equal(200);
    });
  }

  it('is not polluted by any of them', () => { expect(({} as Record<string, unknown>).polluted).to.equal(undefined); });
});

describe('a server whose callers are slow', () => {
  const app = appForSuite({}, impatient);

  it('cuts them off, and answers others meanwhile', async () => {
    const target = { port: (app.server.address() as AddressInfo).port, issuer: ISSUER, ring: demoIdentity().ring };
    const under = Promise.all(slowSenders.map((attack) => attempt(target, attack, LIMIT)));
    expect((await app.get('/v1/leagues')).status).to.equal(200);
    expect((await under).filter(({ isWrong }) => isWrong).map(({ answer }) => answer)).to.deep.equal([]);
    expect((await app.get('/v1/leagues')).status).to.equal(200);
  });
});
