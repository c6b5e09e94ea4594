import fc from 'fast-check';
import { expect } from 'chai';
import {
  attackSign,
  logicalZoneOf,
  logicalZones,
  openMatch,
  physicalZoneOf,
  physicalZones,
  matchViewOf,
  zoneFor,
  type Direction,
  type Point,
  type SideIndex,
  type ZoneIndex,
} from '../../src/index.js';
import { matchOf } from '../support/play.js';
import { arbitraryLog } from '../support/arbitrary-log.js';

const ground = { lengthMetres: 160, widthMetres: 140 };

const spots: readonly (readonly [Point, number, (typeof physicalZones)[number]])[] = [
  [{ x: 80, y: 0 }, 0, 'R50'],
  [{ x: 30, y: 0 }, 0, 'R50'],
  [{ x: 29.9, y: 0 }, 0, 'RM'],
  [{ x: 50, y: 40 }, 0, 'R50'],
  [{ x: 50, y: 40.1 }, 0, 'RM'],
  [{ x: 70, y: 60 }, 0, 'RM'],
  [{ x: -80, y: 0 }, 0, 'L50'],
  [{ x: -30, y: 0 }, 0, 'L50'],
  [{ x: -29.9, y: 0 }, 0, 'LM'],
  [{ x: -50, y: -40 }, 0, 'L50'],
  [{ x: 0, y: 0 }, 0, 'RM'],
  [{ x: 0, y: -60 }, 0, 'RM'],
  [{ x: -0.1, y: 0 }, 0, 'LM'],
  [{ x: 100, y: 0 }, 0, 'R50'],
  [{ x: 29.5, y: 0 }, 0.5, 'R50'],
  [{ x: 29.4, y: 0 }, 0.5, 'RM'],
];

describe('physical zones', () => {
  for (const [point, tolerance, zone] of spots) {
    it(`have ${point.x},${point.y} in ${zone}${tolerance > 0 ? ` within ${tolerance} m` : ''}`, () => {
      expect(physicalZones[physicalZoneOf(point, ground, tolerance)]).to.equal(zone);
    });
  }
});

/** Home starts to the left or right; the logical zone of each physical one, for each squad, in periods 1 and 2. */
const turned: readonly (readonly [Direction, SideIndex, number, readonly string[]])[] = [
  ['Right', 0, 1, ['D50', 'DM', 'CB', 'AM', 'F50']],
  ['Right', 0, 2, ['F50', 'AM', 'CB', 'DM', 'D50']],
  ['Right', 1, 1, ['F50', 'AM', 'CB', 'DM', 'D50']],
  ['Right', 1, 4, ['D50', 'DM', 'CB', 'AM', 'F50']],
  ['Left', 0, 1, ['F50', 'AM', 'CB', 'DM', 'D50']],
  ['Left', 0, 2, ['D50', 'DM', 'CB', 'AM', 'F50']],
  ['Left', 1, 3, ['D50', 'DM', 'CB', 'AM', 'F50']],
  ['Left', 1, 5, ['D50', 'DM', 'CB', 'AM', 'F50']],
];

describe('logical zones', () => {
  for (const [direction, side, period, expected] of turned) {
    it(`from left to right are ${expected.join(' ')} for the ${side === 0 ? 'home' : 'away'} squad in period ${period}, home starting to the ${direction}`, () => {
      const sign = attackSign(direction, side, period);
      expect(
        physicalZones.map((_, physical) => logicalZones[logicalZoneOf(physical as ZoneIndex, sign)]),
      ).to.deep.equal(expected);
    });
  }

  it('of a row are mirrored for the two squads, a centre bounce in CB for both', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 40 }), (log) => {
        const { rows, setting } = matchViewOf(openMatch(log));
        for (const row of rows) {
          const [home, away] = [zoneFor(row, 0, setting), zoneFor(row, 1, setting)];
          expect(home + away).to.equal(4);
          if (/^(?:CB|CEBO|CETU)/u.test(row.code)) expect(home).to.equal(2);
          else expect(home).to.not.equal(2);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a row without a location', () => {
  it('has the location of the last one of its period, or the centre', () => {
    const { rows } = matchViewOf(
      matchOf('1:1 h1 TACK\n1:2 h1 TACK -60,5\n1:3 h1 TACK\n2:1 h1 TACK\n2:2 h1 TACK 60,-5\n2:3 h1 TACK'),
    );
    expect(rows.map(({ x, y, located, physicalZone }) => [x, y, located, physicalZones[physicalZone]])).to.deep.equal([
      [0, 0, false, 'RM'],
      [-60, 5, true, 'L50'],
      [-60, 5, false, 'L50'],
      [0, 0, false, 'RM'],
      [60, -5, true, 'R50'],
      [60, -5, false, 'R50'],
    ]);
  });
});
