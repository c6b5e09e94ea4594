import { expect } from 'chai';
import { metricCodes } from '@goalsquare/engine';
import { anchorOfTerm, footballTerms, termsOfMetric, type FootballTerm } from '../../src/content/football-terms.js';
import { serverTables } from '../../src/server-tables/tables.js';
import { writtenPages } from '../support/written.js';

const all: readonly FootballTerm[] = Object.values(footballTerms).flat();
const anchors = all.map(anchorOfTerm);

describe('the words of the sport', () => {
  it('have an anchor each, once, and a meaning that is a sentence', () => {
    expect(
      anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at || !/^[a-z0-9-]+$/u.test(anchor)),
    ).to.deep.equal([]);
    expect(all.filter(({ meaning }) => !/^[A-Z].*\.$/u.test(meaning)).map(({ term }) => term)).to.deep.equal([]);
  });

  it('are all on the page of the glossary, by subject', () => {
    const page = writtenPages.find(({ route }) => route === '/guides/football-terms/');
    for (const subject of Object.keys(footballTerms))
      expect(page?.text).to.include(`<FootballTerms of="${subject}" />`);
  });

  it('are linked to by anchors that exist', () => {
    const links = writtenPages.flatMap(({ text }) =>
      [...text.matchAll(/\/guides\/football-terms\/#([a-z0-9-]+)/gu)].map(([, anchor = '']) => anchor),
    );
    expect(links).to.have.length.above(0);
    expect(links.filter((anchor) => !anchors.includes(anchor))).to.deep.equal([]);
  });

  it('are found from the metrics that count them, and from no others', () => {
    expect(termsOfMetric('CLEARANCE').map(({ term }) => term)).to.deep.equal(['clearance']);
    expect(termsOfMetric('RANKING_POINTS')).to.deep.equal([]);
    expect(metricCodes.filter((code) => termsOfMetric(code).length > 0)).to.have.length.above(60);
  });

  it('of a subject that does not exist are refused', () => {
    expect(() => serverTables.FootballTerms?.({ of: 'moon' })).to.throw('there is no subject moon; there are ground,');
  });
});
