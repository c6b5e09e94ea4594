import { expect } from 'chai';
import { pageOfDocs, sharedPages } from '../../guides/page-of-docs.js';

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
    ['[a](tables.md#getmatch)', '[a](https://github.com/goalsquare/goalsquare/blob/main/docs/tables.md#getmatch)'],
    [
      '[a](../clients/excel/README.md)',
      '[a](https://github.com/goalsquare/goalsquare/blob/main/clients/excel/README.md)',
    ],
    ['[a](../clients/excel)', '[a](https://github.com/goalsquare/goalsquare/tree/main/clients/excel)'],
    ['[a](#here), [b](https://api.example/), [c](/api/)', '[a](#here), [b](https://api.example/), [c](/api/)'],
  ] as const;
  for (const [inDocs, onHub] of links)
    it(`leads ${inDocs} to ${onHub}`, () => {
      expect(lines(inDocs)).to.equal(onHub);
    });

  it('leaves code as it is, and what would be a tag or an expression outside it as text', () => {
    expect(lines('`{a}` {b} <c>\n\n```sh\necho {d}\n```\n')).to.equal('`{a}` \\{b} \\<c>\n\n```sh\necho {d}\n```\n');
  });

  it('refuses a page that does not begin with its title', () => {
    expect(() => pageOfDocs(page, 'Text.\n')).to.throw('docs/csv.md');
  });

  it('describes each page as search engines show it: in 50 to 160 characters', () => {
    for (const { name, description } of sharedPages) expect(description.length, name).to.be.within(50, 160);
  });
});
