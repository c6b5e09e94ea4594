import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { ISSUER, demoIdentity } from './support/identity.js';
import { appForSuite, impatient, type TestApp } from './support/app.js';
import { attacks } from './attack/attacks.js';
import { attempt } from './attack/attempt.js';
import { STATISTICS } from './attack/attack.js';
import { readNothing, slowSenders } from './attack/slow.js';
import { until } from './support/until.js';

const LIMIT = 45_000;

describe('a server that is attacked', () => {
  const identity = demoIdentity();
  const app = appForSuite({ identity, refusalsPerMinute: 1e6 });
  const target = () => ({ port: (app.server.address() as AddressInfo).port, issuer: ISSUER, ring: identity.ring });

  for (const attack of attacks) {
    it(`answers as it may, and others meanwhile: ${attack.name}`, async () => {
      const [{ answer, isWrong }, meanwhile] = await Promise.all([
        attempt(target(), attack, LIMIT),
        app.get('/v1/leagues'),
      ]);
      expect(isWrong, answer).to.equal(false);
      expect(meanwhile.status).to.equal(200);
    });
  }

  it('is not polluted by any of them', () => {
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });
});

/** Waits until another caller is answered. On a slow machine an impatient server may cut off that one with 408, too. */
const othersAnswered = (app: TestApp): Promise<void> =>
  until('an answer to another caller', async () => {
    const { status } = await app.get('/v1/leagues');
    expect(status).to.be.oneOf([200, 408]);
    return status === 200;
  });

describe('a server whose callers are slow', () => {
  const app = appForSuite({}, impatient);

  it('cuts them off, and answers others meanwhile', async () => {
    const target = { port: (app.server.address() as AddressInfo).port, issuer: ISSUER, ring: demoIdentity().ring };
    const under = Promise.all(slowSenders.map((attack) => attempt(target, attack, LIMIT)));
    await othersAnswered(app);
    expect((await under).filter(({ isWrong }) => isWrong).map(({ answer }) => answer)).to.deep.equal([]);
    await othersAnswered(app);
  });
});

describe('a server whose callers read nothing', () => {
  const app = appForSuite({}, { ...impatient, idle: 400 });

  it('cuts them off where an answer waits for them, and answers others meanwhile', async () => {
    // What it takes to make an answer for the first time is no idle time.
    await app.get(STATISTICS).expect(200);
    const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const [connection] = (await once(app.server, 'connection')) as [Socket];
    try {
      readNothing(caller);
      await until('an answer waits', () => connection.writableLength > 0);
      await othersAnswered(app);
      await until('the connection is cut', () => connection.destroyed);
      await othersAnswered(app);
    } finally {
      caller.destroy();
    }
  });
});
