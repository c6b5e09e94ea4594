import { expect } from 'chai';
import { planOf, squadStatistics, matchViewOf, type MetricCode } from '../../src/index.js';
import { matchOf } from '../support/play.js';

type Case = readonly [name: string, play: string, home: number, away: number];

const valuesOf = (play: string, code: MetricCode, resolutionMetres?: number) => {
  const { table } = squadStatistics(
    matchOf(play, resolutionMetres === undefined ? {} : { resolutionMetres }),
    planOf('squad', [code]),
  );
  return [table.value(0, 0), table.value(0, 1)];
};

/** Home attacks the right-hand goal at 80,0 in the first period; the arc lies 50 m from it. */
const entries: readonly Case[] = [
  ['a kick captured as one', '1:0 h1 MAUN 0,0\n1:4 h1 KKEF 0,0 inside50\n1:8 h2 MAUN 50,0', 1, 0],
  [
    'a kick that crosses the arc without being captured as one',
    '1:0 h1 MAUN 0,0\n1:4 h1 KKEF 0,0\n1:8 h2 MAUN 50,0',
    0,
    0,
  ],
  ['a run across the arc', '1:0 h1 LBGE 29,0\n1:2 h1 BOUN 31,0\n1:3 h1 KKEF 35,0', 1, 0],
  ['a run that ends on the arc', '1:0 h1 LBGE 20,0\n1:2 h1 BOUN 30,0\n1:3 h1 KKEF 30,0', 1, 0],
  ['a run short of the arc', '1:0 h1 LBGE 20,0\n1:2 h1 BOUN 29.9,0\n1:3 h1 HBEF 29.9,0', 0, 0],
  [
    'a run level with the square but outside the arc, for the boundary is round',
    '1:0 h1 LBGE 30,41\n1:2 h1 BOUN 40,41\n1:3 h1 HBEF 40,41',
    0,
    0,
  ],
  ['a handball across the arc', '1:0 h1 LBGE 25,0\n1:1 h1 HBEF 25,0\n1:2 h2 HBRE 33,0', 1, 0],
  ['a knock-on across the arc', '1:0 h1 KISH -72,0\n1:4 h2 KNON 25,0\n1:5 h3 GATH 33,0', 1, 0],
  [
    'a run before a kick captured as the entry counts once',
    '1:0 h1 LBGE 25,0\n1:1 h1 BOUN 28,0\n1:2 h1 KKEF 31,0 inside50\n1:6 h2 MAUN 60,0',
    1,
    0,
  ],
  [
    'a handball the opposition takes inside',
    '1:0 - BAUP 20,0\n1:3 h1 LBGE 20,0\n1:4 h1 KKEF 20,0\n1:8 h2 LBGE 28,0\n1:9 h2 HBCL 28,0\n1:10 a1 LBGE 32,0',
    1,
    0,
  ],
  [
    'a run that ends with the ball lost inside',
    '1:0 h1 KISH -72,0\n1:4 h2 MAUN 25,0\n1:7 a1 LBGE 32,0\n1:8 a1 KKEF 32,0',
    1,
    0,
  ],
  [
    'a kick that was not captured as one, lost inside',
    '1:0 h1 KISH -72,0\n1:4 h2 MAUN 25,0\n1:7 h2 KKCL 25,0\n1:9 a1 MAUN 32,0',
    0,
    0,
  ],
  [
    'a spoil into it, with either squad having the ball',
    '1:0 h1 KISH -72,0\n1:4 h2 MAUN 0,0\n1:8 h2 KKIN 0,0\n1:11 h3 SPOI 29,0\n1:12 h4 LBGE 33,0\n1:13 h4 KKCL 33,0\n1:17 h5 SPOI 20,0\n1:18 a1 LBGE 25,0\n1:20 a1 KKIN 25,0\n1:24 a2 SPOI -28,0\n1:25 h1 LBGE -31,0',
    1,
    1,
  ],
  [
    'a kick whose person is fouled after it, and a team-mate with the advantage inside, once',
    '1:0 h1 MAUN 20,0\n1:2 h1 KKEF 20,0 inside50\n1:3 h1 FKIP 21,0\n1:4 h2 FKAD 45,0\n1:6 h2 KKEF 45,0',
    1,
    0,
  ],
  ['a free kick that its person carries across it', '1:0 h1 FKIP 25,0\n1:4 h1 HBEF 33,0', 1, 0],
  [
    'a spoil short of it',
    '1:0 h1 KISH -72,0\n1:4 h2 MAUN 0,0\n1:8 h2 KKIN 0,0\n1:11 h3 SPOI 25,0\n1:12 a1 LBGE 29,0',
    0,
    0,
  ],
  [
    'a run of the squad that has the ball before the other one wins the stoppage',
    '1:0 - BAUP 25,0 wonBy=away\n1:2 h1 LBGE 25,0\n1:3 h1 HBIN 31,0\n1:4 a1 LBGE 33,0\n1:5 a1 KKEF 33,0',
    1,
    0,
  ],
  [
    'a run that somebody presses and tackles across the arc, before a kick captured as the entry, counts once',
    '1:0 h1 LBGE 25,0\n1:1 a1 PRCL 31,0\n1:1 a1 TACK 31,1\n1:2 h1 KKEF 31,0 inside50\n1:6 h2 MAUN 60,0',
    1,
    0,
  ],
  [
    'a handball that is pressed as it is given',
    '1:0 h1 LBGE 25,0\n1:1 h1 HBEF 25,0\n1:1 a1 PRPH 24,0\n1:1 a1 TACK\n1:2 h2 HBRE 33,0',
    1,
    0,
  ],
  [
    'an entry each, at their own ends',
    '1:0 h1 LBGE 25,0\n1:1 h1 BOUN 35,0\n1:2 h1 KKCL 35,0\n1:5 a1 MAUN 0,0\n1:8 a1 HBEF -25,0\n1:9 a2 HBRE -35,0',
    1,
    1,
  ],
  ['the other end in the second period', '2:0 h1 LBGE -25,0\n2:1 h1 BOUN -35,0\n2:2 h1 KKCL -35,0', 1, 0],
];

