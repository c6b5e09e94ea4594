import { expect } from 'chai';
import type { SearchEntry } from '../../src/search/entry.js';
import { rankEntries } from '../../src/search/rank-entries.js';
import { searchWords } from '../../src/content/search-words.js';
import { routes, writtenPages } from '../support/written.js';

const entry = (kind: SearchEntry['kind'], title: string, names: readonly string[] = []): SearchEntry => ({
  kind,
  title,
  url: `/${title}/`,
  description: '',
  names,
});

const entries: readonly SearchEntry[] = [
  entry('release', 'v1.30: clearance'),
  entry('metric', 'Clearance Effective', ['CLEARANCE_EFFECTIVE']),
  entry('metric', 'Clearance', ['CLEARANCE', 'Clearances']),
  entry('parameter', 'lastXSeconds'),
  entry('operation', 'Get the score of a match', ['getMatchScore', '/v1/matches/{matchId}/score']),
  entry('page', 'R package', ['r']),
  entry('page', 'Running a server', ['operate']),
  entry('page', 'Evidence'),
  entry('page', 'Evidence and flow', ['evidence']),
  entry('error', '404 Match Id not found', ['match-not-found']),
];

const titles = (query: string): readonly string[] => rankEntries(entries, query).map(({ title }) => title);

describe('rankEntries', () => {
  const queries: readonly (readonly [query: string, titles: readonly string[]])[] = [
    ['clearance', ['Clearance', 'Clearance Effective', 'v1.30: clearance']],
    ['clearances', ['Clearance', 'Clearance Effective', 'v1.30: clearance']],
    ['CLEARANCE_EFFECTIVE', ['Clearance Effective']],
    ['last x seconds', ['lastXSeconds']],
    ['lastxs', ['lastXSeconds']],
    ['match-not-found', ['404 Match Id not found']],
    ['score of a match', ['Get the score of a match']],
    ['R', ['R package']],
    ['evidence', ['Evidence and flow', 'Evidence']],
    ['what is a clearance', ['Clearance', 'Clearance Effective', 'v1.30: clearance']],
    ['effective clearances', ['Clearance Effective']],
    ['how to operate a server', ['Running a server']],
    ['clearence', ['Clearance', 'Clearance Effective', 'v1.30: clearance']],
    ['evidnece', ['Evidence', 'Evidence and flow']],
    ['evidence of goals', ['Evidence and flow', 'Evidence']],
    ['the', ['Get the score of a match']],
    ['nothing like it', []],
    ['  ', []],
    ['…', []],
  ];
  for (const [query, expected] of queries)
    it(`finds ${expected.join(', ') || 'nothing'} for “${query}”`, () => {
      expect(titles(query)).to.deep.equal(expected);
    });
});

describe('the words of pages', () => {
  it('belong to pages that exist and are listed, each word to one page', () => {
    const unlisted = new Set(writtenPages.filter((page) => page.unlisted).map(({ route }) => route));
    expect(Object.keys(searchWords).filter((route) => !routes.has(route) || unlisted.has(route))).to.deep.equal([]);
    const words = Object.values(searchWords).flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).to.deep.equal([]);
  });
});
