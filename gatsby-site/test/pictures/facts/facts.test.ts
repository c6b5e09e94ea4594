import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { planOf, squadStatistics } from '@goalsquare/engine';
import { expect } from 'chai';
import { answerOf } from '../../../src/contract/answers.js';
import { chainFactsOf } from '../../../src/pictures/facts/chains.js';
import { heatOf } from '../../../src/pictures/facts/heat.js';
import { pictures } from '../../../src/pictures/facts/index.js';
import { quarterOf } from '../../../src/pictures/facts/quarter.js';
import { sandboxMatch } from '../../../src/pictures/facts/sandbox-match.js';
import { shotFactsOf } from '../../../src/pictures/facts/shots.js';
import { stoppageFactsOf } from '../../../src/pictures/facts/stoppages.js';
import { wormOf } from '../../../src/pictures/facts/worm.js';
import { sandboxMatches } from '../../../src/features/playground/sandbox-matches.js';

const { match, view } = sandboxMatch('110510101');
const reach = (length: number, width: number): number => Math.hypot(length / 2, width / 2);

interface Scored {
  readonly home: { readonly points: number };
  readonly away: { readonly points: number };
}

describe('the facts of pictures', () => {
  it('end the worm with the score of the contract’s example, and start every quarter in it', () => {
    const { scores, periods } = wormOf(view);
    const { home, away } = answerOf('getMatchScore') as Scored;
    expect([scores.at(-1)?.home, scores.at(-1)?.away]).to.deep.equal([home.points, away.points]);
    expect(periods.map(({ period }) => period)).to.deep.equal([1, 2, 3, 4]);
  });

  for (const { id } of sandboxMatches) {
    it(`turn every shot of ${id} to the right-hand goal, and leave everything on the ground or beside it`, () => {
      const view = sandboxMatch(String(id)).view;
      const {
        match: {
          ground: { lengthMetres, widthMetres },
        },
        shots,
      } = shotFactsOf(view);
      const spots = [...shots, ...stoppageFactsOf(view).stoppages];
      expect(shots.filter(({ x }) => x > 0).length).to.equal(shots.length);
      for (const { x, y } of spots) expect(Math.hypot(x, y)).to.be.at.most(reach(lengthMetres, widthMetres));
      for (const { metres, x, y } of shots)
        expect(Math.abs(Math.hypot(lengthMetres / 2 - x, y) - metres)).to.be.at.most(0.2);
    });
  }

  it('count each act of a heat map once', () => {
    for (const side of [0, 1] as const) {
      const { cells } = heatOf(match, view, { side, who: '' }, 'KICK');
      const kicks = squadStatistics(match, planOf('squad', ['KICK'])).table.value(0, side);
      expect(cells.reduce((sum, { value }) => sum + value, 0)).to.equal(kicks);
    }
  });

  it('give every chain a path of at least two places', () => {
    const { chains } = chainFactsOf(view);
    expect(chains.length).to.be.greaterThan(100);
    for (const { path } of chains) expect(path.length % 2 === 0 && path.length >= 4).to.equal(true);
  });

  it('have a file and facts for every picture a written page may name', () => {
    for (const [name, { file, facts }] of Object.entries(pictures)) {
      expect(existsSync(fileURLToPath(new URL(`../../../src/pictures/${file}.tsx`, import.meta.url))), name).to.equal(
        true,
      );
      if (facts !== undefined) expect(Object.keys(facts({})), name).to.not.be.empty;
    }
  });

  it('refuse what is not there', () => {
    expect(() => pictures.ScoreWorm?.facts?.({ matchId: '1' })).to.throw('1.ndjson.gz');
    expect(() => pictures.LadderTable?.facts?.({ season: '9-9-1999' })).to.throw('9-9-1999');
    expect(() => pictures.LadderTable?.facts?.({ round: '99' })).to.throw('99');
    expect(() => pictures.LeadersTable?.facts?.({ metric: 'GAOL' })).to.throw('GAOL');
    expect(() => pictures.BarChart?.facts?.({ of: 'summary' })).to.throw('is not a list');
    expect(() => quarterOf(view, 5)).to.throw('no period 5');
  });
});
