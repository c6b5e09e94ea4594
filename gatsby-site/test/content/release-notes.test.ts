import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import matter from 'gray-matter';
import { answerOf, taken } from '../../src/contract/answers.js';
import { describedOperation, operations } from '../../src/contract/operations.js';
import { toldTables } from '../../src/told/tables.js';
import { listed, moved, own } from '../support/routes.js';

/** Versions that have notes, as the specification writes them. */
const versions = Object.values(moved).map((route) => route.split('/').at(-2));

/** Versions the contract dates; no other page has a date. */
const dated: Readonly<Record<string, string>> = { 'v1.15': '2023-07-19', 'v1.22': '2023-10-17', 'v1.27': '2023-12-21', 'v1.48': '2024-12-18', '1.60': '2025-08-13' };

interface Page {
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date | undefined;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../../content/release-notes/V1/', import.meta.url));

const pages: readonly Page[] = readdirSync(folder).map((file) => {
  const { data, content } = matter(readFileSync(`${folder}${file}`, 'utf8'));
  const { title, description, date } = data as Omit<Page, 'version' | 'text'>;
  return { version: file.replace(/\.mdx$/u, ''), title, description, date, text: content };
});

/** What pages may lead to: nothing that is unlisted. */
const routes: ReadonlySet<string> = new Set([
  ...listed, ...own.filter((route) => typeof route === 'string'), ...operations.map(({ operationId }) => `/api/${operationId}/`),
]);

/** Elements of a page, each with its attributes. */
const elementsOf = ({ text }: Page): readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] =>
  [...text.matchAll(/^<(?<name>[A-Z]\w*)(?<rest>[^>]*)>/gmu)].map(({ groups: { name = '', rest = '' } = {} }) =>
    ({ name, attributes: Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value])) }));

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gmu, '');

const linksOf = ({ text }: Page): readonly string[] => [...withoutCode(text).matchAll(/\]\((\/[^)#]*)/gu)].map(([, to = '']) => to);

/** Sentences of a page's running text: no headings, tables, code or elements. */
const sentencesOf = ({ text }: Page): readonly string[] =>
  withoutCode(text).split('\n').filter((line) => !/^(?:[#|<]|\s*$)/u.test(line)).join(' ').split(/(?<=[.?!:])\s+/u).map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 40);

describe('release notes', () => {
  it('are of the versions of the specification, all of them and no others', () => {
    expect(pages.map(({ version }) => version)).to.have.members(versions);
  });

  it('are titled by their version, and each is described in a sentence of its own', () => {
    for (const { version, title, description } of pages) {
      expect(title).to.match(new RegExp(`^${version.replaceAll('.', '\\.')}: \\S`, 'u'));
      expect(description, version).to.match(/^[A-Z].{30,}\.$/u);
    }
    expect(new Set(pages.map(({ description }) => description)).size).to.equal(pages.length);
  });

  it('have a date where the contract has one', () => {
    const found = pages.flatMap(({ version, date }) => (date === undefined ? [] : [[version, date.toISOString().slice(0, 10)]]));
    expect(Object.fromEntries(found)).to.deep.equal(dated);
  });

  for (const page of pages) {
    describe(page.version, () => {
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
          const told = toldTables[name];
          if (told !== undefined) expect(told((attribute) => attributes[attribute] ?? '').rows, name).to.not.have.length(0);
        }
      });

      it('leads to pages that exist and are listed', () => {
        expect(linksOf(page).filter((to) => !routes.has(to))).to.deep.equal([]);
      });
    });
  }

  it('say nothing twice', () => {
    const where = new Map<string, string[]>();
    for (const page of pages) for (const sentence of sentencesOf(page)) where.set(sentence, [...(where.get(sentence) ?? []), page.version]);
    expect([...where].filter(([, on]) => on.length > 1)).to.deep.equal([]);
  });
});
