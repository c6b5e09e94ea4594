import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTHeaderParameters,
} from 'jose';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import { createIdentity, type Identity } from '../../../src/features/identity/identity.js';
import { KeyFileError, keyFolder } from '../../../src/features/identity/keys/key-folder.js';
import { keyRing, type KeyRing } from '../../../src/features/identity/keys/key-ring.js';
import { SIGNING_PERIOD } from '../../../src/features/identity/keys/key-rotation.js';
import { memoryKeyStorage, type KeyStorage } from '../../../src/features/identity/keys/key-storage.js';
import { appForSuite } from '../../support/app.js';
import { demoIdentity, ISSUER } from '../../support/identity.js';
import { until } from '../../support/until.js';

const DAY = 86_400_000;
const start = Date.UTC(2026, 10, 20, 12);
const REFUSED =
  /^Bearer realm="goalsquare", error="invalid_token", .*resource_metadata="http:\/\/localhost:8080\/\.well-known\/oauth-protected-resource"$/u;

/** A key as another server makes it. */
async function newKey() {
  const jwk = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
  return { kid: await calculateJwkThumbprint(jwk), jwk };
}

/** A token like ours, with changes. */
interface Forged {
  readonly header?: Partial<JWTHeaderParameters>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: CryptoKey | Uint8Array;
}

