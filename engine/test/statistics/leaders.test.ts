import { expect } from 'chai';
import { leaders, LEADERS, planOf } from '../../src/index.js';
import { matchOf } from '../support/play.js';

const tackles = (...counts: readonly (readonly [string, number])[]): string =>
  counts.flatMap(([who, count]) => Array.from({ length: count }, (_, n) => `1:${n} ${who} TACK`)).join('\n');

const named = (play: string) => {
  const { results, lists } = leaders(matchOf(play), planOf('player', ['TACKLE', 'GOAL', 'KICK_EFFICIENCY']));
  return lists.map(({ code, n, columns }) => [
    code,
    columns.map((column) => [
      column,
      results.table.value(n, column),
      results.table.order(n, column),
      results.table.rank(n, column),
    ]),
  ]);
};

describe('leaders', () => {
  it('are in the order of values, then of persons, without those who have 0', () => {
    expect(named(tackles(['a1', 2], ['h3', 2], ['h2', 3], ['a5', 1]))).to.deep.equal([
      [
        'TACKLE',
        [
          [1, 3, 1, 1],
          [2, 2, 2, 2],
          [5, 2, 2, 2],
          [9, 1, 3, 4],
        ],
      ],
      ['GOAL', []],
      ['KICK_EFFICIENCY', []],
    ]);
  });

  it('with equal values are in the order of persons, in any order of the header', () => {
    const home = { id: 10, code: 'HOM', name: 'Homers', players: [105, 101, 103].map((personId) => ({ personId })) };
    const { lists } = leaders(
      matchOf(tackles(['h5', 1], ['h1', 1], ['h3', 1]), { home }),
      planOf('player', ['TACKLE']),
    );
    expect(lists[0]?.columns).to.deep.equal([1, 2, 0]);
  });

  it('are absent for a metric that the source cannot supply', () => {
    const { lists } = leaders(matchOf('1:0 h1 SPOI', { lacks: ['tackles'] }), planOf('player', ['TACKLE', 'SPOIL']));
    expect(lists.map(({ code }) => code)).to.deep.equal(['SPOIL']);
  });

  it('are ten, and all with a value equal to the tenth', () => {
    const players = Array.from({ length: 12 }, (_, n) => ({ personId: 101 + n }));
    const home = { id: 10, code: 'HOM', name: 'Homers', players };
    const play = Array.from({ length: 12 }, (_, n) => tackles([`h${n + 1}`, n < 9 ? 20 - n : n < 11 ? 2 : 1])).join(
      '\n',
    );
    const { lists } = leaders(matchOf(play, { home }), planOf('player', ['TACKLE']));
    expect(LEADERS).to.equal(10);
    expect(lists[0]?.columns).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
