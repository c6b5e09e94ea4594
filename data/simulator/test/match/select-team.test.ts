import { expect } from 'chai';
import { seasonPositions, type SeasonPositionCode } from '@goalsquare/engine';
import { matchRules, randomOf, selectTeam } from '@goalsquare/simulator';

const positions = Object.keys(seasonPositions) as SeasonPositionCode[];

const listOf = (size: number) =>
  Array.from({ length: size }, (_, n) => ({
    personId: n + 1,
    position: positions[n % positions.length] ?? 'MID',
    strength: n / size,
  }));

describe('a team', () => {
  for (const [name, rules, field, bench] of [
    ['men', matchRules.men, 18, 5],
    ['women', matchRules.women, 16, 5],
    ['the second tier', matchRules.secondTierMen, 18, 4],
  ] as const) {
    it(`of ${name} has ${field} players on the ground, each in a different position, and ${bench} others`, () => {
      const team = selectTeam(listOf(44), rules, randomOf('teams', name));
      const starters = team.filter(({ starts }) => starts);
      expect(new Set(starters.map(({ position }) => position.code)).size).to.equal(field);
      expect(starters.every(({ role }) => role !== undefined)).to.equal(true);
      expect(team.length - starters.length).to.equal(bench);
      expect(team.filter(({ position }) => position.code === 'SUB').length).to.equal(rules.substitute ? 1 : 0);
      expect(new Set(team.map(({ player }) => player.personId)).size).to.equal(team.length);
    });
  }

  it('has a ruck in the ruck, and defenders in defence', () => {
    for (let n = 0; n < 20; n += 1) {
      const team = selectTeam(listOf(44), matchRules.men, randomOf('lines', n));
      const at = (code: string): string | undefined =>
        team.find(({ position }) => position.code === code)?.player.position;
      expect(at('RK')).to.equal('RK');
      expect(['GD', 'KD']).to.include(at('FB'));
      expect(['KF', 'GF', 'RK']).to.include(at('FF'));
    }
  });

  it('throws for a list that is too short', () => {
    expect(() => selectTeam(listOf(22), matchRules.men, randomOf(1))).to.throw(RangeError, '23 are needed');
  });

  it('is selected from any list that is long enough, whatever its positions', () => {
    for (const position of positions) {
      const list = Array.from({ length: 23 }, (_, n) => ({ personId: n + 1, position, strength: 0 }));
      expect(
        selectTeam(list, matchRules.men, randomOf(position)).filter(({ starts }) => starts).length,
        position,
      ).to.equal(18);
    }
  });
});