/** Home defends the left-hand goal at -80,0 in the first period. */
const rebounds: readonly Case[] = [
  [
    'a ball won inside and kicked out',
    '1:0 - BAUP -50,0\n1:2 h1 LBGE -50,0\n1:3 h1 KKEF -50,0\n1:7 h2 MAUN -10,0',
    1,
    0,
  ],
  ['a ball run out', '1:0 - BAUP -50,0\n1:2 h1 LBGE -50,0\n1:3 h1 BOUN -35,0\n1:5 h1 BOUN -25,0', 1, 0],
  [
    'a ball won on the arc counts as won inside',
    '1:0 - BAUP -30,0\n1:2 h1 LBGE -30,0\n1:3 h1 KKEF -30,0\n1:7 h2 MAUN 0,0',
    1,
    0,
  ],
  [
    'a ball brought back inside by the squad itself and out again',
    '1:0 - BAUP -20,0\n1:2 h1 LBGE -20,0\n1:3 h1 KKEF -20,0\n1:6 h2 MAUN -45,0\n1:7 h3 HBRE -20,0',
    0,
    0,
  ],
  [
    'the first time only',
    '1:0 - BAUP -50,0\n1:2 h1 LBGE -50,0\n1:3 h1 HBEF -50,0\n1:4 h2 HBRE -20,0\n1:5 h2 HBEF -20,0\n1:6 h3 HBRE -40,0\n1:7 h4 HBRE -20,0',
    1,
    0,
  ],
  ['a kick-in, though the opposition marks it', '1:0 h1 KILO -72,0\n1:5 a1 MAUN -20,0', 1, 0],
  ['a kick-in that stays inside', '1:0 h1 KISH -72,0\n1:5 h2 MAUN -45,0', 0, 0],
  [
    'a ball kicked out past a tackle',
    '1:0 - BAUP -50,0\n1:2 h1 LBGE -50,0\n1:3 h1 KKEF -50,0\n1:3 a1 TACK -50,1\n1:3 a1 PRPH -50,1\n1:7 h2 MAUN -10,0',
    1,
    0,
  ],
  [
    "a spoil of the defending squad, each one, though the chain is the opposition's",
    '1:0 - BAUP 0,0\n1:4 a2 LBGE 0,0\n1:8 a2 KKIN 0,0\n1:12 h1 SPOI -35,0\n1:13 a3 LBGE -25,0\n1:14 a3 KKIN -25,0\n1:17 h2 SPOI -40,0\n1:18 - OOBO -28,65',
    2,
    0,
  ],
  [
    'a spoil of the squad that attacks, nor one that stays inside',
    '1:0 - BAUP 0,0\n1:4 a2 LBGE 0,0\n1:8 a2 KKIN 0,0\n1:12 a3 SPOI -35,0\n1:13 a4 LBGE -25,0\n1:14 a4 KKIN -25,0\n1:17 h2 SPOI -45,0\n1:18 a5 LBGE -35,0',
    0,
    0,
  ],
  [
    'a ball kicked out by the squad that won it outside',
    '1:0 - BAUP 0,0\n1:2 h1 LBGE 0,0\n1:3 h1 KKIN 0,0\n1:6 h2 LBGE -50,0\n1:7 h2 KKEF -50,0\n1:10 h3 MAUN -10,0',
    0,
    0,
  ],
  [
    'a ball that its squad wins inside, though the ball-up was outside',
    '1:0 - BAUP -28,0\n1:2 h1 LBGE -32,0\n1:3 h1 KKEF -32,0\n1:6 h2 MAUN 0,0',
    1,
    0,
  ],
  [
    'a handball of the squad that has the ball before the other one wins the stoppage',
    '1:0 - BAUP -50,0 wonBy=away\n1:2 h1 LBGE -50,0\n1:3 h1 HBIN -48,0\n1:4 a1 LBGE -20,0\n1:5 a1 KKEF -20,0',
    1,
    0,
  ],
  [
    'a ball won outside that the opposition had inside',
    '1:0 - BAUP 0,0\n1:4 a2 LBGE -45,0\n1:5 a2 HBCL -35,0\n1:7 h1 LBGE -25,0\n1:8 h1 KKEF -25,0\n1:12 h2 MAUN 0,0',
    1,
    0,
  ],
  [
    'a ball won outside that the opposition had outside, nor one it scored with',
    '1:0 - BAUP 0,0\n1:4 a2 LBGE -20,0\n1:5 a2 HBCL -20,0\n1:7 h1 LBGE -25,0\n1:8 h1 KKIN -25,0\n1:9 a3 MAUN -60,0\n1:20 a3 KKEF -60,0 shot\n1:22 a3 GOAL -80,0\n1:50 - CEBO 0,0\n1:52 h1 LBGE 0,0',
    0,
    0,
  ],
  ['a rushed behind, which is no way out', '1:0 - BAUP -50,0\n1:2 h1 LBGE -50,0\n1:3 away RUSH -80,0', 0, 0],
];

