import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { StartError } from '../../../src/domain/start-error.js';
import { openHub } from '../../../src/features/hub/hub.js';
import { openSite } from '../../../src/features/hub/site-file.js';
import { appForSuite } from '../../support/app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const never = (error: unknown): void => {
  throw error;
};
const write = (name: string, text: string): void => {
  writeFileSync(path.join(folder, name), text);
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('what an operator says about the site', () => {
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  write('logo.svg', logo);
  write('site.json', JSON.stringify({ name: 'Club data', colour: '#003087', logo: 'logo.svg', keys: 'Ask us.' }));
  const updated = '2026-03-28T05:20:00.000Z';
  const app = appForSuite({
    hub: openHub(folder, never),
    isSandbox: false,
    site: openSite(folder, false),
    dataUpdated: () => updated,
  });

  it('is sent to the pages of the hub, without an account', async () => {
    const page = await app.bare('get', '/site.json');
    expect([page.status, page.headers['cache-control']]).to.deep.equal([200, 'no-cache']);
    expect(page.body).to.deep.equal({
      sandbox: false,
      name: 'Club data',
      colour: '#003087',
      keys: 'Ask us.',
      logo: '/site-logo',
      updated,
    });
    const sent = await app.bare('get', '/site-logo');
    expect([sent.status, sent.headers['content-type'], String(sent.body)]).to.deep.equal([200, 'image/svg+xml', logo]);
    expect(sent.headers['content-security-policy']).to.contain('sandbox');
  });

  it('is only whether the matches are those of the sandbox without a file', () => {
    expect(openSite(path.join(folder, 'none'), true)).to.deep.equal({ site: { sandbox: true } });
  });

  for (const [text, fault] of [
    ['{', /site\.json: is not JSON/u],
    ['[]', /site\.json: must be an object/u],
    ['{"title":"x"}', /has no member 'title'; it has name, keys, colour, logo$/u],
    ['{"colour":"blue"}', /colour is '"blue"': use a colour such as #0b5d46/u],
    ['{"name":7}', /name is '7': use a text of at most 40 characters/u],
    ['{"logo":"../x.svg"}', /logo is '"\.\.\/x\.svg"': use the name of an SVG, PNG or WebP file beside it/u],
    ['{"logo":"no.png"}', /logo is 'no\.png': use a file beside it of at most 100 KB; there is none/u],
  ] as const)
    it(`is refused with ${text}`, () => {
      const other = mkdtempSync(path.join(tmpdir(), 'site-'));
      writeFileSync(path.join(other, 'site.json'), text);
      expect(() => openSite(other, true)).to.throw(StartError, fault);
      rmSync(other, { recursive: true, force: true });
    });
});
