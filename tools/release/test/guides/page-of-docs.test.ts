import { expect } from 'chai';
import { operatorPages } from '../../made/guides/operator-pages.js';
import { headingsWithoutPage, operatorPage, pageOfDocs } from '../../made/guides/page-of-docs.js';
import { sharedPages } from '../../made/guides/shared-pages.js';

const page = { name: 'csv', description: 'Rows.', sidebar: 'CSV' };
const lines = (markdown: string): string =>
  pageOfDocs(page, `# CSV, and more\n\n${markdown}`).split('\n').slice(9).join('\n');

describe('pageOfDocs', () => {
  it('makes the title, a description and a name in the sidebar of the first line', () => {
    expect(pageOfDocs(page, '# CSV, and more\n\nText.\n')).to.equal(
      '---\ntitle: "CSV, and more"\ndescription: "Rows."\nsidebar: "CSV"\nsource: "docs/csv.md"\n---\n\n{/* Generated from docs/csv.md by `npm run generate`. Do not edit. */}\n\nText.\n',
    );
  });

  const links = [
    ['[a](permalinks.md)', '[a](/guides/permalinks/)'],
    ['[a](excel.md#the-workbook)', '[a](/guides/excel/#the-workbook)'],
    ['[a](accounts.md#who-did-what)', '[a](/operators/accounts/#who-did-what)'],
    ['[a](operating.md#backup-and-restore)', '[a](/operators/backup/#backup-and-restore)'],
    ['[a](operating.md)', '[a](/operators/)'],
    ['[a](tables.md#getmatch)', '[a](https://github.com/goalsquare/goalsquare/blob/main/docs/tables.md#getmatch)'],
    [
      '[a](../clients/excel/README.md)',
      '[a](https://github.com/goalsquare/goalsquare/blob/main/clients/excel/README.md)',
    ],
    ['[a](../clients/excel)', '[a](https://github.com/goalsquare/goalsquare/tree/main/clients/excel)'],
    ['the page `/quality/` of the hub', 'the page [`/quality/`](/quality/) of the hub'],
    ['[a](#here), [b](https://api.example/), [c](/api/)', '[a](#here), [b](https://api.example/), [c](/api/)'],
  ] as const;
  for (const [inDocs, onHub] of links)
    it(`leads ${inDocs} to ${onHub}`, () => {
      expect(lines(inDocs)).to.equal(onHub);
    });

  it('leaves code as it is, and what would be a tag or an expression outside it as text', () => {
    expect(lines('`{a}` {b} <c>\n\n```sh\necho {d}\n```\n')).to.equal('`{a}` \\{b} \\<c>\n\n```sh\necho {d}\n```\n');
  });

  it('leaves comments out, but not those of code', () => {
    expect(lines('<!-- Generated. -->\n\nText.\n\n```html\n<b><!-- x --></b>\n```\n')).to.equal(
      'Text.\n\n```html\n<b><!-- x --></b>\n```\n',
    );
  });

  it('refuses a link to a heading of a split document that no page has', () => {
    expect(() => lines('[a](operating.md#nowhere)')).to.throw('docs/operating.md#nowhere');
  });

  it('refuses a page that does not begin with its title', () => {
    expect(() => pageOfDocs(page, 'Text.\n')).to.throw('docs/csv.md');
  });

  it('describes each page as search engines show it: in 50 to 160 characters', () => {
    for (const { name, description } of [...sharedPages, ...operatorPages])
      expect(description.length, name).to.be.within(50, 160);
  });
});

describe('operatorPage', () => {
  const page = { name: 'disks', title: 'Disks', description: 'Of disks.', sidebar: 'Disks', source: 'docs/all.md' };
  const markdown =
    '# All\n\nIntroduction.\n\n## One\n\nFirst [here](#two).\n\n## Two\n\nSecond.\n\n### Part\n\nThird.\n';

  it('has the named sections in their order, with what is below them', () => {
    const text = operatorPage({ ...page, headings: ['Two', 'One'] }, markdown);
    expect(text).to.contain('title: "Disks"').and.not.contain('Introduction');
    expect(text.split('\n').slice(9).join('\n')).to.equal(
      '## Two\n\nSecond.\n\n### Part\n\nThird.\n\n## One\n\nFirst [here](#two).\n',
    );
  });

  it('has the whole document if it names no headings', () => {
    expect(operatorPage(page, markdown)).to.contain('Introduction').and.contain('## Two');
  });

  it('refuses a heading that the document lacks', () => {
    expect(() => operatorPage({ ...page, headings: ['Three'] }, markdown)).to.throw('no heading "Three"');
  });

  it('finds headings that no page has', () => {
    expect(headingsWithoutPage(markdown, [{ ...page, headings: ['Two'] }])).to.deep.equal(['One']);
  });
});
