import { expect } from 'chai';
import { ARC_METRES, matchStatuses, nextStatuses, type StatusCode } from '@goalsquare/engine';
import { footballTerms } from '../../src/content/football-terms.js';
import { writtenPages } from '../support/written.js';

const textAt = (route: string): string => writtenPages.find((page) => page.route === route)?.text ?? '';

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([A-Z]+)`/gu)].map(([, code = '']) => code);

describe('the post about the status of a match', () => {
  const text = textAt('/blog/how-to-matchstatus/');

  it('lists for each type the statuses that the engine gives it', () => {
    const rows = [...text.matchAll(/^\| `(?<type>[A-Z][a-z]+)` +\|[^|]*\|(?<codes>[^|]*)\|$/gmu)];
    const listed = rows.map(({ groups: { type = '', codes = '' } = {} }) => [type, [...codesIn(codes)].sort()]);
    const types = [...new Set(matchStatuses.map(({ typeName }) => typeName))];
    expect(listed).to.deep.equal(
      types.map((type) => [
        type,
        matchStatuses
          .filter(({ typeName }) => typeName === type)
          .map(({ code }) => code)
          .sort(),
      ]),
    );
  });

  it('has a usual way that a log can take', () => {
    const way = codesIn(/^`SCHED` →.*$/mu.exec(text)?.[0] ?? '');
    expect(way).to.have.length(13);
    const wrong = way.slice(1).filter((code, at) => {
      const next: readonly string[] = nextStatuses[way[at] as StatusCode];
      return !next.includes(code);
    });
    expect(wrong).to.deep.equal([]);
  });
});

describe('sentences about the arcs', () => {
  it('have the radius that the engine uses', () => {
    const named = footballTerms.ground.find(({ term }) => term === `${ARC_METRES}-metre arc`);
    expect(named?.meaning).to.equal(`The curved line ${ARC_METRES} metres from each goal.`);
    expect(textAt('/')).to.include(`The ${ARC_METRES} m arcs bound the two fifties.`);
    expect(textAt('/release-notes/V1/v1.32/')).to.include(
      `inside the ${ARC_METRES}-metre arc around the middle of the goal`,
    );
  });
});
