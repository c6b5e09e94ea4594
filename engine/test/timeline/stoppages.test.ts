import fc from 'fast-check';
import { expect } from 'chai';
import {
  openMatch,
  planOf,
  squadStatistics,
  matchViewOf,
  type Row,
  type Stoppage,
  type MatchView,
} from '../../src/index.js';
import { stoppageKinds } from '../../src/vocabulary/stoppages.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

const idOf = (row: Row | undefined): string => (row === undefined ? '-' : String(row.id));

/** Stoppages as texts: kind and restart, then the ids of attendance, hitout, first possession and clearance. */
const inBrief = ({ kind, row, attendance, hitout, firstPossession, clearance, exit }: Stoppage): string =>
  `${kind} ${row.id}: at ${attendance.map(idOf).join() || '-'} tap ${idOf(hitout)} first ${idOf(firstPossession)} clear ${idOf(clearance)} by ${exit?.type ?? '-'}`;

const cases: readonly (readonly [name: string, play: string, expected: readonly string[]])[] = [
  [
    'a centre bounce with all that happens at one',
    `
    1:00 -  CEBO 0,0
    1:00 h5 CBVS 0,0
    1:00 a5 CBVS 0,0
    1:00 h1 CBAT 0,0
    1:00 a1 CBAT 0,0
    1:04 h5 CBHAD 0,0
    1:05 h1 GAHO 0,0
    1:06 h1 KKEF 2,0
    1:10 h3 MAUN 40,0`,
    ['CB 1: at 2,4,3,5 tap 6 first 7 clear 8 by Kick'],
  ],
  [
    'a tap the opposition sharks, and a clearance by hand',
    `
    1:20 -  BAUP 40,0
    1:20 h5 BUVS 40,0
    1:20 a5 BUVS 40,0
    1:23 a5 BUHSD 40,0
    1:23 h2 BUHSK 40,0
    1:24 h2 LBGE 40,0
    1:25 h2 HBEF 41,0
    1:26 h3 HBRE 45,0
    1:27 h3 KKEF 46,0`,
    ['BU 1: at 2,3 tap 4 first 6 clear 7 by Handball'],
  ],
  [
    'one that ends in another',
    `
    1:00 -  THIN 0,60
    1:03 h1 HBGE 0,58
    1:04 -  BUCA 0,58
    1:20 -  BAUP 0,58
    1:21 -  OOBO 0,70`,
    ['TI 1: at - tap - first 2 clear - by -', 'BU 4: at - tap - first - clear - by -'],
  ],
  [
    'none of a kick-in or an intercept',
    `
    1:00 h1 KISH -72,0
    1:04 a1 MAUN -40,0
    1:06 a1 KKEF -40,0
    1:08 a1 GOAL -80,0`,
    [],
  ],
  [
    'one whose restart was not captured',
    `
    1:00 h1 KISH -72,0
    1:04 -  OOBO -40,60
    1:20 a1 LBGE -40,55
    1:21 a1 GKIN -40,55`,
    ['TI 3: at - tap - first 3 clear 4 by Kick'],
  ],
  [
    'four of a squad at the most, and each once',
    `
    1:00 -  CEBO 0,0
    1:00 h1 CBAT 0,0
    1:00 h2 CBAT 0,0
    1:00 h3 CBAT 0,0
    1:00 h4 CBAT 0,0
    1:00 h5 CBVS 0,0
    1:00 h5 CBAT 0,0
    1:00 a1 CBAT 0,0`,
    ['CB 1: at 6,2,3,4,8 tap - first - clear - by -'],
  ],
];

const viewOfPlay = (play: string): MatchView => matchViewOf(matchOf(play));

describe('stoppages', () => {
  for (const [name, play, expected] of cases) {
    it(`describe ${name}`, () => {
      expect(viewOfPlay(play).stoppages().map(inBrief)).to.deep.equal(expected);
    });
  }

  it('contain the length and direction of the kick that left one', () => {
    const exitOf = (kick: string) => {
      const { row: _row, ...exit } = viewOfPlay(`1:0 - THIN 0,60\n1:3 h1 LBGE 0,58\n${kick}`).stoppages()[0]?.exit ?? {
        row: undefined,
      };
      return exit;
    };
    expect(exitOf('1:4 h1 KKIN 0,58\n1:8 a1 MAUN -45,58')).to.deep.equal({
      type: 'Kick',
      distance: 'Long',
      direction: 'Backwards',
    });
    expect(exitOf('1:4 h1 KKIN 0,58 kick=Short/Forward\n1:8 a1 MAUN -45,58')).to.deep.equal({
      type: 'Kick',
      distance: 'Short',
      direction: 'Forward',
    });
    expect(exitOf('1:4 h1 KKIN 0,58')).to.deep.equal({ type: 'Kick' });
    expect(exitOf('1:4 h1 HBEF 0,58\n1:5 h2 HBRE 5,58\n1:6 h2 KKEF 5,58')).to.deep.equal({ type: 'Handball' });
  });

  const squadPlan = planOf('squad', [
    'STOPPAGE',
    'CENTRE_BOUNCE',
    'BALL_UP',
    'THROW_IN',
    'FIRST_POSSESSION',
    'CLEARANCE',
    'STOPPAGE_EXIT',
    'STOPPAGE_EXIT_KICK',
    'STOPPAGE_EXIT_HANDBALL',
  ]);

  it('are as many as the metrics count, part by part, for both squads of any match', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const stoppages = matchViewOf(match).stoppages();
        const { table } = squadStatistics(match, squadPlan);
        for (const side of [0, 1] as const) {
          const of = (partOf: (stoppage: Stoppage) => Row | undefined): number =>
            stoppages.filter((stoppage) => partOf(stoppage)?.side === side).length;
          expect(squadPlan.codes.map((_, n) => table.value(n, side))).to.deep.equal([
            stoppages.length,
            ...stoppageKinds.map((wanted) => stoppages.filter(({ kind }) => kind === wanted).length),
            of(({ firstPossession }) => firstPossession),
            of(({ clearance }) => clearance),
            of(({ exit }) => exit?.row),
            of(({ exit }) => (exit?.type === 'Kick' ? exit.row : undefined)),
            of(({ exit }) => (exit?.type === 'Handball' ? exit.row : undefined)),
          ]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
