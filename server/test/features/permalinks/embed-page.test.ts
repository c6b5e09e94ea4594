import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import { linkTo, NOW, SCORE } from './links.js';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page of a permalink for a frame', () => {
  const app = appForSuite({ now: () => NOW });

  it('may be framed by any origin, and runs its own script and style only', async () => {
    const path = (await linkTo(app, { path: SCORE })).replace('/q/', '/embed/');
    const { status, headers, text } = await app.bare('get', path);
    expect(status).to.equal(200);
    expect(headers['content-type']).to.equal('text/html; charset=utf-8');
    expect(headers).not.to.have.property('x-frame-options');
    expect(headers['referrer-policy']).to.equal('no-referrer');
    const [script, style] = ['script', 'style'].map(
      (name) => new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'u').exec(text)?.[1] ?? '',
    );
    expect(headers['content-security-policy']).to.equal(
      `default-src 'none'; script-src ${sha256(script ?? '')}; style-src ${sha256(style ?? '')}; connect-src 'self'; ` +
        "form-action 'none'; base-uri 'none'; frame-ancestors *",
    );
  });

  it('does not contain the secret, so that caches can share it', async () => {
    const path = (await linkTo(app, { path: SCORE })).replace('/q/', '/embed/');
    const { headers, text } = await app.bare('get', `${path}?rows=5`);
    expect(text).not.to.contain(path.replace('/embed/', ''));
    expect(headers['cache-control']).to.equal('public, max-age=300');
  });

  for (const path of ['/embed/', '/embed/short', '/embed/c2VjcmV0LW9mLWEtcGVybWFsaW5r/more', '/embed/a%2F..%2F..%2Fv1'])
    it(`is not served at ${path}, which no origin may frame`, async () => {
      const { status, headers } = await app.bare('get', path);
      expect(status).to.equal(404);
      expect(headers['content-security-policy']).to.contain("frame-ancestors 'none'");
    });

  it('leaves every other response closed to frames', async () => {
    const link = await linkTo(app, { path: SCORE });
    for (const path of [link, '/openapi.json', '/livez'])
      expect((await app.bare('get', path)).headers['content-security-policy'], path).to.contain(
        "frame-ancestors 'none'",
      );
  });
});
