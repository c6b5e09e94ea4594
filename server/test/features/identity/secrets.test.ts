import { Writable } from 'node:stream';
import { expect } from 'chai';
import { pino } from 'pino';
import { redacted } from '../../../src/http/steps/log.js';
import { appForSuite } from '../../support/app.js';
import {
  ask,
  authorizePath,
  demoIdentity,
  exchange,
  forCode,
  fragmentOf,
  implicit,
  logIn,
  machine,
  openLogin,
  pick,
} from '../../support/identity.js';

describe('what identity writes', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = appForSuite({
    identity: demoIdentity(),
    logger: pino({ level: 'trace', redact: [...redacted] }, stream),
  });

  it('holds no token, code, secret, state or cookie, in logs or metrics', async () => {
    const open = await openLogin(app, { ...implicit, state: 'state-of-the-client' });
    const picked = await pick(app, open, { account: 'sandbox-basic' });
    const token = fragmentOf(new URL(picked.headers.location as string)).get('access_token') ?? '';
    const code = (await logIn(app, forCode)).searchParams.get('code') ?? '';
    const exchanged = (await ask(app, exchange(code))).body as { access_token: string };
    const issued = (await ask(app, { ...machine, client_secret: 'sandbox-basic' })).body as { access_token: string };
    await ask(app, { ...machine, client_secret: 'a-guessed-secret' });
    await app.getAs(token, '/v1/leagues');
    await app.getAs(`${token}x`, '/v1/leagues');
    await app.bare('get', `/OAuth2/callback?code=a-code-from-upstream&state=a-state`);
    await app.bare('get', authorizePath({ ...implicit, redirect_uri: 'https://evil.example/?stolen' }));
    const text = await app.metrics();
    const written = `${lines.join('')}${text}`;
    expect(lines.length).to.be.at.least(8);
    for (const secret of [
      token,
      code,
      exchanged.access_token,
      issued.access_token,
      'a-guessed-secret',
      'state-of-the-client',
      'a-code-from-upstream',
      'evil.example',
      open.cookie.split('=')[1] ?? '',
    ]) {
      expect(secret.length).to.be.at.least(8);
      expect(written.includes(secret), secret).to.equal(false);
    }
    expect(written).to.contain('/oauth2/authorize?[redacted]').and.to.contain('http_route="/oauth2/token"');
  });
});
