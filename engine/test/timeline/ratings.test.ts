import { expect } from 'chai';
import { settingOf } from '../../src/columns/transactions.js';
import { contestEquity, equityOf, KICK_IN_POINTS, type Hold } from '../../src/model/equity.js';
import { EventContext } from '../../src/timeline/event-context.js';
import { ratedActs } from '../../src/timeline/ratings.js';
import { rowsOf } from '../../src/timeline/row.js';
import { matchOf } from '../support/play.js';

/** Every rated act of a play as `id as points`, to two decimals, without those of 0 points. */
function ratedIn(play: string): readonly string[] {
  const { header, transactions } = matchOf(play).details();
  return ratedActs(new EventContext(rowsOf(transactions), [], settingOf(header)))
    .rated.map(({ row, as, points }) => `${row.id} ${as} ${points.toFixed(2)}`)
    .filter((text) => !/ -?0\.00$/u.test(text));
}

/** Home attacks the right-hand goal at 80,0 in the first period; a spot as home sees it. */
const at = (x: number) => ({ metres: 80 - x, ownMetres: 80 + x, degrees: 0 });
const has = (hold: Hold, x: number): string => equityOf(hold, at(x)).toFixed(2);
const change = (after: number, before: number): string => (after - before).toFixed(2);
const contest = (x: number) => contestEquity(at(x));

const cases: readonly (readonly [name: string, play: string, rated: readonly string[]])[] = [
  [
    'a ball won at a bounce is worth what it brings',
    '1:00 - CEBO 0,0\n1:03 h1 HBGE 0,0',
    [`2 winning ${has('contested', 0)}`],
  ],
  [
    "a clean pass is the passer's",
    '1:00 - CEBO 0,0\n1:03 h1 LBGE 0,0\n1:04 h1 HBEF 0,0\n1:05 h2 HBRE 10,0',
    [
      `2 winning ${has('contested', 0)}`,
      `3 handball ${change(equityOf('clear', at(10)), equityOf('contested', at(0)))}`,
    ],
  ],
  [
    "a kick to a contest is the kicker's as far as the contest, and from there the winner's",
    '1:00 h1 LBGE 0,0\n1:01 h1 KKIN 0,0\n1:05 h2 MACO 40,0',
    [
      `1 winning ${has('contested', 0)}`,
      `2 fieldKick ${change(contest(40), equityOf('contested', at(0)))}`,
      `3 winning ${change(equityOf('set', at(40)), contest(40))}`,
    ],
  ],
  [
    'a clanger costs all that the opposition then has',
    '1:00 h1 LBGE 0,0\n1:01 h1 KKCL 0,0\n1:05 a1 HBGE 0,0',
    [
      `1 winning ${has('contested', 0)}`,
      `2 fieldKick ${change(-equityOf('contested', at(0)), equityOf('contested', at(0)))}`,
    ],
  ],
  [
    'a ball taken off a player is worth it twice over, and a quarter to the tackler',
    '1:00 h1 LBGE 0,0\n1:01 a1 TACK 0,0\n1:02 a2 HBGE 0,0',
    [
      `1 winning ${has('contested', 0)}`,
      `3 winning ${(2 * equityOf('contested', at(0))).toFixed(2)}`,
      `2 pressure ${(equityOf('contested', at(0)) / 2).toFixed(2)}`,
    ],
  ],
  [
    'those who press divide what they share; a team-mate presses nobody',
    '1:00 h1 LBGE 0,0\n1:01 a1 PRCH 0,0\n1:01 h2 PRPH 0,0\n1:02 a2 TARD 0,0\n1:03 - BUCA 0,0',
    [
      `1 winning ${has('contested', 0)}`,
      `2 pressure ${(equityOf('contested', at(0)) / 8).toFixed(2)}`,
      `4 pressure ${(equityOf('contested', at(0)) / 8).toFixed(2)}`,
    ],
  ],
  [
    'pressure that costs nothing earns nothing',
    '1:00 h1 LBGE 0,0\n1:01 a1 PRCH 0,0\n1:02 h1 KKEF 0,0\n1:06 h2 MAUN 40,0',
    [
      `1 winning ${has('contested', 0)}`,
      `3 fieldKick ${change(equityOf('set', at(40)), equityOf('contested', at(0)))}`,
    ],
  ],
  [
    'a goal is worth six, a behind one less what the kick-in brings, and the kick-in begins from that',
    '1:00 h1 MAUN 40,0\n1:20 h1 KKIN 40,0 shot\n1:24 h1 BEHI 80,5\n1:34 a1 KIPO 72,0\n1:36 a1 KKEF 70,0\n1:40 h2 MACO 40,0',
    [
      `1 winning ${has('set', 40)}`,
      `2 shot ${change(1 - KICK_IN_POINTS, equityOf('set', at(40)))}`,
      `5 kickIn ${change(-contest(40), KICK_IN_POINTS)}`,
      `6 winning ${change(equityOf('set', at(40)), contest(40))}`,
    ],
  ],
  [
    'a ball put over the own line costs the point and brings the kick-in',
    '1:00 a1 LBGE 60,0\n1:01 a1 HBCL 60,0\n1:02 home RUSH 80,2',
    [
      `1 winning ${equityOf('contested', { ...at(60), metres: 140 }).toFixed(2)}`,
      `2 handball ${change(KICK_IN_POINTS - 1, equityOf('contested', { ...at(60), metres: 140 }))}`,
    ],
  ],
  [
    'a ground kick out of a contest has no winner before it',
    '1:00 - BAUP 20,0\n1:02 h1 GKEF 20,0\n1:04 h2 LBGE 40,0',
    [
      `2 fieldKick ${change(contest(40), contest(20))}`,
      `3 winning ${change(equityOf('contested', at(40)), contest(40))}`,
    ],
  ],
  [
    'nothing is lost to the siren, nor taken into the next period',
    '1:00 h1 LBGE 0,0\n1:01 h1 KKEF 0,0\n2:00 h1 LBGE 0,0',
    [`1 winning ${has('contested', 0)}`, `3 winning ${has('contested', 0)}`],
  ],
];

describe('rated acts', () => {
  for (const [name, play, rated] of cases)
    it(name, () => {
      expect(ratedIn(play)).to.deep.equal(rated);
    });
});

describe('equity', () => {
  it('grows towards goal, for either squad', () => {
    for (const hold of ['set', 'clear', 'contested'] as const) {
      for (let x = -70; x < 70; x += 10)
        expect(equityOf(hold, at(x + 10)), `${hold} at ${x}`).to.be.above(equityOf(hold, at(x)));
    }
  });

  it('is greatest from a set position, least in a contest', () => {
    for (let x = -70; x <= 70; x += 10) {
      expect(equityOf('set', at(x))).to.be.above(equityOf('clear', at(x)));
      expect(equityOf('clear', at(x))).to.be.above(equityOf('contested', at(x)));
    }
  });

  it('of a contest is opposite for the two squads, and 0 in the centre', () => {
    for (let x = 0; x <= 80; x += 10) expect(contest(x) + contest(-x)).to.equal(0);
    expect(contest(0)).to.equal(0);
  });

  it('of a chain is close to the average points of chains from each zone', () => {
    const zones: readonly (readonly [metres: number, points: number])[] = [
      [125, 0.34],
      [95, 0.6],
      [65, 0.96],
      [33, 2.13],
    ];
    for (const [metres, points] of zones)
      expect(equityOf('clear', { metres, ownMetres: 160 - metres, degrees: 0 })).to.equal(points);
  });
});
