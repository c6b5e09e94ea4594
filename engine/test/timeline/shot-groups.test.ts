import { expect } from 'chai';
import { shotAngleGroup, shotDistanceGroup } from '../../src/index.js';

describe('the groups of shots', () => {
  const distances: readonly (readonly [number, string])[] = [
    [0, '0-15m'],
    [14.99, '0-15m'],
    [15, '15-30m'],
    [29.9, '15-30m'],
    [30, '30-40m'],
    [40, '40-50m'],
    [49.9, '40-50m'],
    [50, '50m+'],
    [90, '50m+'],
  ];
  for (const [metres, expected] of distances) {
    it(`put ${metres} m into ${expected}`, () => {
      expect(shotDistanceGroup(metres)).to.equal(expected);
    });
  }

  const angles: readonly (readonly [number, string])[] = [
    [-90, 'Left Boundary'],
    [-60, 'Left Boundary'],
    [-59.9, 'Left Acute'],
    [-35, 'Left Acute'],
    [-20, 'Left Corridor'],
    [-15, 'Left Corridor'],
    [-14.9, 'In Front'],
    [0, 'In Front'],
    [-0, 'In Front'],
    [14.9, 'In Front'],
    [15, 'Right Corridor'],
    [34.9, 'Right Corridor'],
    [35, 'Right Acute'],
    [60, 'Right Boundary'],
    [90, 'Right Boundary'],
  ];
  for (const [degrees, expected] of angles) {
    it(`put ${degrees} degrees ${expected}`, () => {
      expect(shotAngleGroup(degrees)).to.equal(expected);
    });
  }
});