describe('an inside 50 is', () => {
  for (const [name, play, home, away] of entries) {
    it(`${home + away === 0 ? 'not ' : ''}${name}`, () => {
      expect(valuesOf(play, 'INSIDE_50')).to.deep.equal([home, away]);
    });
  }
});

describe('a rebound 50 is', () => {
  for (const [name, play, home, away] of rebounds) {
    it(`${home + away === 0 ? 'not ' : ''}${name}`, () => {
      expect(valuesOf(play, 'REBOUND_50')).to.deep.equal([home, away]);
    });
  }
});

describe('the resolution of a source', () => {
  it('moves the arc outwards by half of it', () => {
    const play = '1:0 h1 LBGE 20,0\n1:2 h1 BOUN 29.5,0\n1:3 h1 HBEF 29.5,0';
    expect(valuesOf(play, 'INSIDE_50')).to.deep.equal([0, 0]);
    expect(valuesOf(play, 'INSIDE_50', 1)).to.deep.equal([1, 0]);
  });
});

describe('the details of a chain', () => {
  it('are its stoppage, launch, first entry, rebound and metres', () => {
    const chains = matchViewOf(
      matchOf(`
      1:0  -  BAUP -50,0
      1:2  h1 LBGE -50,0
      1:3  h1 KKEF -50,0
      1:7  h2 MAUN -5,0
      1:9  h2 KKEF -5,0 inside50
      1:13 h3 LBGE 45,0
      1:14 h3 KKCL 45,0
      1:17 a1 MAUN 20,0
      1:20 -  OOBO 10,60`),
    ).chains();
    const ids = chains.map(({ stoppage, launch, inside50, rebound50, turnedOverTo }) =>
      [stoppage, launch, inside50, rebound50, turnedOverTo].map((row) => row?.id),
    );
    expect(ids).to.deep.equal([
      [1, 2, 5, 3, 8],
      [undefined, 8, undefined, 8, undefined],
    ]);
    expect(chains.map(({ metres, replyMetres }) => [metres, replyMetres])).to.deep.equal([
      [95, 10],
      [10, 0],
    ]);
  });
});
