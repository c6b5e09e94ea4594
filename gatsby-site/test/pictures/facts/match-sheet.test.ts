import { expect } from 'chai';
import { answerOf } from '../../../src/contract/answers.js';
import { evidenceOfFact, matchSheetOf } from '../../../src/pictures/facts/match-sheet.js';
import { sandboxMatch } from '../../../src/pictures/facts/sandbox-match.js';
import { serverTables } from '../../../src/server-tables/tables.js';

interface Side {
  readonly goals: number;
  readonly behinds: number;
  readonly points: number;
}

const match = sandboxMatch('110510101');
const sheet = matchSheetOf(match);

describe('the numbers of a match in sentences', () => {
  it('have the evidence of their squad and metric, and other facts have none', () => {
    const { home, away } = match.view.header;
    const isHome = sheet.winner.squad === sheet.home.squad;
    expect(evidenceOfFact(match, 'home.points')).to.deep.equal({
      matchId: 110510101,
      level: 'squads',
      id: home.id,
      metric: 'POINTS',
      filter: {},
    });
    expect(evidenceOfFact(match, 'away.inside50s')).to.include({ id: away.id, metric: 'INSIDE_50' });
    expect(evidenceOfFact(match, 'winner.goals')).to.include({ id: (isHome ? home : away).id, metric: 'GOAL' });
    for (const of of ['home.behinds', 'home.squad', 'both.kicks', 'margin', 'home.constructor', 'constructor.points'])
      expect(evidenceOfFact(match, of), of).to.equal(undefined);
  });

  it('have the score that the contract shows for the match', () => {
    const { home, away } = answerOf('getMatchScore') as { readonly home: Side; readonly away: Side };
    for (const [ours, shown] of [
      [sheet.home, home],
      [sheet.away, away],
    ] as const)
      expect([ours.goals, ours.behinds, ours.points]).to.deep.equal([shown.goals, shown.behinds, shown.points]);
    expect([sheet.winner.points - sheet.loser.points, sheet.winner.points >= sheet.loser.points]).to.deep.equal([
      sheet.margin,
      true,
    ]);
  });

  it('add up: kicks and handballs are disposals, and both squads the whole', () => {
    expect(sheet.both.kicks + sheet.both.handballs).to.equal(sheet.both.disposals);
    expect(sheet.home.tackles + sheet.away.tackles).to.equal(sheet.both.tackles);
  });
});

describe('the numbers of extra time', () => {
  const { view } = sandboxMatch('110522701');

  it('are those of a final that was level after four quarters', () => {
    const { extraTime, winner, loser, margin } = matchSheetOf(sandboxMatch('110522701'));
    const levels = view.score.periods.map((side) => side.find(({ period }) => period === 4)?.cumulative.points);
    expect(levels).to.deep.equal([extraTime?.level, extraTime?.level]);
    expect(extraTime?.minutes).to.equal((view.header.extraTimeSeconds ?? 0) / 60);
    expect([winner.points - loser.points, view.header.type]).to.deep.equal([margin, 'PF']);
    expect([6, 8, 10]).to.include(view.clock.periods.length);
  });

  it('are absent for a match of four quarters', () => {
    expect(sheet).not.to.have.property('extraTime');
  });
});

describe('a goal, step by step', () => {
  const steps = serverTables.ChainSteps?.({});

  it('ends with a goal, and comes closer to the goal line than it began', () => {
    const rows = steps?.rows ?? [];
    expect(rows.at(-1)?.[3]).to.equal('`GOAL`');
    expect(Number(rows.at(-2)?.[4])).to.be.below(Number(rows.find((row) => row[4] !== '')?.[4]));
    expect(rows.length).to.be.within(4, 14);
  });
});
