import { expect } from 'chai';
import fc from 'fast-check';
import { cellShapes, cellWidths, gridOf } from '../../src/index.js';

const place = fc.record({
  x: fc.double({ min: -80, max: 80, noNaN: true }),
  y: fc.double({ min: -70.5, max: 70.5, noNaN: true }),
});
const width = fc.integer({ min: cellWidths.least, max: cellWidths.greatest });

for (const shape of cellShapes) {
  describe(`a grid of ${shape} cells`, () => {
    it('has for each place on the ground the cell with the nearest middle', () => {
      fc.assert(
        fc.property(place, width, ({ x, y }, metres) => {
          const grid = gridOf(shape, metres);
          const cell = grid.cellAt(x, y);
          const distanceTo = (n: number): number => Math.hypot(grid.centreOf(n).x - x, grid.centreOf(n).y - y);
          expect(cell).to.be.within(0, grid.cells - 1);
          for (let other = 0; other < grid.cells; other += 1)
            expect(distanceTo(other)).to.be.at.least(distanceTo(cell) - 1e-6);
        }),
        { numRuns: 60 },
      );
    });

    it('has the middle of each cell that a place can have in that cell', () => {
      fc.assert(
        fc.property(place, width, ({ x, y }, metres) => {
          const grid = gridOf(shape, metres);
          const cell = grid.cellAt(x, y);
          const middle = grid.centreOf(cell);
          fc.pre(Math.abs(middle.x) <= 80 && Math.abs(middle.y) <= 70.5);
          expect(grid.cellAt(middle.x, middle.y)).to.equal(cell);
        }),
      );
    });

    it('has places off the ground in cells at its edge, and any number in some cell', () => {
      fc.assert(
        fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), width, (x, y, metres) => {
          const grid = gridOf(shape, metres);
          expect(grid.cellAt(x, y)).to.be.within(0, grid.cells - 1);
        }),
      );
    });
  });
}
