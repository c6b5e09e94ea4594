import { createPublicKey, generateKeyPairSync, KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import type { SigningKey } from '../../src/features/identity/keys/key-ring.js';
import { get, KEY, type Attack, type Target } from './attack.js';

const HOUR = 3600;
const now = (): number => Math.floor(Date.now() / 1000);

type Claims = Readonly<Record<string, unknown>>;

/** Claims of a token as the server issues it, with changes; `undefined` removes a claim. */
const claimsOf = ({ issuer }: Target, changed: Claims = {}): Claims => ({
  client_id: KEY,
  iss: issuer,
  aud: issuer,
  sub: KEY,
  iat: now(),
  exp: now() + HOUR,
  jti: crypto.randomUUID(),
  ...changed,
});

const signed = (claims: Claims, header: JWTHeaderParameters, key: Parameters<SignJWT['sign']>[0]): Promise<string> =>
  new SignJWT(Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)))
    .setProtectedHeader(header)
    .sign(key);

/** A token signed with the server's own key, with one thing changed. */
const ours =
  (changed: Claims = {}, header: object = {}) =>
  async (target: Target): Promise<string> => {
    const { kid, privateKey } = await target.ring.current();
    return signed(claimsOf(target, changed), { alg: 'ES256', typ: 'at+jwt', kid, ...header }, privateKey);
  };

/** A token signed with another key of the same kind. */
const theirs =
  (header: object = {}) =>
  async (target: Target): Promise<string> => {
    const { kid } = await target.ring.current();
    return signed(
      claimsOf(target),
      { alg: 'ES256', typ: 'at+jwt', kid, ...header },
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    );
  };

/** A token whose secret is the public key: the algorithm is taken from the token, the key from the server. */
const confused =
  (secretOf: (key: SigningKey) => string | Buffer) =>
  async (target: Target): Promise<string> => {
    const key = await target.ring.current();
    return signed(claimsOf(target), { alg: 'HS256', typ: 'at+jwt', kid: key.kid }, Buffer.from(secretOf(key)));
  };
const publicKeyOf = ({ publicKey }: SigningKey): KeyObject =>
  createPublicKey(KeyObject.from(publicKey).export({ type: 'spki', format: 'pem' }));

/** A good token of which a part is replaced. */
const spoilt =
  (spoil: (parts: readonly [string, string, string]) => readonly string[]) =>
  async (target: Target): Promise<string> => {
    const [head = '', claims = '', signature = ''] = (await ours()(target)).split('.');
    return spoil([head, claims, signature]).join('.');
  };
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const evil = 'https://elsewhere.example/keys';

const forged: Readonly<Record<string, (target: Target) => string | Promise<string>>> = {
  'alg none': (target) => new UnsecuredJWT({ ...claimsOf(target) }).encode(),
  'alg None, with the signature of a good one': spoilt(([, claims, signature]) => [
    part({ alg: 'None', typ: 'at+jwt' }),
    claims,
    signature,
  ]),
  'no signature': spoilt(([header, claims]) => [header, claims, '']),
  'a signature of zeros': spoilt(([header, claims]) => [header, claims, Buffer.alloc(64).toString('base64url')]),
  'claims of another account under a good signature': spoilt(([header, , signature]) => [
    header,
    part({ sub: 'sandbox-advanced', exp: now() + HOUR }),
    signature,
  ]),
  'HS256 with the public key in PEM': confused((key) => publicKeyOf(key).export({ type: 'spki', format: 'pem' })),
  'HS256 with the public key in DER': confused((key) => publicKeyOf(key).export({ type: 'spki', format: 'der' })),
  'HS256 with the public key as JWK': confused(({ publicJwk }) => JSON.stringify(publicJwk)),
  'RS256 under a known kid': async (target) =>
    signed(
      claimsOf(target),
      { alg: 'RS256', typ: 'at+jwt', kid: (await target.ring.current()).kid },
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    ),
  'a wrong key under a known kid': theirs(),
  'a wrong key, unknown': theirs({ kid: 'x'.repeat(43) }),
  'a kid that is a path': theirs({ kid: '../../../dev/null' }),
  'jku of elsewhere': theirs({ jku: evil }),
  'x5u of elsewhere': theirs({ x5u: evil }),
  'a key it brings along': theirs({ jwk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } }),
  'a critical header nobody knows': async (target) => {
    const [, claims, signature] = (await ours()(target)).split('.');
    return [part({ alg: 'ES256', typ: 'at+jwt', crit: ['x'], x: 1 }), claims, signature].join('.');
  },
  expired: ours({ exp: now() - 1 }),
  'not valid yet': ours({ nbf: now() + HOUR }),
  'without an end': ours({ exp: undefined }),
  'of a wrong audience': ours({ aud: 'https://elsewhere.example' }),
  'of no audience': ours({ aud: undefined }),
  'of a wrong issuer': ours({ iss: 'https://elsewhere.example' }),
  'of another kind (a login)': ours({}, { typ: 'login+jwt' }),
  'of no kind': ours({}, { typ: undefined }),
  'of an unknown account': ours({ sub: 'nobody' }),
  'of the account __proto__': ours({ sub: '__proto__' }),
  'without an id': ours({ jti: undefined }),
  'no JSON inside': () => 'eyJ.eyJ.x',
  '__proto__ as a key': () => '__proto__',
  'a null byte': () => 'sandbox-transactional%00',
};

const withToken =
  (token: (target: Target) => string | Promise<string>): Attack['play'] =>
  async (socket, target) => {
    socket.write(get('/v1/leagues', [], await token(target)));
  };

/** Attacks by tokens; the first is none, and shows that what the others differ in is what they are refused for. */
export const tokens: readonly Attack[] = [
  { name: 'token: a good one', play: withToken(ours()), allowed: /^200$/u },
  ...Object.entries(forged).map(([name, token]): Attack => ({
    name: `token: ${name}`,
    play: withToken(token),
    allowed: /^401$/u,
  })),
];
