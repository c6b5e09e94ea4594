import fc from 'fast-check';
import { expect } from 'chai';
import {
  heldBalls,
  matchViewOf,
  openMatch,
  planOf,
  playerCredits,
  playerStatistics,
  squadStatistics,
  type Match,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

const creditsOf = (match: Match) => playerCredits(match, matchViewOf(match));
const differenceOf = (match: Match): number =>
  creditsOf(match).reduce((sum, { side, points }) => sum + (side === 0 ? points : -points), 0);
const of = (match: Match, personId: number): number =>
  creditsOf(match).find((credit) => credit.personId === personId)?.points ?? NaN;

const play = matchOf(
  '1:0 - CEBO 0,0\n1:5 h1 HBGE 0,0\n1:8 h1 KKEF 0,0\n1:12 h2 MAUN 50,0\n1:40 h2 KKEF 50,0\n1:42 h2 GOAL 80,0',
);

describe('player credits', () => {
  it('add up to the margin within a billionth', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const { score } = matchViewOf(match);
        fc.pre(match.details().transactions.ids.length > 0 && match.persons.length > match.homePlayers);
        fc.pre(creditsOf(match).length > 0);
        expect(differenceOf(match)).to.be.closeTo(score.totals[0].points - score.totals[1].points, 1e-9);
      }),
    );
  });

  it('are a metric: of squads it adds up to the margin, of players it lacks only what belongs to no player', () => {
    const plan = planOf('squad', ['PLAYER_CREDIT', 'POINTS']);
    const byPlayer = planOf('player', ['PLAYER_CREDIT']);
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const { table } = squadStatistics(match, plan, {});
        const value = (code: number, column: number): number => table.value(code, column) ?? 0;
        fc.pre(table.value(0, 0) !== undefined);
        expect(value(0, 0) - value(0, 1)).to.be.closeTo(value(1, 0) - value(1, 1), 1e-9);
        const { table: players } = playerStatistics(match, byPlayer, {});
        const persons = [...match.persons];
        const shares = creditsOf(match).map(({ personId, side, points }) => ({
          side,
          share: points - (players.value(0, persons.indexOf(personId)) ?? 0),
        }));
        // What belongs to no player is the same for all players of a squad.
        for (const { side, share } of shares)
          expect(share).to.be.closeTo(shares.find((one) => one.side === side)?.share ?? NaN, 1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('give most of a goal to those who won the ball and used it', () => {
    const [first, second] = play.persons;
    expect(of(play, first ?? NaN)).to.be.above(0.5);
    expect(of(play, second ?? NaN)).to.be.above(1);
    expect(differenceOf(play)).to.be.closeTo(6, 1e-9);
  });

  it('are none without transactions', () => {
    expect(creditsOf(matchOf(''))).to.deep.equal([]);
  });
});

describe('the moments in which a squad has the ball', () => {
  it('keep how the ball was won until the same player disposes of it', () => {
    const { rows, setting } = matchViewOf(play);
    expect(heldBalls(rows, setting).map(({ row, hold }) => `${row.code} ${hold}`)).to.deep.equal([
      'HBGE contested',
      'KKEF contested',
      'MAUN set',
      'KKEF set',
    ]);
  });
});
