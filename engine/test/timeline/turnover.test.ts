import { expect } from 'chai';
import { matchViewOf } from '../../src/index.js';
import { matchOf } from '../support/play.js';

/** A kick-in to h2, what h2 does with the ball, and who takes it. */
const losing = (...lines: readonly string[]): string => ['1:0 h1 KISH -72,0', '1:4 h2 MAUN -40,0', ...lines].join('\n');

const cases: readonly (readonly [
  name: string,
  play: string,
  lost: number,
  creation: string,
  state: string,
  type: string,
])[] = [
  ['a clanger kick', losing('1:8 h2 KKCL -40,0', '1:12 a1 MAUN -10,0'), 3, 'Giveaway', 'General Play', 'Kick'],
  [
    'an effective kick the opposition wins',
    losing('1:8 h2 KKEF -40,0', '1:12 a1 MACO -10,0'),
    3,
    'Opposition Takeaway',
    'General Play',
    'Kick',
  ],
  ['a ground kick', losing('1:8 h3 GKIN -40,0', '1:9 a1 LBGE -30,0'), 3, 'Giveaway', 'General Play', 'Ground Kick'],
  ['a handball', losing('1:8 h2 HBIN -40,0', '1:9 a1 LBGE -40,0'), 3, 'Giveaway', 'General Play', 'Handball'],
  [
    'a player tackled without the ball getting away',
    losing('1:6 a1 TACK -40,0', '1:7 a1 HBGE -40,0'),
    2,
    'Opposition Takeaway',
    'General Play',
    'Dispossessed',
  ],
  [
    'a player caught holding the ball',
    losing('1:6 a1 TACK -40,0', '1:7 h2 FAGE -40,0', '1:7 a1 FKCO -40,0'),
    2,
    'Opposition Takeaway',
    'General Play',
    'Free Against',
  ],
  [
    'a bouncing player run down',
    losing('1:6 h2 BOUN -35,0', '1:7 a1 HBGE -30,0'),
    3,
    'Opposition Takeaway',
    'General Play',
    'Dispossessed',
  ],
  [
    'a kick out on the full',
    losing('1:8 h2 KKCL -40,0', '1:12 h2 OOTF 0,65', '1:18 a1 OFKI 0,65'),
    3,
    'Giveaway',
    'General Play',
    'Out On Full',
  ],
  [
    'a mark dropped',
    losing('1:8 h2 KKEF -40,0', '1:12 h3 MADR 0,0', '1:13 a1 LBGE 0,0'),
    3,
    'Opposition Takeaway',
    'General Play',
    'Mark Dropped',
  ],
  [
    'a kick made under no pressure',
    losing('1:8 h2 KKCL -40,0 pressure=None', '1:12 a1 MAUN -10,0'),
    3,
    'Giveaway Unforced',
    'General Play',
    'Kick',
  ],
  [
    'a kick from a set position',
    losing('1:8 h2 KKIN -40,0 pressure=Set', '1:12 a1 MAUN -10,0'),
    3,
    'Giveaway Unforced',
    'General Play',
    'Kick',
  ],
  [
    'a kick under pressure',
    losing('1:8 h2 KKCL -40,0 pressure=Physical', '1:12 a1 MAUN -10,0'),
    3,
    'Giveaway',
    'General Play',
    'Kick',
  ],
  [
    'a handball with an error of no pressure after it',
    losing('1:8 h2 HBCL -40,0', '1:8 h2 ENPR -40,0', '1:9 a1 LBGE -40,0'),
    3,
    'Giveaway Unforced',
    'General Play',
    'Handball',
  ],
  [
    'an effective kick is never a giveaway, though nobody pressed',
    losing('1:8 h2 KKEF -40,0 pressure=None', '1:12 a1 MAUN -10,0'),
    3,
    'Opposition Takeaway',
    'General Play',
    'Kick',
  ],
  [
    'the kick that clears a stoppage',
    ['1:0 - THIN 0,60', '1:3 h1 LBGE 0,58', '1:4 h1 KKIN 0,58', '1:8 a1 MAUN -30,40'].join('\n'),
    3,
    'Giveaway',
    'Clearing Stoppage',
    'Kick',
  ],
];

describe('a turnover', () => {
  for (const [name, play, lost, creation, state, type] of cases) {
    it(`by ${name} is ${creation}, ${state}, ${type}`, () => {
      const [chain] = matchViewOf(matchOf(play)).chains();
      expect(chain?.end).to.equal('TURN');
      expect(chain?.turnover && { ...chain.turnover, lost: chain.turnover.lost.id }).to.deep.equal({
        lost,
        creation,
        state,
        type,
      });
      expect(chain?.turnedOverTo?.side).to.equal(1);
    });
  }

  it('is absent if nobody of the squad touched the ball, as directly from a kick-in', () => {
    const [chain] = matchViewOf(matchOf('1:0 h1 KISH -72,0\n1:4 a1 MAUN -40,0')).chains();
    expect(chain).to.include({ end: 'TURN', turnover: undefined });
    expect(chain?.turnedOverTo?.id).to.equal(2);
  });

  it('is absent if a chain ends otherwise', () => {
    const [chain] = matchViewOf(matchOf(losing('1:8 h2 KKCL -40,0', '1:12 - OOBO 0,65'))).chains();
    expect(chain).to.include({ end: 'OOB', turnover: undefined, turnedOverTo: undefined });
  });
});
