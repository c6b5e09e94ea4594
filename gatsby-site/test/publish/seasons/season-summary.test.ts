import { expect } from 'chai';
import type { SheetLadder, SheetLine, SheetResult } from '../../../src/seasons/season-sheet.js';
import { summaryOf } from '../../../publish/seasons/season-summary.js';

const side = (squad: string, goals: number, behinds: number) => ({
  squad,
  goals,
  behinds,
  points: 6 * goals + behinds,
});

function result(id: number, home: ReturnType<typeof side>, away: ReturnType<typeof side>): SheetResult {
  return {
    id,
    round: id,
    roundName: `Round ${id}`,
    date: '2030-01-01',
    venue: 'Oval',
    home,
    away,
    margin: home.points - away.points,
  };
}

const line = (position: number, squad: string): SheetLine => ({
  position,
  squadId: squad.charCodeAt(0),
  squad,
  played: 1,
  wins: 1,
  draws: 0,
  losses: 0,
  points: 4,
  for: 1,
  against: 1,
  percentage: 100,
});
const ladder = (round: number, ...squads: readonly string[]): SheetLadder => ({
  round,
  lines: squads.map((squad, at) => line(at + 1, squad)),
});

const results = [
  result(1, side('A', 10, 0), side('B', 5, 5)),
  result(2, side('B', 8, 2), side('C', 8, 2)),
  result(3, side('C', 1, 0), side('A', 20, 10)),
  result(4, side('A', 9, 1), side('B', 9, 2)),
];
const ladders = [
  ladder(1, 'A', 'B', 'C'),
  ladder(2, 'A', 'B', 'C'),
  ladder(3, 'A', 'C', 'B'),
  ladder(4, 'B', 'A', 'C'),
];

describe('summary of a season', () => {
  const summary = summaryOf(results, ladders, 4);

  it('counts what was played', () => {
    expect([
      summary.matches,
      summary.goals,
      summary.behinds,
      summary.homeWins,
      summary.awayWins,
      summary.draws,
      summary.withinSix,
    ]).to.deep.equal([4, 70, 22, 1, 2, 1, 2]);
    expect(summary.averagePoints).to.equal(55.3);
    expect(summary.averageMargin).to.equal(37.5);
  });

  it('names who won the Grand Final', () => {
    expect(summary.premier).to.equal('B');
  });

  it('has no premier before there is a Grand Final', () => {
    expect(summaryOf(results, ladders, undefined)).not.to.have.any.keys('premier', 'grandFinal');
  });

  it('orders matches by how much decided them', () => {
    expect(summary.closest.map(({ id }) => id)).to.deep.equal([2, 4, 1, 3]);
    expect(summary.widest.map(({ id }) => id)).to.deep.equal([3, 1, 4, 2]);
    expect(summary.highest.id).to.equal(3);
  });

  it('measures rise and fall between the third ladder and the last', () => {
    expect(summary.riser).to.deep.equal({ squad: 'B', from: 3, to: 1, fromRound: 3 });
    expect(summary.faller).to.deep.equal({ squad: 'C', from: 2, to: 3, fromRound: 3 });
  });

  it('is refused of a season that has not begun', () => {
    expect(() => summaryOf(results, [], undefined)).to.throw('has not begun');
  });
});
