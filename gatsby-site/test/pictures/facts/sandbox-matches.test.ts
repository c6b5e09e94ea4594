import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openMatch, matchViewOf } from '@goalsquare/engine';
import { expect } from 'chai';
import { logOf } from '../../../src/pictures/facts/log-of.js';
import { sandboxMatches } from '../../../src/features/playground/sandbox-matches.js';

const folder = fileURLToPath(new URL('../../../static/sandbox/', import.meta.url));

describe('the matches of the playground', () => {
  it('are the files of the folder, no more and no less', () => {
    expect(readdirSync(folder).sort()).to.deep.equal(
      ['matches.json', ...sandboxMatches.map(({ id }) => `${id}.ndjson.gz`)].sort(),
    );
  });

  for (const { id, home, away, season, round } of sandboxMatches) {
    it(`${id} opens, is the match that its index describes, and has the score of its index`, () => {
      const {
        header,
        score: { totals },
      } = matchViewOf(openMatch(logOf(gunzipSync(readFileSync(`${folder}${id}.ndjson.gz`)).toString('utf8'))));
      expect([header.id, header.seasonId, header.roundNumber, header.home.name, header.away.name]).to.deep.equal([
        id,
        season,
        round.number,
        home.name,
        away.name,
      ]);
      const scored = [home, away].map(({ goals, behinds, points }) => ({ goals, behinds, points }));
      expect(totals).to.deep.equal(scored);
    });
  }

  it('has one that is close, one that is drawn, one with extra time, women’s matches and the second tier', () => {
    const margins = sandboxMatches.map(({ home, away }) => Math.abs(home.points - away.points));
    expect(margins).to.include.members([0, 1]);
    expect(sandboxMatches.some(({ why }) => why.includes('extra time'))).to.equal(true);
    expect(new Set(sandboxMatches.map(({ league }) => league.id)).size).to.be.at.least(4);
  });
});

describe('logOf', () => {
  it('refuses an empty text and one that is not NDJSON', () => {
    expect(() => logOf('')).to.throw('empty');
    expect(() => logOf('{"kind"')).to.throw(SyntaxError);
  });
});
