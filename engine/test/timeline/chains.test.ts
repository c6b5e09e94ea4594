import fc from 'fast-check';
import { expect } from 'chai';
import { openMatch, matchViewOf, type MatchHeader } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { marked, matchOf } from '../support/play.js';

/**
 * Chains in words: how each began, whose it was, how it ended, the ids of its rows, and after `>` the one that cleared
 * its stoppage.
 */
function chainsOf(play: string, header: Partial<MatchHeader> = {}): readonly string[] {
  return matchViewOf(matchOf(play, header))
    .chains()
    .map(
      ({ start, side, end, rows, clearance }) =>
        `${start} ${side === undefined ? 'nobody' : side === 0 ? 'home' : 'away'} ${end} ${rows.map(({ id }) => id).join(',')}${clearance === undefined ? '' : ` > ${clearance.id}`}`,
    );
}

type Case = readonly [name: string, play: string, chains: readonly string[]];

const derived: readonly Case[] = [
  [
    'a kick that comes down 15 m away clears a stoppage, though it is lost',
    `
    1:0  -  CEBO 0,0
    1:4  h1 HBGE 0,0
    1:5  h1 KKIN 0,0
    1:7  a1 LBGE 15,0
    1:8  a1 KKEF 15,0`,
    ['CB home TURN 1,2,3 > 3', 'INT away EP 4,5'],
  ],
  [
    "a kick lost nearer than that does not: the stoppage is the other squad's",
    `
    1:0  -  CEBO 0,0
    1:4  h1 HBGE 0,0
    1:5  h1 KKIN 0,0
    1:7  a1 LBGE 14.9,0
    1:8  a1 KKEF 14.9,0
    1:12 a2 MAUN -30,0`,
    ['CB away EP 1,2,3,4,5,6 > 5'],
  ],
  [
    'a kick straight to a ball-up clears nothing; the squad that had the ball last has the chain',
    `
    1:0  -  BAUP 0,0
    1:3  h1 LBGE 0,0
    1:4  h1 KKIN 0,0
    1:5  -  BUCA 2,0`,
    ['BU home BU 1,2,3,4'],
  ],
  [
    'a kick out of bounds clears',
    `
    1:0  -  THIN 0,60
    1:3  h1 LBGE 0,58
    1:4  h1 KKIN 0,58
    1:7  -  OOBO 30,65`,
    ['TI home OOB 1,2,3,4 > 3'],
  ],
  [
    'an effective handball clears when the next disposal of the squad clears',
    `
    1:0  -  BAUP 0,0
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 2,0
    1:6  h2 KKEF 2,0
    1:10 h3 MAUN 40,0`,
    ['BU home EP 1,2,3,4,5,6 > 3'],
  ],
  [
    'a handball before a poor handball does not, nor does the poor one: the kick after them does',
    `
    1:0  -  BAUP 0,0
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 2,0
    1:6  h2 HBIN 2,0
    1:7  h3 LBGE 3,0
    1:8  h3 KKEF 3,0
    1:12 h4 MAUN 40,0`,
    ['BU home EP 1,2,3,4,5,6,7,8 > 7'],
  ],
  [
    'handballs that take the ball 20 m win a stoppage',
    `
    1:0  -  BAUP 0,0
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 12,0
    1:6  h2 HBEF 20,0
    1:7  a1 LBGE 22,0
    1:8  a1 KKEF 22,0
    1:12 a2 MAUN -10,0`,
    ['BU home TURN 1,2,3,4,5 > 3', 'INT away EP 6,7,8'],
  ],
  [
    'handballs that take it less far do not',
    `
    1:0  -  BAUP 0,0
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 12,0
    1:6  h2 HBEF 19.9,0
    1:7  a1 LBGE 22,0
    1:8  a1 KKEF 22,0
    1:12 a2 MAUN -10,0`,
    ['BU away EP 1,2,3,4,5,6,7,8 > 7'],
  ],
  [
    'a kick-in captured twice begins one chain, though somebody presses in between',
    `
    1:0  h1 KIPO -72,0
    1:1  a1 PRCO -60,0
    1:2  h1 KIIN -70,0
    1:6  a2 MAUN -20,0`,
    ['KI home TURN 1,2,3', 'INT away EP 4'],
  ],
  [
    "a stoppage nobody touched is nobody's",
    `
    1:0  -  THIN 0,60
    1:3  a1 TIHO 0,60
    1:9  -  BUCA 0,60
    1:20 -  BAUP 0,60`,
    ['TI nobody BU 1,2,3', 'BU nobody EP 4'],
  ],
  [
    'a possession of the other squad turns the ball over; a running bounce or an act of it does not',
    `
    1:0  h1 KISH -72,0
    1:4  h2 MAUN -40,0
    1:5  a1 TACK -40,0
    1:6  a1 BOUN -40,0
    1:8  h2 KKEF -40,0
    1:12 a2 SPOI 0,0
    1:13 a2 GATH 0,0
    1:14 a2 GKEF 0,0
    1:16 h3 HBIN 5,0`,
    ['KI home TURN 1,2,3,4,5,6', 'INT away TURN 7,8', 'INT home EP 9'],
  ],
  [
    'without a restart captured a chain begins as the end before it says',
    `
    1:0   h1 KKEF 0,0
    1:4   h2 GOAL 80,0
    1:50  a1 LBGE 0,0
    1:51  a1 KKEF 0,0
    1:55  a1 BEHI -80,4
    1:65  h1 HBEF -70,0
    1:66  h2 HBRE -68,0
    1:70  -  OOBO -60,40
    1:90  h1 LBGE -60,38
    1:91  -  BUCA -60,38
    1:99  a1 HBGE -60,38
    1:100 a1 KKEF -60,38
    2:0   h1 HBGE 0,0`,
    [
      'CB home GOAL 1,2 > 1',
      'CB away BEHI 3,4,5 > 4',
      'KI home OOB 6,7,8',
      'TI home BU 9,10',
      'BU away EP 11,12 > 12',
      'CB home EP 13',
    ],
  ],
  [
    'a restart ends the chain before it: a bounce as the end of the period, the others as what they restart',
    `
    1:0  -  CEBO 0,0
    1:4  h1 HBGE 0,0
    1:6  -  BAUP 0,0
    1:9  h1 HBGE 0,0
    1:12 -  THIN 0,60
    1:15 h1 LBGE 0,60
    1:20 -  CETU 0,0`,
    ['CB home BU 1,2', 'BU home OOB 3,4', 'TI home EP 5,6', 'CB nobody EP 7'],
  ],
  [
    'a period ends a chain, and the next begins at the centre',
    `
    1:0 h1 KISH -72,0
    1:4 h2 MAUN -40,0
    2:0 a1 LBGE 0,0`,
    ['KI home EP 1,2', 'CB away EP 3'],
  ],
  [
    'kick-ins in a row are one',
    `
    1:0 h1 KIPO -72,0
    1:1 h1 KISH -70,0
    1:5 h2 MAUN -40,0
    1:9 a1 KILO 72,0`,
    ['KI home EP 1,2,3', 'KI away EP 4'],
  ],
  [
    'a rushed behind ends the chain of the squad that scored, or of the one that conceded',
    `
    1:0  h1   KISH -72,0
    1:4  a1   MAUN -40,0
    1:8  away RUSH -80,4
    1:20 h1   KISH -72,0
    1:24 h2   HBEF -70,0
    1:25 away RUSH -80,3`,
    ['KI home TURN 1', 'INT away RUSH 2,3', 'KI home RUSHOPP 4,5,6'],
  ],
  [
    'a score after a halt stands alone',
    `
    1:0  h1 KISH -72,0
    1:9  -  BUCA 60,0
    1:10 h2 GOAL 80,0`,
    ['KI home BU 1,2', 'BU home GOAL 3'],
  ],
];

