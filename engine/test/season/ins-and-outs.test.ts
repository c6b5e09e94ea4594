import { expect } from 'chai';
import { briefOf, lineUpChanges, openMatch, type MatchBrief, type MatchHeader, type Side } from '../../src/index.js';
import { headerWith } from '../support/play.js';

const { home: own, away: other } = headerWith({});
const emergency = { id: 221, code: 'EMG', name: 'Emergency' };

/** A match on a day of April. A negative number is a player who is an emergency. */
function match(
  id: number,
  day: number | undefined,
  home: readonly number[],
  away: readonly number[],
  swap = false,
): MatchBrief {
  const players = (of: readonly number[]): MatchHeader['home']['players'] =>
    of.map((number) => ({ personId: Math.abs(number), ...(number < 0 && { position: emergency }) }));
  const squads = swap ? { home: other, away: own } : { home: own, away: other };
  const header = headerWith({
    id,
    home: { ...squads.home, players: players(home) },
    away: { ...squads.away, players: players(away) },
    ...(day !== undefined && { date: { startDate: `2026-04-${String(day).padStart(2, '0')}` } }),
  });
  return briefOf(openMatch({ header, entries: [] }));
}

describe('the changes of a line-up', () => {
  const first = match(11, 1, [1, 2, 3], [7, 8]);
  const second = match(12, 8, [3, 4, 1], [7, 8]);
  const cases: readonly (readonly [string, readonly MatchBrief[], MatchBrief, Side, string])[] = [
    ['are those since the match before', [first], second, 'home', '11: in 4, out 2'],
    [
      'are none of a squad with the same players in another order',
      [first],
      match(12, 8, [1], [8, 7]),
      'away',
      '11: in , out ',
    ],
    ['are all players of another line-up', [first], match(12, 8, [4, 5], [7]), 'home', '11: in 4 5, out 1 2 3'],
    [
      'pass over later matches, and one of the same start',
      [match(13, 9, [9], []), match(10, 8, [9], []), first, second],
      second,
      'home',
      '11: in 4, out 2',
    ],
    [
      'are since the last of several, in any order',
      [match(12, 2, [4], [7]), match(13, 3, [5], [7]), first],
      match(14, 4, [5, 6], [7]),
      'home',
      '13: in 6, out ',
    ],
    [
      'pass over a match without a line-up of the squad',
      [first, match(12, 2, [], [7])],
      match(13, 3, [1], []),
      'home',
      '11: in , out 2 3',
    ],
    ['follow the squad to the other side', [match(11, 1, [7], [1, 2], true)], second, 'home', '11: in 3 4, out 2'],
    [
      'leave out emergencies',
      [match(11, 1, [1, 2, -3], [])],
      match(12, 2, [1, 3, -2, -4], []),
      'home',
      '11: in 3, out 2',
    ],
    ['are of a match with a date only since one with a date', [match(11, undefined, [1], [])], second, 'home', 'none'],
    ['are none in the first match', [first, second], first, 'home', 'none'],
    ['are none without earlier matches', [], second, 'home', 'none'],
    ['are none without a line-up', [first], match(12, 8, [], [7]), 'home', 'none'],
    ['are none of a squad that only has emergencies', [first], match(12, 8, [-1], [7]), 'home', 'none'],
  ];
  for (const [what, matches, of, side, expected] of cases)
    it(what, () => {
      const changes = lineUpChanges(matches, of, side);
      const ids = (players: MatchBrief['home']['players']): string => players.map(({ personId }) => personId).join(' ');
      expect(
        changes === undefined ? 'none' : `${changes.previousMatchId}: in ${ids(changes.ins)}, out ${ids(changes.outs)}`,
      ).to.equal(expected);
    });

  it('pass over matches of other squads', () => {
    const strangers: MatchBrief = { ...first, home: { ...first.home, id: 98 }, away: { ...first.away, id: 99 } };
    expect(lineUpChanges([strangers], second, 'home')).to.equal(undefined);
    expect(lineUpChanges([first, { ...strangers, id: 15 }], second, 'away')?.previousMatchId).to.equal(11);
  });
});
