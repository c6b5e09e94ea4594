import { expect } from 'chai';
import { emptyScoreboard, scoreboardLine, scoreboardOf } from '../../src/cli/scoreboard.js';

type Described = Parameters<typeof scoreboardOf>[0];

const described = (home: object | undefined, away: object | undefined): Described =>
  ({
    home: { name: 'Alpha', score: home },
    away: { name: 'Beta', score: away },
    status: { code: 'FT' },
  }) as unknown as Described;

describe('the scoreboard of the command line', () => {
  it('shows goals, behinds and points', () => {
    const board = scoreboardOf(described({ goals: 10, behinds: 5, points: 65 }, { goals: 9, behinds: 2, points: 56 }));
    expect(scoreboardLine(board)).to.equal('FT  Alpha 10.5 (65)  Beta 9.2 (56)');
  });

  it('shows points alone if nothing else is known', () => {
    expect(scoreboardLine(scoreboardOf(described({ points: 65 }, { points: 56 })))).to.equal('FT  Alpha 65  Beta 56');
  });

  it('starts from nothing', () => {
    expect(scoreboardLine(emptyScoreboard(described(undefined, undefined)))).to.equal('  Alpha 0.0 (0)  Beta 0.0 (0)');
  });
});