const markedCases: readonly Case[] = [
  [
    'the source says who won a stoppage and where the ball was gained',
    `
    1:0  -  CEBO 0,0 wonBy=away
    1:4  h1 HBGE 0,0
    1:5  h1 KKEF 0,0
    1:9  a1 MAUN 30,0
    1:12 a1 KKEF 30,0
    1:16 h2 LBGE 0,0
    1:17 h2 HBEF 0,0
    1:18 h3 HBRE 0,0 gain
    1:19 h3 KKEF 0,0`,
    ['CB away TURN 1,2,3,4,5,6,7 > 5', 'INT home EP 8,9'],
  ],
  [
    'a gain by the squad that has the ball is none',
    `
    1:0 h1 KISH -72,0
    1:4 h2 MAUN -50,0 gain
    1:8 a1 MAUN -20,0 gain
    1:9 a2 HBRE -18,0 gain`,
    ['KI home TURN 1,2', 'INT away EP 3,4'],
  ],
  [
    'an act can gain the ball',
    `
    1:0 h1 KISH -72,0
    1:4 a1 SPGP -40,0 gain
    1:5 a2 LBGE -40,0`,
    ['KI home TURN 1', 'INT away EP 2,3'],
  ],
  [
    'without a word on who won, the winner is derived',
    `
    1:0 -  BAUP 0,0
    1:3 a1 LBGE 0,0
    1:4 a1 KKEF 0,0
    1:8 h1 MAUN -30,0`,
    ['BU away EP 1,2,3,4 > 3'],
  ],
  [
    'a ball that goes out less than 25 m from the stoppage, the farthest it was, is not cleared',
    `
    1:0  -  THIN 0,60 wonBy=home
    1:3  h1 LBGE 0,60
    1:4  h1 KKEF 0,60
    1:7  -  OOBO 24.9,60
    1:20 -  THIN 24.9,60 wonBy=home
    1:23 h1 LBGE 24.9,60
    1:24 h1 HBEF 24.9,60
    1:25 h2 HBRE 24.9,40
    1:26 h2 KKIN 24.9,35
    1:29 -  OOBO 0,60`,
    ['TI home OOB 1,2,3,4', 'TI home OOB 5,6,7,8,9,10 > 7'],
  ],
  [
    'a handball before an ineffective kick that stays within 15 m does not clear, nor does a knock-on before the handball',
    `
    1:0  -  BAUP 0,0 wonBy=home
    1:3  h1 KNOC 0,0
    1:4  h2 GATH 2,0
    1:5  h2 HBEF 2,0
    1:6  h3 HBRE 4,0
    1:7  h3 KKIN 4,0
    1:9  h4 LBGE 18.9,0
    1:10 h4 KKEF 18.9,0
    1:14 h5 MAUN 60,0`,
    ['BU home EP 1,2,3,4,5,6,7,8,9 > 8'],
  ],
  [
    'a handball clears if the next one loses the ball in play, and the one that loses it if no other did',
    `
    1:0  -  BAUP 0,0 wonBy=home
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 4,0
    1:6  h2 HBCL 4,0
    1:7  a1 LBGE 6,0 gain
    1:8  a1 KKEF 6,0
    1:12 -  BUCA -40,0
    1:20 -  BAUP -40,0 wonBy=away
    1:22 a1 HBGE -40,0
    1:23 a1 HBIN -40,0
    1:24 h1 LBGE -42,0 gain
    1:25 -  BUCA -42,0
    1:40 -  BAUP -40,0 wonBy=away
    1:42 a1 HBGE -40,0
    1:43 a1 HBIN -40,0
    1:44 a2 LBGE -42,0
    1:45 h1 LBGE -42,0 gain`,
    [
      'BU home TURN 1,2,3,4,5 > 3',
      'INT away BU 6,7,8',
      'BU away TURN 9,10,11 > 11',
      'INT home BU 12,13',
      'BU away TURN 14,15,16,17',
      'INT home EP 18',
    ],
  ],
  [
    'the last handball clears if a team-mate had the ball before the opposition won it',
    `
    1:0  -  BAUP 0,0 wonBy=home
    1:3  h1 LBGE 0,0
    1:4  h1 HBEF 0,0
    1:5  h2 HBRE 4,0
    1:7  a1 HBGE 6,0 gain
    1:8  -  BUCA 6,0
    1:20 -  BAUP 6,0 wonBy=home
    1:23 h1 LBGE 6,0
    1:24 h1 HBEF 6,0
    1:25 h2 HBRE 9,0
    1:28 -  BUCA 40,0`,
    ['BU home TURN 1,2,3,4 > 3', 'INT away BU 5,6', 'BU home BU 7,8,9,10,11'],
  ],
];

