import { isMetricCode, metricOf } from '@goalsquare/engine';
import { STATUS_CODES } from 'node:http';
import GithubSlugger from 'github-slugger';
import type { PageFacts } from './built-page.js';
import configuration from '../facts/configuration.json' with { type: 'json' };
import errors from '../facts/errors.json' with { type: 'json' };
import { operationPage } from '../src/contract/operation-page.js';
import { operations } from '../src/contract/operations.js';
import { namedParameters } from '../src/contract/parameters.js';
import { anchorOfTerm, footballTerms, footballTermsPath } from '../src/content/football-terms.js';
import { searchWords } from '../src/content/search-words.js';
import { addressOfTopic, topics, type Topic } from '../src/content/topics.js';
import type { SearchEntry } from '../src/search/entry.js';
import { entryOfMetric } from '../src/search/metric-entries.js';

type Page = Pick<PageFacts, 'route' | 'title' | 'description' | 'isListed'>;

/** Returns the search words declared for a route. */
const wordsFor = (route: string): readonly string[] => searchWords[route] ?? [];

/** Returns the last segment of a route. */
const lastOf = (route: string): string => route.split('/').at(-2) ?? '';

function metricEntry({ route, description }: Page): SearchEntry {
  const code = lastOf(route);
  if (!isMetricCode(code)) throw new Error(`${route} is the page of no metric`);
  return entryOfMetric({ code, ...metricOf(code) }, description);
}

function entryOfOperation({ route, description }: Page): SearchEntry {
  const operation = operations.find(({ operationId }) => operationId === lastOf(route));
  if (operation === undefined) throw new Error(`no operation has the page ${route}`);
  const { operationId, summary, path } = operation;
  const names = [operationId, path, ...wordsFor(route)];
  return { kind: 'operation', title: summary, url: route, description, names };
}

function entryOfPage(page: Page): SearchEntry {
  const { route, title, description } = page;
  if (/^\/metrics\/./u.test(route)) return metricEntry(page);
  if (/^\/api\/./u.test(route)) return entryOfOperation(page);
  const isRelease = /^\/release-notes\/./u.test(route);
  return {
    kind: isRelease ? 'release' : 'page',
    title,
    url: route,
    description,
    names: isRelease ? [lastOf(route)] : wordsFor(route),
  };
}

const parameters = (): readonly SearchEntry[] =>
  namedParameters(operations.map(operationPage)).map(({ name, descriptions: [description = ''] }) => ({
    kind: 'parameter',
    title: name,
    url: `/parameters/#${name}`,
    description,
    names: [],
  }));

const problems = errors.map(({ code, status, title, when }): SearchEntry => ({
  kind: 'error',
  title: `${status} ${title}`,
  url: `/guides/errors/#${code}`,
  description: when,
  names: [code, title, `/problems/${code}`, `${status} ${STATUS_CODES[status] ?? ''}`],
}));

const settings = configuration.map(({ section, names: [name = '', ...names], description }): SearchEntry => ({
  kind: 'setting',
  title: name,
  url: `/operators/configuration/#${new GithubSlugger().slug(section)}`,
  description: description.replaceAll('`', ''),
  names,
}));

const topicEntries = Object.values<Topic>(topics).map((topic): SearchEntry => ({
  kind: 'topic',
  title: topic.title,
  url: addressOfTopic(topic),
  description: topic.description,
  names: topic.words,
}));

/** Football terms that no metric counts. The other terms are found as metrics. */
const words = Object.values(footballTerms)
  .flat()
  .filter(({ metrics }) => metrics.length === 0)
  .map((term): SearchEntry => ({
    kind: 'term',
    title: term.term,
    url: `${footballTermsPath}#${anchorOfTerm(term)}`,
    description: term.meaning,
    names: [],
  }));

/**
 * Returns the entries that the search finds by name: listed pages, metrics, operations, parameters, error codes,
 * settings, topics and football terms.
 */
export const searchEntries = (pages: readonly Page[]): readonly SearchEntry[] => [
  ...pages.filter(({ isListed, route }) => isListed && !route.startsWith('/blog/tags/')).map(entryOfPage),
  ...parameters(),
  ...problems,
  ...settings,
  ...topicEntries,
  ...words,
];