describe('a signed token', () => {
  let now = start;
  const identity = demoIdentity({ now: () => now });
  const app = appForSuite({ identity, now: () => now, refusalsPerMinute: 1e6 });

  async function forged({ header = {}, claims = {}, key }: Forged): Promise<string> {
    const { kid, privateKey } = await identity.ring.current();
    const at = Math.floor(now / 1000);
    const all: Record<string, unknown> = {
      iss: ISSUER,
      aud: ISSUER,
      sub: 'sandbox-advanced',
      client_id: 'x',
      iat: at,
      exp: at + 600,
      jti: 'one',
      ...claims,
    };
    return new SignJWT(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)))
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header })
      .sign(key ?? privateKey);
  }

  it('made as ours are made opens the API', async () => {
    expect((await app.getAs(await forged({}), '/v1/leagues')).status).to.equal(200);
  });

  const at = Math.floor(start / 1000);
  const bad: readonly (readonly [string, () => Promise<string>])[] = [
    [
      'of no algorithm',
      () =>
        Promise.resolve(
          new UnsecuredJWT({ sub: 'sandbox-advanced', client_id: 'x', jti: 'one' })
            .setIssuer(ISSUER)
            .setAudience(ISSUER)
            .setIssuedAt(at)
            .setExpirationTime(at + 600)
            .encode(),
        ),
    ],
    [
      'of no algorithm, with our header',
      async () => {
        const [, claims = ''] = (await forged({})).split('.');
        return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')}.${claims}.`;
      },
    ],
    ['of another key', async () => forged({ key: (await generateKeyPair('ES256')).privateKey })],
    [
      'of another key, named as ours',
      async () =>
        forged({
          key: (await generateKeyPair('ES256')).privateKey,
          header: { kid: (await identity.ring.current()).kid },
        }),
    ],
    [
      'of another key, which it brings along',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
        return forged({ key: privateKey, header: { jwk: await exportJWK(publicKey) } });
      },
    ],
    ['of an unknown key', () => forged({ header: { kid: 'nothing' } })],
    ['of no key', () => forged({ header: { kid: undefined as unknown as string } })],
    [
      'of a shared secret: our public key',
      async () =>
        forged({
          header: { alg: 'HS256' },
          key: new TextEncoder().encode(JSON.stringify((await identity.ring.current()).publicJwk)),
        }),
    ],
    [
      'of another algorithm',
      async () => forged({ header: { alg: 'RS256' }, key: (await generateKeyPair('RS256')).privateKey }),
    ],
    ['of another kind', () => forged({ header: { typ: 'JWT' } })],
    ['of the kind of a code', () => forged({ header: { typ: 'code+jwt' } })],
    ['that has expired', () => forged({ claims: { iat: at - 700, exp: at - 1 } })],
    ['without an end', () => forged({ claims: { exp: undefined } })],
    ['without a beginning', () => forged({ claims: { iat: undefined } })],
    ['without an id', () => forged({ claims: { jti: undefined } })],
    ['without a subject', () => forged({ claims: { sub: undefined } })],
    ['for others', () => forged({ claims: { aud: 'https://other.example' } })],
    ['for no one', () => forged({ claims: { aud: undefined } })],
    ['from others', () => forged({ claims: { iss: 'https://other.example' } })],
    ['not good before tomorrow', () => forged({ claims: { nbf: at + 86_400 } })],
    ['of an account that is not there', () => forged({ claims: { sub: 'nobody' } })],
    ['of a property of objects', () => forged({ claims: { sub: '__proto__' } })],
    ['with its last characters changed', async () => `${(await forged({})).slice(0, -6)}AAAAAA`],
    [
      'with its claims changed',
      async () => {
        const [header = '', claims = '', signature = ''] = (await forged({})).split('.');
        const more = {
          ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
          sub: 'sandbox-transactional',
        };
        return `${header}.${Buffer.from(JSON.stringify(more)).toString('base64url')}.${signature}`;
      },
    ],
    ['of three dots and nothing', () => Promise.resolve('a.b.c')],
  ];
  for (const [name, make] of bad) {
    it(`${name} is 401 without a body`, async () => {
      now = start;
      const answer = await app.getAs(await make(), '/v1/leagues');
      expect([answer.status, answer.text]).to.deep.equal([401, '']);
      expect(answer.headers['www-authenticate']).to.match(REFUSED);
    });
  }

  it('says who issued it, for whom, and until when, and no more', async () => {
    const token = await identity.tokens.issue({ accountId: 'sandbox-basic', clientId: 'c', seconds: 60, id: 'i' });
    expect(decodeProtectedHeader(token)).to.deep.equal({
      alg: 'ES256',
      typ: 'at+jwt',
      kid: (await identity.ring.current()).kid,
    });
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).to.deep.equal({
      iss: ISSUER,
      aud: ISSUER,
      sub: 'sandbox-basic',
      client_id: 'c',
      iat: Math.floor(now / 1000),
      exp: Math.floor(now / 1000) + 60,
      jti: 'i',
    });
  });

  it('that is revoked opens nothing, checked before or not', async () => {
    for (const isKnown of [true, false]) {
      const id = `revoked-${String(isKnown)}`;
      const token = await identity.tokens.issue({ accountId: 'sandbox-basic', clientId: 'c', seconds: 60, id });
      if (isKnown) expect((await app.getAs(token, '/v1/leagues')).status).to.equal(200);
      await identity.tokens.revoke(id, now + 60_000);
      expect((await app.getAs(token, '/v1/leagues')).status).to.equal(401);
    }
  });
});

describe('tokens of an account', () => {
  let tokensFrom = 0;
  const demo = sandboxAccounts()('sandbox-basic');
  const identity: Identity = createIdentity({
    findById: () => demo && { ...demo, tokensFrom },
    findByClient: () => undefined,
    findByPerson: () => undefined,
  });
  const app = appForSuite({ identity });

  it('are refused once the account says so, those it knows as well', async () => {
    const token = await identity.tokens.issue({ accountId: 'sandbox-basic', clientId: 'c', seconds: 60 });
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(200);
    tokensFrom = Math.floor(Date.now() / 1000) + 10;
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(401);
  });
});

