import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { metricCodes } from '@goalsquare/engine';
import GithubSlugger from 'github-slugger';
import matter from 'gray-matter';
import { operations } from '../../src/contract/operations.js';
import { routeOfFile, type Route } from '../../src/content/route-of-file.js';
import { footballTermTable } from '../../src/server-tables/football-terms.js';
import { tagsOf } from '../../src/content/tags.js';

const hub = fileURLToPath(new URL('../..', import.meta.url));

/** A written page as its file has it. */
export interface WrittenPage extends Route {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly date: Date | undefined;
  readonly unlisted: boolean;
  /** The document that the page is generated from. */
  readonly source: string | undefined;
  readonly text: string;
}

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(`${hub}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort();

/** Every written page. */
export const writtenPages: readonly WrittenPage[] = filesBelow('content', /\.mdx$/u).map((file) => {
  const { data, content } = matter(readFileSync(`${hub}content/${file}`, 'utf8'));
  const { title, description, tags = [], date, unlisted = false, source } = data as Partial<WrittenPage>;
  return {
    file,
    ...routeOfFile(file),
    title: title ?? '',
    description: description ?? '',
    tags,
    date,
    unlisted,
    source,
    text: content,
  };
});

/** The text of a page without its blocks of code. */
export const withoutBlocks = ({ text }: WrittenPage): string => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gmu, '');

/** A page without its code, which is no prose and holds no links. */
export const proseOf = (page: WrittenPage): string => withoutBlocks(page).replaceAll(/`[^`\n]*`/gu, '');

/** Rows of the glossary that a page can be linked to. */
const termsOf = ({ text }: WrittenPage): readonly string[] =>
  [...text.matchAll(/<FootballTerms of="(\w+)" \/>/gu)].flatMap(([, subject = '']) => [
    ...(footballTermTable(subject).anchors ?? []),
  ]);

/** Ids of the headings and terms of a page. */
export function anchorsOf(page: WrittenPage): readonly string[] {
  const slugger = new GithubSlugger();
  const headings = [...withoutBlocks(page).matchAll(/^#{2,6} (.+)$/gmu)].map(([, words = '']) =>
    slugger.slug(words.replaceAll(/[`*]|\]\([^)]*\)|\[/gu, '')),
  );
  return [...headings, ...termsOf(page)];
}

/** Links of a page to others of the site. */
export const linksOf = (page: WrittenPage): readonly string[] =>
  [...proseOf(page).matchAll(/\]\((\/[^)\s]*)\)/gu)].map(([, to = '']) => to);

/** Routes that are no written page: those of operations, tags and pages of their own. */
const otherRoutes: readonly string[] = [
  ...filesBelow('src/pages', /\.tsx$/u).map(
    (file) => `/${file.replace(/(?:index)?\.tsx$/u, '').replace(/(?<=[^/])$/u, '/')}`,
  ),
  ...operations.map(({ operationId }) => `/api/${operationId}/`),
  ...tagsOf(writtenPages.map(({ tags }) => tags)).map((tag) => `/blog/tags/${tag}/`),
  '/api/',
  '/metrics/',
  '/parameters/',
  ...metricCodes.map((code) => `/metrics/${code}/`),
];

/** Every route of the site. */
export const routes: ReadonlySet<string> = new Set([...writtenPages.map(({ route }) => route), ...otherRoutes]);
