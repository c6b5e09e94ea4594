import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fonts from '../../facts/fonts.json' with { type: 'json' };

const site = path.join(import.meta.dirname, '../..');
const folder = path.join(site, 'static/fonts');
const css = (name: string): string => readFileSync(path.join(site, 'src/styles', name), 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

describe('the fonts of the hub', () => {
  it('take less than 60 kB together', () => {
    const bytes = files.map((name) => readFileSync(path.join(folder, name)).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).to.be.within(1, 60_000);
  });

  it('are named by their content, because browsers keep them for ever', () => {
    expect(files.map((name) => `/fonts/${name}`).sort()).to.deep.equal(Object.values(fonts).sort());
    for (const name of files) {
      const digest = createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex');
      expect(name).to.match(new RegExp(`-${digest.slice(0, 20)}\\.woff2$`, 'u'));
    }
  });

  it('come with their licences', () => {
    for (const name of Object.keys(fonts))
      expect(readFileSync(path.join(folder, `${name}-licence.txt`), 'utf8')).to.contain('SIL OPEN FONT LICENSE');
  });

  it('have a font of the system in their place until they are loaded, for all that the styles name', () => {
    const rules = css('fonts.css');
    for (const route of Object.values(fonts)) expect(rules).to.contain(`url('${route}')`);
    for (const [, family = ''] of css('tokens.css').matchAll(/--(?:font|mono): '?([^',]+)/gu)) {
      expect(rules).to.contain(`font-family: '${family}';`).and.to.contain(`font-family: '${family} Fallback';`);
      expect(css('tokens.css')).to.contain(`'${family} Fallback'`);
    }
    expect(rules.match(/font-display: swap/gu)).to.have.length(files.length);
  });
});
