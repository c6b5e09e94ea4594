import { expect } from 'chai';
import { answerOf, taken } from '../../src/contract/answers.js';
import { describedOperation } from '../../src/contract/operations.js';
import { serverTables } from '../../src/server-tables/tables.js';
import { moved, unlisted } from '../support/routes.js';
import { linksOf, routes, withoutBlocks, writtenPages, type WrittenPage } from '../support/written.js';

/** Versions that have notes, as the specification writes them. */
const versions = Object.values(moved).map((route) => route.split('/').at(-2));

/** Versions the contract dates; no other page has a date. */
const dated: Readonly<Record<string, string>> = {
  'v1.15': '2023-07-19',
  'v1.22': '2023-10-17',
  'v1.27': '2023-12-21',
  'v1.48': '2024-12-18',
  '1.60': '2025-08-13',
};

const versionOf = ({ route }: WrittenPage): string => route.split('/').at(-2) ?? '';

const pages = writtenPages.filter(({ route }) => route.startsWith('/release-notes/V1/'));

/** Elements of a page, each with its attributes. */
const elementsOf = ({
  text,
}: WrittenPage): readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] =>
  [...text.matchAll(/^<(?<name>[A-Z]\w*)(?<rest>[^>]*)>/gmu)].map(({ groups: { name = '', rest = '' } = {} }) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));

/** Sentences of a page's running text: no headings, tables, code or elements. */
const sentencesOf = (page: WrittenPage): readonly string[] =>
  withoutBlocks(page)
    .split('\n')
    .filter((line) => !/^(?:[#|<]|\s*$)/u.test(line))
    .join(' ')
    .split(/(?<=[.?!:])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 40);

describe('release notes', () => {
  it('are of the versions of the specification, all of them and no others', () => {
    expect(pages.map(versionOf)).to.have.members(versions);
  });

  it('are titled by their version, and each is described in a sentence of its own', () => {
    for (const page of pages) {
      const { title, description } = page;
      expect(title).to.match(new RegExp(`^${versionOf(page).replaceAll('.', '\\.')}: \\S`, 'u'));
      expect(description, title).to.match(/^[A-Z].{30,}\.$/u);
    }
    expect(new Set(pages.map(({ description }) => description)).size).to.equal(pages.length);
  });

  it('have a date where the contract has one', () => {
    const found = pages.flatMap((page) =>
      page.date === undefined ? [] : [[versionOf(page), page.date.toISOString().slice(0, 10)]],
    );
    expect(Object.fromEntries(found)).to.deep.equal(dated);
  });

  for (const page of pages) {
    describe(versionOf(page), () => {
      it('has substance, an example with its answer, and says what a client must change', () => {
        expect(page.text.split('\n').length).to.be.within(40, 120);
        const names = elementsOf(page).map(({ name }) => name);
        expect(names).to.include.members(['Call', 'Answer']);
        expect(page.text).to.match(/^## What a client must change\n\n\S/mu);
      });

      it('shows calls, parts of answers and tables that exist', () => {
        for (const { name, attributes } of elementsOf(page)) {
          const { operation = '', take = '' } = attributes;
          if (name === 'Call') expect(describedOperation(operation)).to.be.an('object');
          if (name === 'Answer') expect(taken(answerOf(operation), take)).to.not.equal(undefined);
          const table = serverTables[name];
          if (table !== undefined) expect(table(attributes).rows, name).to.not.have.length(0);
        }
      });

      it('leads to pages that exist and are listed', () => {
        const addresses = linksOf(page).map((to) => to.replace(/[?#].*$/u, ''));
        expect(addresses.filter((to) => !routes.has(to) || unlisted.includes(to))).to.deep.equal([]);
      });
    });
  }

  it('say nothing twice', () => {
    const where = new Map<string, string[]>();
    for (const page of pages)
      for (const sentence of sentencesOf(page)) where.set(sentence, [...(where.get(sentence) ?? []), page.file]);
    expect([...where].filter(([, on]) => on.length > 1)).to.deep.equal([]);
  });
});
