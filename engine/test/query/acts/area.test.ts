import fc from 'fast-check';
import { expect } from 'chai';
import type { Area } from '../../../src/index.js';
import { placeArea } from '../../../src/query/acts/area.js';

const point = fc.record({ x: fc.integer({ min: -90, max: 90 }), y: fc.integer({ min: -80, max: 80 }) });

const units = { of: fc.constant('begin' as const), unit: fc.constantFrom('metres' as const, 'standard' as const) };

const areas: fc.Arbitrary<Area> = fc.oneof(
  fc.record({ ...units, is: fc.constant('polygon' as const), points: fc.array(point, { minLength: 1, maxLength: 7 }) }),
  fc.record({
    ...units,
    is: fc.constant('circle' as const),
    centre: point,
    radius: fc.integer({ min: 0, max: 70 }),
  }),
  fc.record(
    {
      ...units,
      is: fc.constant('goal' as const),
      fromDistance: fc.integer({ min: 0, max: 60 }),
      toDistance: fc.integer({ min: 0, max: 120 }),
      fromAngle: fc.integer({ min: 0, max: 60 }),
      toAngle: fc.integer({ min: 0, max: 90 }),
    },
    { requiredKeys: ['of', 'unit', 'is'] },
  ),
);

const settings = fc.record({
  ground: fc.record({
    lengthMetres: fc.integer({ min: 140, max: 180 }),
    widthMetres: fc.integer({ min: 110, max: 150 }),
  }),
  toleranceMetres: fc.constantFrom(0, 0.5, 2.5),
});

describe('uniform places of an area', () => {
  it('are all in the area or all outside, and most places far from its edge are found to be', () => {
    let [tested, uniform] = [0, 0];
    const direction = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const near = fc.array(fc.tuple(direction, share), { minLength: 40, maxLength: 40 });
    const reach = fc.double({ min: 0.1, max: 8, noNaN: true });
    fc.assert(
      fc.property(areas, settings, point, reach, near, (area, setting, { x, y }, most, steps) => {
        const { test, isUniform } = placeArea(area, setting);
        tested += 1;
        if (!isUniform(x, y, most)) return;
        uniform += 1;
        for (const [towards, part] of steps)
          expect(test(x + Math.cos(towards) * part * most, y + Math.sin(towards) * part * most)).to.equal(test(x, y));
      }),
      { numRuns: 2000 },
    );
    expect(uniform / tested).to.be.greaterThan(0.4);
  });
});
