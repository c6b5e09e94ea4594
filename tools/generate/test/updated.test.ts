import { expect } from 'chai';
import { updatedPages } from '../updated.js';

describe('the dates of written pages', () => {
  const first = updatedPages(
    {},
    [
      ['guides/b.mdx', 'two'],
      ['docs/a.mdx', 'one'],
    ],
    '2026-01-01',
  );

  it('are those of the day on which a text is new, in the order of the files', () => {
    expect(Object.entries(first).map(([file, { date }]) => [file, date])).to.deep.equal([
      ['docs/a.mdx', '2026-01-01'],
      ['guides/b.mdx', '2026-01-01'],
    ]);
  });

  it('stay while a text is the same, change with it, and go with its page', () => {
    expect(updatedPages(first, [['docs/a.mdx', 'one']], '2026-02-02')).to.deep.equal({
      'docs/a.mdx': first['docs/a.mdx'],
    });
    expect(updatedPages(first, [['docs/a.mdx', 'other']], '2026-02-02')['docs/a.mdx']?.date).to.equal('2026-02-02');
  });
});
