import fc from 'fast-check';
import { expect } from 'chai';
import { openMatch, shotDetails, matchViewOf, type Entry } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith } from '../support/play.js';

/** Details of the last shot of a play, as one text. Home attacks the goal at 80,0 in the first period. */
function detailsOf(play: string, captured?: Readonly<Record<string, string>>): string {
  const entries = entriesOf(play).map((entry): Entry =>
    entry.shot && captured ? { ...entry, details: captured } : entry,
  );
  const shot = matchViewOf(openMatch({ header: headerWith(), entries }))
    .shots()
    .at(-1);
  return shot === undefined ? '' : Object.values(shot.details).join(' / ');
}

const cases: readonly (readonly [name: string, play: string, expected: string])[] = [
  ['a set shot from a mark', '1:0 h1 MACO 50,0\n1:20 h1 KKEF 50,0 shot', 'In Front / 30-40m / Mark / Set Shot Regular'],
  [
    'a set shot from a free kick, on the left',
    '1:0 h1 FKCO 60,12\n1:20 h1 KKEF 60,12 shot',
    'Left Corridor / 15-30m / Free Kick / Set Shot Regular',
  ],
  [
    'a set shot from a penalty',
    '1:0 h1 MAUN 20,0\n1:5 a1 P50A 20,0\n1:30 h1 KKEF 70,-1 shot',
    'In Front / 0-15m / 50m Penalty / Set Shot Regular',
  ],
  [
    'a penalty of its own squad, which moves nothing',
    '1:0 h1 MAUN 40,0\n1:5 h2 P50A 40,0\n1:30 h1 KKEF 40,-20 shot',
    'Right Corridor / 40-50m / Mark / Set Shot Regular',
  ],
  [
    'a shot after playing on',
    '1:0 h1 MACO 50,-40\n1:1 h1 PLON 50,-40\n1:2 h1 KKEF 52,-30 shot',
    'Right Acute / 40-50m / General Play / General Play Regular',
  ],
  [
    'a shot of a ball picked up',
    '1:0 h1 LBGE 79,10\n1:2 h1 KKEF 79,10 shot',
    'Left Boundary / 0-15m / General Play / General Play Regular',
  ],
  ['a shot off the ground', '1:2 h1 GKIN 20,0 shot', 'In Front / 50m+ / General Play / Ground Kick'],
  [
    'a shot at the other end, where left is right',
    '1:2 a1 KKEF -60,12 shot',
    'Right Corridor / 15-30m / General Play / General Play Regular',
  ],
  [
    'a shot of a period played the other way',
    '2:2 h1 KKEF -60,12 shot',
    'Right Corridor / 15-30m / General Play / General Play Regular',
  ],
  ['a shot without a location', '1:2 h1 KKEF shot', ' /  / General Play / General Play Regular'],
];

describe('the details of a shot', () => {
  for (const [name, play, expected] of cases) {
    it(`of ${name} are ${expected}`, () => {
      expect(detailsOf(play)).to.equal(expected);
    });
  }

  it('are those of the source, if captured', () => {
    const captured = {
      shotAngle: 'Left Boundary',
      shotDistance: '0-15m',
      shotSource: 'Gimme',
      shotType: 'General Play Snap',
    };
    expect(detailsOf('1:0 h1 MACO 50,0\n1:20 h1 KKEF 50,0 shot', captured)).to.equal(
      'Left Boundary / 0-15m / Gimme / General Play Snap',
    );
    expect(detailsOf('1:0 h1 MACO 50,0\n1:20 h1 KKEF 50,0 shot', { shotType: 'General Play Snap' })).to.equal(
      'In Front / 30-40m / General Play / General Play Snap',
    );
  });

  it('are in the lists of shot details in any match', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        for (const {
          details: { angleGroup, distanceGroup, origin, type },
        } of matchViewOf(openMatch(log)).shots()) {
          if (angleGroup !== undefined) expect(shotDetails.angleGroup).to.include(angleGroup);
          if (distanceGroup !== undefined) expect(shotDetails.distanceGroup).to.include(distanceGroup);
          expect(shotDetails.origin).to.include(origin);
          expect(shotDetails.type).to.include(type);
        }
      }),
      { numRuns: 60 },
    );
  });
});
