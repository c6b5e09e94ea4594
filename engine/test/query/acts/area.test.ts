import { expect } from 'chai';
import { physicalZoneOf, type Area } from '../../../src/index.js';
import { placeArea } from '../../../src/query/acts/area.js';

describe('the edges of an area', () => {
  const ground = { lengthMetres: 158.6, widthMetres: 132.2 };
  const round = { lengthMetres: 145.3, widthMetres: 141.7 };
  const half = { metres: ground.lengthMetres / 2, standard: 80 } as const;
  const along = { x: 160 / ground.lengthMetres, y: 141 / ground.widthMetres };

  /** A place on an edge, and the direction in which the area is left, both in the units of the area. */
  interface Edge {
    readonly at: readonly [x: number, y: number];
    readonly out: readonly [x: number, y: number];
  }

  type Shape = Area extends infer A ? (A extends Area ? Omit<A, 'of' | 'unit'> : never) : never;
  const square: Shape = {
    is: 'polygon',
    points: [
      { x: -30.1, y: -20.3 },
      { x: 40.7, y: -20.3 },
      { x: 40.7, y: 25.9 },
      { x: -30.1, y: 25.9 },
    ],
  };
  const circle: Shape = { is: 'circle', centre: { x: 10.3, y: -4.1 }, radius: 15 };
  const edgesOf = (middle: number): readonly (readonly [string, Shape, Edge])[] => [
    ['the right of a polygon', square, { at: [40.7, 3], out: [1, 0] }],
    ['the left of a polygon', square, { at: [-30.1, 3], out: [-1, 0] }],
    ['the top of a polygon', square, { at: [5, 25.9], out: [0, 1] }],
    ['the bottom of a polygon', square, { at: [5, -20.3], out: [0, -1] }],
    ['the corner of a polygon', square, { at: [40.7, 25.9], out: [Math.SQRT1_2, Math.SQRT1_2] }],
    ['a circle', circle, { at: [10.3 + 9, -4.1 + 12], out: [0.6, 0.8] }],
    ['a circle on its left', circle, { at: [10.3 - 15, -4.1], out: [-1, 0] }],
    ['the far end of a distance', { is: 'goal', toDistance: 50 }, { at: [middle - 30, 40], out: [-0.6, 0.8] }],
    ['the near end of a distance', { is: 'goal', fromDistance: 25 }, { at: [middle - 24, -7], out: [0.96, 0.28] }],
  ];

  for (const unit of ['metres', 'standard'] as const)
    for (const toleranceMetres of [0, 0.5])
      for (const [name, shape, { at, out }] of edgesOf(half[unit]))
        it(`belong to it: ${name} in ${unit}, and ${toleranceMetres} m outside, but no more`, () => {
          const area: Area = { ...shape, of: 'begin', unit };
          const { test, bounds } = placeArea(area, { ground, toleranceMetres });
          const scale = unit === 'metres' ? { x: 1, y: 1 } : along;
          const tolerance = toleranceMetres * scale.x;
          const isIn = (outside: number): boolean => {
            const x = (at[0] + out[0] * outside) / scale.x;
            const y = (at[1] + out[1] * outside) / scale.y;
            return x >= bounds.left && x <= bounds.right && y >= bounds.low && y <= bounds.high && test(x, y);
          };
          const millimetre = 0.001;
          const measured = [-millimetre, 0, tolerance - millimetre, tolerance + millimetre].map(isIn);
          expect(measured).to.deep.equal([true, true, true, false]);
        });

  it('are inside its box on a ground that is nearly round', () => {
    const area: Area = { ...square, of: 'begin', unit: 'standard' };
    const { bounds } = placeArea(area, { ground: round, toleranceMetres: 0 });
    const [x, y] = [round.lengthMetres / 160, round.widthMetres / 141];
    expect(bounds.left).to.be.closeTo(-30.1 * x, 1e-6);
    expect(bounds.right).to.be.closeTo(40.7 * x, 1e-6);
    expect(bounds.low).to.be.closeTo(-20.3 * y, 1e-6);
    expect(bounds.high).to.be.closeTo(25.9 * y, 1e-6);
  });

  it('belong to it, and to the zone, at every place in tenths of a metre that is 50 m from a goal', () => {
    const legs = Array.from({ length: 501 }, (_, at) => [at, Math.sqrt(500 ** 2 - at ** 2)] as const);
    let places = 0;
    for (let length = 1400; length <= 1800; length += 2)
      for (const [before, across] of legs.filter(([, leg]) => Number.isInteger(leg))) {
        const on = { lengthMetres: length / 10, widthMetres: 130 };
        const [x, y] = [(length / 2 - before) / 10, across / 10];
        const setting = { ground: on, toleranceMetres: 0 };
        const goal = placeArea({ of: 'begin', unit: 'metres', is: 'goal', toDistance: 50 }, setting);
        const centre = { x: on.lengthMetres / 2, y: 0 };
        const disc = placeArea({ of: 'begin', unit: 'metres', is: 'circle', centre, radius: 50 }, setting);
        expect([goal.test(x, y), disc.test(x, y), physicalZoneOf({ x, y }, on, 0)]).to.deep.equal([true, true, 4]);
        places += 1;
      }
    expect(places).to.be.greaterThan(1000);
  });

  for (const unit of ['metres', 'standard'] as const)
    it(`belong to it: both angles in ${unit}, without tolerance`, () => {
      const area: Area = { is: 'goal', of: 'begin', unit, fromAngle: 30, toAngle: 60 };
      const { test } = placeArea(area, { ground, toleranceMetres: 0.5 });
      const scale = unit === 'metres' ? { x: 1, y: 1 } : along;
      const isIn = (degrees: number): boolean => {
        const radians = (degrees * Math.PI) / 180;
        return test((half[unit] - 20 * Math.cos(radians)) / scale.x, (20 * Math.sin(radians)) / scale.y);
      };
      const degrees = [29.999, 30, 45, 60, 60.001];
      const expected = [false, true, true, true, false];
      expect(degrees.map(isIn)).to.deep.equal(expected);
      // The other side of the goal.
      expect(degrees.map((degree) => isIn(-degree))).to.deep.equal(expected);
    });

  it('include a place behind the goal line by its angle, which is 90 degrees there', () => {
    const angles = (fromAngle: number, toAngle: number): boolean =>
      placeArea({ is: 'goal', of: 'begin', unit: 'metres', fromAngle, toAngle }, { ground, toleranceMetres: 0.5 }).test(
        half.metres + 2,
        4,
      );
    expect([angles(60, 90), angles(60, 89)]).to.deep.equal([true, false]);
  });

  it('include places as high as a corner of a polygon, and none beside it', () => {
    const points = [
      { x: 0, y: 30 },
      { x: 20, y: 10 },
      { x: 40, y: 0 },
      { x: 20, y: -10 },
      { x: 0, y: -30 },
      { x: -20, y: -10 },
      { x: -40, y: 0 },
      { x: -20, y: 10 },
    ];
    const { test } = placeArea({ is: 'polygon', of: 'begin', unit: 'metres', points }, { ground, toleranceMetres: 0 });
    for (const y of [-10, 0, 10])
      expect([-41, -19, 0, 19, 41].map((x) => test(x, y))).to.deep.equal([false, true, true, true, false]);
    for (const y of [-31, -30, 30, 31])
      expect([-1, 0, 1].map((x) => test(x, y))).to.deep.equal([false, Math.abs(y) === 30, false]);
  });

  it('of no corners have no place', () => {
    const { test } = placeArea(
      { is: 'polygon', of: 'begin', unit: 'metres', points: [] },
      { ground, toleranceMetres: 5 },
    );
    expect(test(0, 0)).to.equal(false);
  });
});
