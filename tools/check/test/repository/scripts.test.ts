import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { manifestOf, root, textOf, unknownScripts } from './support/files.js';

const MOST_SCRIPTS = 20;

/** Text that is written for readers. Old releases and decisions of them keep the names of their time. */
const pages = execFileSync('git', ['ls-files', '*.md', '*.mdx', '.ci', 'Dockerfile'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'CHANGELOG.md' && !file.includes('/release-notes/'));

describe('the scripts of package.json', () => {
  it('are few', () => {
    expect(Object.keys(manifestOf('').scripts).length).to.be.at.most(MOST_SCRIPTS);
  });

  it('exist where a page names them, with the check, measurement, bench or generator', () => {
    const unknown = pages.flatMap((file) =>
      [...textOf(file).matchAll(/npm run [^`\n]*/gu)].flatMap(([call]) =>
        unknownScripts(call).map((name) => `${file}: ${name}`),
      ),
    );
    expect(unknown).to.deep.equal([]);
  });
});
