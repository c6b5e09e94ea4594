import { expect } from 'chai';
import { seasonPositions, type SeasonPositionCode } from '@goalsquare/engine';
import { abilitiesOf, abilityNames, physiqueOf, randomOf } from '@goalsquare/simulator';

const positions = Object.keys(seasonPositions) as SeasonPositionCode[];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a player', () => {
  it('is the better at everything the stronger', () => {
    const random = randomOf('abilities');
    for (const name of abilityNames) {
      const of = (strength: number): number =>
        mean(Array.from({ length: 300 }, () => abilitiesOf('MID', strength, random)[name]));
      expect(of(1) - of(-1), name).to.be.closeTo(2, 0.3);
    }
  });

  it('is built like those of the position', () => {
    const random = randomOf('builds');
    const of = (position: SeasonPositionCode, competition: 'men' | 'women') =>
      Array.from({ length: 400 }, () => physiqueOf(position, competition, random));
    expect(mean(of('RK', 'men').map(({ heightCm }) => heightCm))).to.be.closeTo(201.45, 1);
    expect(mean(of('MID', 'men').map(({ heightCm }) => heightCm))).to.be.closeTo(184.8, 1);
    for (const position of positions) {
      expect(mean(of(position, 'men').map(({ weightKg }) => weightKg)), position).to.be.above(
        mean(of(position, 'women').map(({ weightKg }) => weightKg)),
      );
    }
  });
});
