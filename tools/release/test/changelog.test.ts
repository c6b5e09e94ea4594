import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { releaseDate, withRelease } from '../changelog.js';
import { versionOf } from '../version-places.js';

const root = path.resolve(import.meta.dirname, '../../..');
const written = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const LOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n\n## 1.0.0 - 2026-01-02\n\n- Two.\n';

describe('the changelog', () => {
  it('has the present version with its day, below the unreleased changes', () => {
    expect(releaseDate(written, versionOf(root))).to.match(/^\d{4}-\d{2}-\d{2}$/u);
    const headings = [...written.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);
    expect(headings[0]).to.equal('Unreleased');
    for (const heading of headings.slice(1)) expect(heading).to.match(/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/u);
  });

  it('groups its changes as Keep a Changelog does', () => {
    const groups = new Set([...written.matchAll(/^### (.+)$/gmu)].map(([, group]) => group));
    const allowed = ['Highlights', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect([...groups].filter((group) => !allowed.includes(group ?? ''))).to.deep.equal([]);
  });

  it('gets a heading for the unreleased changes', () => {
    expect(withRelease(LOG, '1.1.0', '2026-03-04')).to.equal(
      LOG.replace('## Unreleased', '## Unreleased\n\n## 1.1.0 - 2026-03-04'),
    );
  });

  it('refuses a version without a heading, and a release without changes', () => {
    expect(() => releaseDate(LOG, '1.0')).to.throw('no heading');
    for (const text of [LOG.replace('### Added\n\n- One.\n\n', ''), '# Changelog\n'])
      expect(() => withRelease(text, '1.1.0', '2026-03-04')).to.throw('no changes');
  });
});
