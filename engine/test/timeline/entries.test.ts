import fc from 'fast-check';
import { expect } from 'chai';
import {
  entryOutcomes,
  entryTypes,
  openMatch,
  planOf,
  roundTo,
  squadStatistics,
  matchViewOf,
  type Match,
  type MatchView,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

/** Entries as texts: id, type, outcome and source. */
const entriesOf = (view: MatchView): readonly string[] =>
  view
    .entries()
    .map(({ row, type, outcome, source }) => `${row.id} ${type}: ${outcome ?? 'nothing yet'} from ${source}`);

/**
 * The result of a kick into forward 50 by h1 at second 4, which is the second transaction. Home attacks the goal at
 * 80,0.
 */
const outcomes: readonly (readonly [name: string, after: string, outcome: string])[] = [
  ['a goal by the kick itself', '1:8 h1 GOAL 80,0', 'Goal'],
  ['a behind', '1:8 h1 BEHI 80,5', 'Behind'],
  ['a behind rushed over the line', '1:8 home RUSH 80,2', 'Rushed Behind'],
  ['a mark of a team-mate', '1:8 h2 MACO 50,0', 'Mark'],
  ['a mark, whatever was spoiled and targeted before', '1:6 a3 SPIN 50,0\n1:6 h3 COTA 50,0\n1:8 h2 MALE 50,0', 'Mark'],
  ['a free kick to a team-mate', '1:8 h2 FKCO 50,0', 'Free Kick'],
  ['a team-mate who picks the ball up', '1:8 h2 LBCR 50,0', 'Possession'],
  ['a team-mate who kicks it off the ground', '1:8 h2 GKEF 50,0', 'Possession'],
  ['the opposition with the ball', '1:8 a2 LBGE 50,0', 'Turnover'],
  ['a free kick to the opposition', '1:8 a2 FKCO 50,0', 'Turnover'],
  ['the ball out of bounds', '1:8 - OOBO 60,50\n1:30 - THIN 60,50', 'Stoppage'],
  ['a ball-up that nobody called', '1:30 - BAUP 60,50', 'Stoppage'],
  ['the siren', '2:0 - CEBO 0,0', 'End Of Period'],
];

const kicked = (after: string): MatchView =>
  matchViewOf(matchOf(`1:0 h1 MAUN 10,0\n1:4 h1 KKEF 10,0 inside50\n${after}`));

describe('an inside-50 entry', () => {
  for (const [name, after, outcome] of outcomes) {
    it(`ends with ${name}: ${outcome}`, () => {
      expect(entriesOf(kicked(after))[0]).to.equal(`2 Kick: ${outcome} from CB`);
    });
  }

  it('has no outcome yet while its period is live and nobody has the ball', () => {
    const live = { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0 } as const;
    const text = '1:0 h1 MAUN 10,0\n1:4 h1 KKEF 10,0 inside50';
    expect(entriesOf(matchViewOf(matchOf(text, {}, [live])))).to.deep.equal(['2 Kick: nothing yet from CB']);
    expect(entriesOf(matchViewOf(matchOf(text, {}, [live, { kind: 'status', code: 'QT', period: 1 }])))).to.deep.equal([
      '2 Kick: End Of Period from CB',
    ]);
  });

  const ways: readonly (readonly [name: string, play: string, expected: string])[] = [
    [
      'a kick',
      '1:0 h1 KISH -72,0\n1:4 h2 MAUN 10,0\n1:5 h2 KKEF 10,0 inside50\n1:9 a1 MAUN 50,0',
      '3 Kick: Turnover from KI',
    ],
    ['a ground kick', '1:0 - THIN 20,60\n1:4 h1 GKEF 20,50 inside50\n1:9 h2 LBGE 50,20', '2 Kick: Possession from TI'],
    [
      'a handball',
      '1:0 - BAUP 20,0\n1:4 h1 HBGE 25,0\n1:5 h1 HBEF 25,0\n1:6 h2 HBRE 33,0\n1:7 h2 KKEF 34,0\n1:9 h2 GOAL 80,0',
      '3 Handball: Possession from BU',
    ],
    [
      'a run, and what the runner makes of it',
      '1:0 - BAUP 20,0\n1:4 h1 LBGE 20,0\n1:6 h1 BOUN 28,0\n1:8 h1 BOUN 38,0\n1:9 h1 KKEF 40,0 shot\n1:12 h1 BEHI 80,4',
      '3 Run: Behind from BU',
    ],
    ['a knock-on', '1:0 h1 KISH -72,0\n1:4 h2 KNON 25,0\n1:5 h3 GATH 33,0', '2 Knock On: Possession from KI'],
    [
      'a contested knock-on to an opponent',
      '1:0 h1 KISH -72,0\n1:4 h2 KNOC 25,0\n1:5 a3 GATH 33,0',
      '2 Knock On: Turnover from KI',
    ],
    [
      'a spoil of the opposition, which attacks the other goal',
      '1:0 h1 KISH -72,0\n1:4 h2 MAUN -20,0\n1:6 h2 KKIN -20,0\n1:9 a1 SPOI -28,0\n1:10 h3 LBGE -33,0',
      '4 Spoil: Turnover from KI',
    ],
    [
      'a contested knock-on to a team-mate',
      '1:0 h1 KISH -72,0\n1:4 h2 KNOC 25,0\n1:5 h3 GATH 33,0',
      '2 Knock On: Possession from KI',
    ],
  ];
  for (const [name, play, expected] of ways) {
    it(`by ${name} is ${expected}`, () => {
      expect(entriesOf(matchViewOf(matchOf(play))).join()).to.equal(expected);
    });
  }

  it('by kick has its start, its end, its length and its direction', () => {
    const [entry] = matchViewOf(
      matchOf('2:0 h1 MAUN -20,30\n2:4 h1 KKEF -20,30 inside50\n2:8 h2 MAUN -50,40'),
    ).entries();
    const {
      result,
      launchMetresToGoal = NaN,
      resultMetresToGoal = NaN,
      ...kick
    } = entry?.kick ?? { result: undefined };
    expect(result?.id).to.equal(3);
    expect([launchMetresToGoal, resultMetresToGoal].map((metres) => roundTo(metres, 2))).to.deep.equal([67.08, 50]);
    expect(kick).to.deep.equal({ isGround: false, distance: 'Short', direction: 'Forward' });
  });

  it('by kick prefers captured details to locations', () => {
    const [entry] = matchViewOf(matchOf('1:4 h1 GKEF 10,0 inside50 kick=Long/Backwards\n1:8 h2 MAUN 50,0')).entries();
    expect(entry?.kick).to.include({ isGround: true, distance: 'Long', direction: 'Backwards' });
  });

  it('by kick without a location, or the last of its period, leaves out what is not known', () => {
    const [first, last] = matchViewOf(
      matchOf('1:4 h1 KKEF inside50\n1:8 h2 MAUN 50,0\n1:9 h2 KKEF 25,0 inside50'),
    ).entries();
    expect(first?.kick).to.deep.include({ launchMetresToGoal: undefined, resultMetresToGoal: 30 });
    expect(last?.kick).to.deep.equal({
      isGround: false,
      result: undefined,
      launchMetresToGoal: 55,
      resultMetresToGoal: undefined,
    });
  });
});

const plan = planOf('squad', ['INSIDE_50', 'INSIDE_50_KICK']);
const counted = (match: Match): readonly (readonly (number | undefined)[])[] => {
  const { table } = squadStatistics(match, plan);
  return [0, 1].map((side) => [table.value(0, side), table.value(1, side)]);
};

describe('inside-50 entries', () => {
  it('are as many as in INSIDE_50, and the kicks among them as many as INSIDE_50_KICK, for both squads of any match', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const entries = matchViewOf(match).entries();
        const listed = ([0, 1] as const).map((side) => {
          const own = entries.filter((entry) => entry.side === side);
          return [own.length, own.filter(({ kick }) => kick !== undefined).length];
        });
        expect(listed).to.deep.equal(counted(match));
        for (const { type, outcome, kick } of entries) {
          expect(entryTypes).to.include(type);
          if (outcome !== undefined) expect(entryOutcomes).to.include(outcome);
          expect(kick !== undefined).to.equal(type === 'Kick');
        }
      }),
      { numRuns: 150 },
    );
  });
});
