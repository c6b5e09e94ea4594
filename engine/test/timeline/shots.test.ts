import { expect } from 'chai';
import { expectedShot, openMatch, matchViewOf, type Entry, type Feature, type ShotAtGoal } from '../../src/index.js';
import { entriesOf, headerWith, matchOf } from '../support/play.js';

const shotsOf = (play: string, lacks: readonly Feature[] = []): readonly ShotAtGoal[] =>
  matchViewOf(matchOf(play, { lacks })).shots();

const outcomes: readonly (readonly [name: string, after: string, result: string, scoreRow: number | undefined])[] = [
  ['a goal', '1:24 h1 GOAL 80,0', 'GOAL', 3],
  ['a behind after a fumble on the line', '1:23 a1 MAFU 79,3\n1:24 h1 BEHI 80,5', 'BEHI', 4],
  ['a behind rushed after a spoil', '1:23 h1 MISS\n1:23 a1 SPOI 79,1\n1:24 home RUSH 80,1', 'RUSH', 5],
  ['out on the full', '1:24 h1 OOTF 80,12\n1:40 a1 OFKI 80,12', 'OOTF', undefined],
  ['nothing, the opposition having marked it', '1:24 h1 MISS\n1:24 a1 MAUN 75,0', 'MISS', undefined],
  [
    'nothing, though a team-mate scores from the spill',
    '1:24 h2 LBGE 75,0\n1:25 h2 KKEF 75,0\n1:26 h2 GOAL 80,0',
    'MISS',
    undefined,
  ],
  ['nothing by the end of the period', '2:05 h1 OOTF -80,30', 'MISS', undefined],
];

const sets: readonly (readonly [name: string, play: string, set: boolean])[] = [
  ['from a mark', '1:10 h1 MAUN 40,0\n1:30 h1 KKEF 40,0 shot', true],
  [
    'from a free kick, whatever others do meanwhile',
    '1:10 h1 FKCO 40,0\n1:12 a1 P50A 40,0\n1:13 away PRSE\n1:14 h1 KKEF 60,0 shot',
    true,
  ],
  ['from a mark after playing on', '1:10 h1 MAUN 40,0\n1:12 h1 PLON 40,0\n1:30 h1 KKEF 44,0 shot', false],
  ['from a mark after a running bounce', '1:10 h1 MAUN 40,0\n1:15 h1 BOUN 48,0\n1:17 h1 KKEF 50,0 shot', false],
  ['from a loose ball', '1:10 h1 LBGE 40,0\n1:30 h1 KKEF 40,0 shot', false],
  ["from a team-mate's mark", '1:10 h2 MAUN 40,0\n1:30 h1 KKEF 40,0 shot', false],
  ['from a mark in the period before', '1:10 h1 MAUN 40,0\n2:30 h1 KKEF -40,0 shot', false],
];

const spots: readonly (readonly [play: string, metres: number, degrees: number])[] = [
  ['1:10 h1 KKEF 40,0 shot', 40, 0],
  ['1:10 h1 KKEF 50,30 shot', 42.426, 45],
  ['1:10 a1 KKEF -50,-30 shot', 42.426, 45],
  ['2:10 h1 KKEF -60,20 shot', 28.284, 45],
  ['1:10 h1 KKEF 80,-20 shot', 20, 90],
  ['1:10 h1 KKEF 81,10 shot', 10.05, 90],
];

describe('the result of a shot at goal is', () => {
  for (const [name, after, result, scoreRow] of outcomes) {
    it(name, () => {
      const [shot] = shotsOf(`1:10 h1 MAUN 40,0\n1:20 h1 KKIN 40,0 shot\n${after}`);
      expect([shot?.result, shot?.scoreRow?.id]).to.deep.equal([result, scoreRow]);
    });
  }
});

describe('a set shot', () => {
  for (const [name, play, set] of sets)
    it(`is ${set ? '' : 'none '}${name}`, () => {
      expect(shotsOf(play).map((shot) => shot.set)).to.deep.equal([set]);
    });

  it('of a source without playing on is a shot at least eight seconds after the mark', () => {
    const after = (seconds: number) =>
      shotsOf(`1:10 h1 MAUN 40,0\n1:${10 + seconds} h1 KKEF 40,0 shot`, ['playOn'])[0]?.set;
    expect([after(7), after(8)]).to.deep.equal([false, true]);
  });

  it('is as its source captured it', () => {
    const logged = (shotType: string): boolean | undefined => {
      const entries = entriesOf('1:10 h1 MAUN 40,0\n1:30 h1 KKEF 40,0 shot').map((entry): Entry =>
        entry.id === 2 ? { ...entry, details: { shotType } } : entry,
      );
      return matchViewOf(openMatch({ header: headerWith(), entries })).shots()[0]?.set;
    };
    expect([logged('Set Shot Regular'), logged('Set Shot Snap'), logged('General Play Snap')]).to.deep.equal([
      true,
      true,
      false,
    ]);
  });
});

describe('the location of a shot', () => {
  for (const [play, metres, degrees] of spots) {
    it(`${play} is ${metres} m out, ${degrees} degrees off the axis`, () => {
      const [shot] = shotsOf(play);
      expect(shot?.metres).to.be.closeTo(metres, 0.001);
      expect(shot?.degrees).to.be.closeTo(degrees, 0.001);
      expect(shot?.expected).to.deep.equal(
        expectedShot({ set: false, metres: shot?.metres ?? 0, degrees: shot?.degrees ?? 0 }),
      );
    });
  }

  it('is absent for other disposals', () => {
    expect(shotsOf('1:10 h1 KKEF 40,0 inside50\n1:14 h2 MAUN 60,0')).to.deep.equal([]);
  });
});
