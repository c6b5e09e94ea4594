import fc from 'fast-check';
import { expect } from 'chai';
import {
  attackSign,
  rotate,
  standardise,
  type Direction,
  type GroundSize,
  type Point,
  type SideIndex,
} from '../../src/index.js';
import { laneOf } from '../../src/ground/points.js';

const signs: readonly (readonly [Direction, SideIndex, readonly number[]])[] = [
  ['Right', 0, [1, -1, 1, -1, 1, -1]],
  ['Right', 1, [-1, 1, -1, 1, -1, 1]],
  ['Left', 0, [-1, 1, -1, 1, -1, 1]],
  ['Left', 1, [1, -1, 1, -1, 1, -1]],
];

describe('attackSign', () => {
  for (const [homeFirst, side, expected] of signs) {
    it(`changes the direction of the ${side === 0 ? 'home' : 'away'} squad every period, home starting to the ${homeFirst}`, () => {
      expect([1, 2, 3, 4, 5, 6].map((period) => attackSign(homeFirst, side, period))).to.deep.equal(expected);
    });
  }
});

describe('rotate', () => {
  const cases: readonly (readonly [Point, 1 | -1, Point])[] = [
    [{ x: 10, y: -4 }, 1, { x: 10, y: -4 }],
    [{ x: 10, y: -4 }, -1, { x: -10, y: 4 }],
    [{ x: 0, y: 0 }, -1, { x: 0, y: 0 }],
    [{ x: 0, y: 7 }, -1, { x: 0, y: -7 }],
  ];
  for (const [point, sign, expected] of cases) {
    it(`takes ${point.x},${point.y} by ${sign} to ${expected.x},${expected.y}, without a negative zero`, () => {
      const turned = rotate(point, sign);
      expect(turned).to.deep.equal(expected);
      expect([turned.x, turned.y].some((value) => Object.is(value, -0))).to.equal(false);
    });
  }

  it('twice is the point itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -70, max: 70 }), (x, y) => {
        expect(rotate(rotate({ x, y }, -1), -1)).to.deep.equal({ x, y });
      }),
    );
  });
});

describe('standardise', () => {
  const ground: GroundSize = { lengthMetres: 162, widthMetres: 138 };
  const cases: readonly (readonly [Point, GroundSize, Point])[] = [
    [{ x: 81, y: 69 }, ground, { x: 80, y: 70.5 }],
    [{ x: -81, y: -69 }, ground, { x: -80, y: -70.5 }],
    [{ x: 0, y: 0 }, ground, { x: 0, y: 0 }],
    [
      { x: 33.3, y: -12 },
      { lengthMetres: 160, widthMetres: 141 },
      { x: 33.3, y: -12 },
    ],
  ];
  for (const [point, size, expected] of cases) {
    it(`scales ${point.x},${point.y} on ${size.lengthMetres} by ${size.widthMetres} to ${expected.x},${expected.y}`, () => {
      expect(standardise(point, size).x).to.be.closeTo(expected.x, 1e-9);
      expect(standardise(point, size).y).to.be.closeTo(expected.y, 1e-9);
    });
  }
});

describe('laneOf', () => {
  const ground: GroundSize = { lengthMetres: 160, widthMetres: 140 };
  const cases: readonly (readonly [Point, ReturnType<typeof laneOf>])[] = [
    [{ x: 0, y: 0 }, 'corridor'],
    [{ x: 60, y: 25 }, 'corridor'],
    [{ x: 0, y: -25.1 }, 'wing'],
    [{ x: 0, y: 47.5 }, 'wing'],
    [{ x: 0, y: 47.6 }, 'boundary'],
    [{ x: 48, y: -40.5 }, 'wing'],
    [{ x: 48, y: -40.6 }, 'boundary'],
    [{ x: 80, y: 26 }, 'boundary'],
    [{ x: 95, y: 3 }, 'corridor'],
  ];
  for (const [point, lane] of cases) {
    it(`puts ${point.x},${point.y} in the ${lane}`, () => {
      expect(laneOf(point, ground)).to.equal(lane);
    });
  }
});
