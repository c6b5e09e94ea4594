import { expect } from 'chai';
import { doubledHeadings } from '../../gatsby/doubled-headings.js';

describe('headings of a page that a merge has doubled', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a section', '# A\n## B\ntext\n## C\n## B\ntext\n', ['## B']],
    ['a part of a section', '# A\n## B\n### C\n### C\n', ['### C']],
    ['none where the heading above differs', '# A\n## B\n### C\n## D\n### C\n', []],
    ['none where the level differs', '# A\n## B\n### B\n', []],
    ['none in code', '# A\n## B\n\n```sh\n## B\n```\n\n  ````md\n  ```\n## B\n  ````\n', []],
  ];
  for (const [what, markdown, doubled] of cases)
    it(`are ${what}`, () => {
      expect(doubledHeadings(markdown)).to.deep.equal(doubled);
    });
});
