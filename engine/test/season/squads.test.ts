import { expect } from 'chai';
import { appearancesOf, type MatchBrief, type StatusCode } from '../../src/index.js';
import { briefOf } from '../support/season.js';

const players = (...ids: readonly number[]) => ids.map((personId) => ({ personId }));
const match = (
  id: number,
  line: string,
  home: readonly number[],
  away: readonly number[],
  status: StatusCode = 'FINAL',
): MatchBrief => {
  const brief = briefOf(line, id, { status });
  return {
    ...brief,
    home: { ...brief.home, players: players(...home) },
    away: { ...brief.away, players: players(...away) },
  };
};

describe('the appearances of players', () => {
  it('count the matches of their squad that have started', () => {
    const matches = [
      match(1, '1 Ants 9 Bees 8', [11, 12], [21]),
      match(2, '2 Bees 9 Ants 8', [21, 12], [11]),
      match(3, '3 Ants 1 Cats 0', [11, 13], [31], 'LIVE'),
      match(4, '4 Ants - Cats -', [11, 12, 13], [31], 'TEAMS'),
      match(5, '5 Bees 9 Cats 8', [21], [11]),
    ];
    expect([...appearancesOf(1, matches)]).to.deep.equal([
      [11, 3],
      [12, 1],
      [13, 1],
    ]);
    expect([...appearancesOf(2, matches)]).to.deep.equal([
      [21, 3],
      [12, 1],
    ]);
    expect([...appearancesOf(9, matches)]).to.deep.equal([]);
  });
});