describe('chains of play without marks', () => {
  for (const [name, play, chains] of derived)
    it(name, () => {
      expect(chainsOf(play)).to.deep.equal(chains);
    });
});

describe('chains of play with marks', () => {
  for (const [name, play, chains] of markedCases)
    it(name, () => {
      expect(chainsOf(play, marked)).to.deep.equal(chains);
    });
});

describe('chains', () => {
  it('contain every row at most once, in order of play and within one period, and leave out only rows between a halt and a restart', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const { rows, chains } = matchViewOf(openMatch(log));
        const all = chains();
        const held = all.flatMap((chain) => chain.rows.map(({ at }) => at));
        expect(held).to.deep.equal([...new Set(held)].sort((a, b) => a - b));
        all.forEach((chain, at) => {
          expect(chain.index).to.equal(at);
          expect(new Set(chain.rows.map(({ period }) => period))).to.deep.equal(new Set([chain.period]));
        });
        const left = rows
          .filter(({ at }) => !held.includes(at))
          .filter(
            ({ play: { is } }) =>
              is === 'possession' ||
              is === 'disposal' ||
              is === 'carry' ||
              is === 'restart' ||
              is === 'kickIn' ||
              is === 'score',
          );
        expect(left).to.deep.equal([]);
      }),
      { numRuns: 100 },
    );
  });
});
