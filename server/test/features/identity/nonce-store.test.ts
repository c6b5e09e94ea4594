import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import {
  challengeOf,
  CLIENT,
  demoIdentity,
  implicit,
  openLogin,
  pick,
  REDIRECT,
  VERIFIER,
} from '../../support/identity.js';

/** Order of the curve P-256. **Source**: FIPS 186-5. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The same token with the other signature that is valid for it: `s` and `ORDER - s` are both. */
function withOtherSignature(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const other = ORDER - BigInt(`0x${bytes.toString('hex', 32)}`);
  bytes.write(other.toString(16).padStart(64, '0'), 32, 'hex');
  return [head, payload, bytes.toString('base64url')].join('.');
}

describe('what is used once', () => {
  const identity = demoIdentity();
  const app = appForSuite({ identity });

  it('is a login form, even with its cookie', async () => {
    const login = await openLogin(app, implicit);
    expect((await pick(app, login, { account: 'nobody' })).status).to.equal(400);
    expect((await pick(app, login, { account: 'sandbox-basic' })).status).to.equal(303);
    const again = await pick(app, login, { account: 'sandbox-advanced' });
    expect(again.status).to.equal(400);
    expect(again.text).to.contain('The login form was used before');
  });

  it('is a code, whichever of its two signatures it has', async () => {
    const code = await identity.codes.issue({
      clientId: CLIENT,
      redirectUri: REDIRECT,
      challenge: challengeOf(VERIFIER),
      accountId: 'sandbox-basic',
    });
    const proof = { clientId: CLIENT, redirectUri: REDIRECT, verifier: VERIFIER };
    expect(await identity.codes.redeem({ ...proof, code: withOtherSignature(code) })).to.include({ clientId: CLIENT });
    const again = await identity.codes.redeem({ ...proof, code }).catch((error: unknown) => String(error));
    expect(again).to.contain('The code was used before');
  });

  it('is a token that was revoked, whichever of its two signatures it has', async () => {
    const token = await identity.tokens.issue({ accountId: 'sandbox-basic', clientId: CLIENT, seconds: 60 });
    const other = withOtherSignature(token);
    const verified = await identity.tokens.verify(token);
    expect(await identity.tokens.verify(other)).to.deep.equal(verified);
    await identity.tokens.revoke(verified?.id ?? '', verified?.expiresAt ?? 0);
    for (const one of [token, other]) {
      expect(identity.tokens.known(one)).to.equal(undefined);
      expect(await identity.tokens.verify(one)).to.equal(undefined);
    }
  });
});