describe('the keys', () => {
  it('rotate: a token lives on until it expires, and the key is kept as long', async () => {
    let now = start;
    const identity = demoIdentity({ now: () => now });
    const { kid: first } = await identity.ring.current();
    now += SIGNING_PERIOD - 3_600_000;
    const token = await identity.tokens.issue({ accountId: 'a', clientId: 'c', seconds: 86_400 });
    now += 3_600_000;
    const { kid: second } = await identity.ring.current();
    expect(second).not.to.equal(first);
    expect((await identity.ring.jwks()).keys.map(({ kid }) => kid)).to.deep.equal([second, first]);
    expect(
      decodeProtectedHeader(await identity.tokens.issue({ accountId: 'a', clientId: 'c', seconds: 60 })).kid,
    ).to.equal(second);
    expect(await identity.tokens.verify(token)).to.include({ accountId: 'a' });
    now += 82_800_000 - 1000;
    expect(await identity.tokens.verify(token)).to.include({ accountId: 'a' });
    now += 1000;
    expect(await identity.tokens.verify(token)).to.equal(undefined);
    now += SIGNING_PERIOD + 2 * DAY;
    expect((await identity.ring.jwks()).keys.map(({ kid }) => kid)).not.to.include(first);
  });

  it('are published without their private halves', async () => {
    const { keys } = await keyRing().jwks();
    expect(keys.map((key) => Object.keys(key).sort())).to.deep.equal([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
  });

  it('are made once where many ask at once', async () => {
    const ring = keyRing();
    const kids = await Promise.all(Array.from({ length: 20 }, async () => (await ring.current()).kid));
    expect(new Set(kids).size).to.equal(1);
  });

  it('of another server are found once it made one, and looked for no more than every five seconds', async () => {
    let now = start;
    let looks = 0;
    const memory = memoryKeyStorage();
    const storage = {
      ...memory,
      load: () => {
        looks += 1;
        return memory.load();
      },
    };
    const [one, other] = [
      keyRing({ storage, now: () => now }),
      keyRing({ storage: memory, now: () => now + SIGNING_PERIOD }),
    ];
    await one.current();
    const { kid } = await other.current();
    expect(await one.find(kid)).to.equal(undefined);
    now += 5000;
    expect((await one.find(kid))?.kid).to.equal(kid);
    const before = looks;
    for (let n = 0; n < 100; n += 1) expect(await one.find(`none-${n}`)).to.equal(undefined);
    expect(looks).to.equal(before);
  });

  for (const jump of [600_000, -600_000])
    it(`of another server are found after the clock jumped by ${jump / 60_000} minutes`, async () => {
      let now = start;
      const storage = memoryKeyStorage();
      const [one, other] = [
        keyRing({ storage, now: () => now }),
        keyRing({ storage, now: () => now + SIGNING_PERIOD }),
      ];
      const first = (await one.current()).kid;
      now += jump;
      const { kid } = await other.current();
      expect([(await one.find(kid))?.kid, (await one.find(first))?.kid]).to.deep.equal([kid, first]);
    });

  describe('that are too old on a disk that takes no new one', () => {
    const full = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    let now: number;
    let hasRoom: boolean;
    let tries: number;
    let delays: unknown[];
    let ring: KeyRing;
    beforeEach(() => {
      [now, hasRoom, tries, delays] = [start, true, 0, []];
      const memory = memoryKeyStorage();
      const alone: KeyStorage['alone'] = (act) => {
        tries += 1;
        return hasRoom ? act() : Promise.reject(full());
      };
      const onDelay = (error: unknown): void => {
        delays.push(error);
      };
      ring = keyRing({ storage: { ...memory, alone }, now: () => now, onDelay });
    });
    const expire = (): void => {
      hasRoom = false;
      now += SIGNING_PERIOD;
    };

    it('sign on and are verified, however long that takes, and the delay is reported once', async () => {
      const { kid } = await ring.current();
      expect(ring.delayedSince()).to.equal(undefined);
      expire();
      for (let day = 0; day < 10; day += 1) {
        expect([(await ring.current()).kid, (await ring.find(kid))?.kid]).to.deep.equal([kid, kid]);
        now += DAY;
      }
      expect((await ring.jwks()).keys.map((key) => key.kid)).to.deep.equal([kid]);
      expect(ring.delayedSince()).to.equal(start + SIGNING_PERIOD);
      expect(delays).to.have.length(1);
    });

    it('are tried to replace every five seconds at most', async () => {
      await ring.current();
      expire();
      const before = tries;
      for (let n = 0; n < 100; n += 1) await ring.current();
      expect(tries).to.equal(before + 1);
      now += 5000;
      await ring.current();
      expect(tries).to.equal(before + 2);
    });

    it('are replaced once there is room, and verified for two days after that', async () => {
      const { kid } = await ring.current();
      expire();
      now += 10 * DAY;
      expect((await ring.current()).kid).to.equal(kid);
      hasRoom = true;
      now += 5000;
      expect((await ring.current()).kid).not.to.equal(kid);
      expect(ring.delayedSince()).to.equal(undefined);
      now += 2 * DAY;
      expect((await ring.find(kid))?.kid).to.equal(kid);
      now += 1;
      expect(await ring.find(kid)).to.equal(undefined);
    });

    it('reject a start without any key', async () => {
      hasRoom = false;
      expect(await ring.current().catch((error: unknown) => error)).to.have.property('code', 'ENOSPC');
      expect(delays).to.deep.equal([]);
    });
  });

  describe('in a folder', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'made');
    after(() => {
      rmSync(path.dirname(folder), { recursive: true, force: true });
    });

    it('are those of the next process too, and of nobody else', async () => {
      const { kid } = await keyRing({ storage: keyFolder(folder) }).current();
      expect((await keyRing({ storage: keyFolder(folder) }).current()).kid).to.equal(kid);
      expect(readdirSync(folder)).to.deep.equal([`${kid}.key.json`]);
      expect([
        statSync(folder).mode & 0o777,
        statSync(path.join(folder, `${kid}.key.json`)).mode & 0o777,
      ]).to.deep.equal([0o700, 0o600]);
    });

    describe('that another server locked', () => {
      const locked = (name: string): string => {
        const lock = path.join(path.dirname(folder), name, 'making.lock');
        mkdirSync(path.dirname(lock));
        writeFileSync(lock, '');
        return lock;
      };

      it('are those it made, once it is done', async () => {
        const lock = locked('held');
        const storage = keyFolder(path.dirname(lock));
        let looks = 0;
        const counted = {
          ...storage,
          load: () => {
            looks += 1;
            return storage.load();
          },
        };
        const waiting = keyRing({ storage: counted }).current();
        await until('it waits for the lock', () => looks === 1);
        const key = await newKey();
        await storage.save({ ...key, createdAt: Date.now() });
        rmSync(lock);
        expect((await waiting).kid).to.equal(key.kid);
      });

      it('are made by the next where it was killed meanwhile', async () => {
        const lock = locked('left');
        utimesSync(lock, 0, 0);
        const { kid } = await keyRing({ storage: keyFolder(path.dirname(lock)) }).current();
        expect(readdirSync(path.dirname(lock))).to.deep.equal([`${kid}.key.json`]);
      });
    });

    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { d: _d, ...half } = privateKey.export({ format: 'jwk' });
    for (const [name, text] of [
      ['no JSON', '{'],
      ['a list', '[]'],
      [
        'a name for a file elsewhere',
        JSON.stringify({ kid: '../../../../etc/passwd-and-more', createdAt: 1, jwk: { d: 'x' } }),
      ],
      ['a public key', JSON.stringify({ kid: 'k'.repeat(43), createdAt: 1, jwk: half })],
    ] as const) {
      it(`are refused where a file holds ${name}, which is named`, async () => {
        const file = path.join(folder, 'bad.key.json');
        writeFileSync(file, text);
        const error = await keyRing({ storage: keyFolder(folder) })
          .current()
          .then(
            () => undefined,
            (reason: unknown) => reason,
          );
        expect(error).to.be.instanceOf(KeyFileError).and.to.have.property('message').that.contains(file);
        rmSync(file);
      });
    }
  });
});
