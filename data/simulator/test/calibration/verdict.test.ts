import { expect } from 'chai';
import { judge, type Kind } from '../../calibration/verdict.js';
import { rowsOf } from '../../calibration/reference.js';
import { sampleSeasons } from '../../calibration/sample-season.js';
import { compare } from '../../calibration/check.js';
import { Tally } from '../../calibration/tally.js';

const verdicts: readonly (readonly [kind: Kind, real: number, ours: number, within: boolean, tooFar: boolean])[] = [
  ['mean', 100, 104.9, true, false],
  ['mean', 100, 105.1, false, false],
  ['mean', 100, 84.9, false, true],
  ['mean', 0.07, 0.11, true, false],
  ['mean', 0.07, 0.3, false, true],
  ['share', 0.01, 0.029, true, false],
  ['share', 0.01, 0.071, false, true],
  ['share', 0.6, 0.629, true, false],
  ['sd', 10, 11.9, true, false],
  ['sd', 10, 12.1, false, false],
  ['sd', 10, 40, false, false],
  ['margin', 3.7, 5.6, true, false],
  ['margin', 3.7, 9.8, false, true],
  ['correlation', -0.33, -0.28, true, false],
];

describe('the bands of the distributions', () => {
  for (const [kind, real, ours, within, tooFar] of verdicts) {
    it(`say that a ${kind} of ${ours} for ${real} is ${within ? 'within' : tooFar ? 'too far off' : 'off'}`, () => {
      const verdict = judge({ group: 'g', measure: 'm', kind, real, ours });
      expect([verdict.within, verdict.worst > 1]).to.deep.equal([within, tooFar]);
    });
  }
});

describe('the check of distributions', () => {
  it('reads its reference by column', () => {
    expect(rowsOf('kick_distance')[0]).to.include({ dist: '[0, 10)', share: '0.0173' });
  });

  it('knows means and spreads', () => {
    const tally = new Tally();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) tally.add(value);
    expect(tally.mean).to.equal(5);
    expect(tally.sd).to.be.closeTo(Math.sqrt(32 / 7), 1e-12);
  });

  it('measures every group of every competition, each number once', () => {
    for (const competition of ['men', 'women'] as const) {
      const rows = compare(competition, sampleSeasons(7, competition, 2));
      expect(new Set(rows.map(({ group, measure, kind }) => `${group} ${measure} ${kind}`)).size).to.equal(rows.length);
      expect(rows.filter(({ real, ours }) => !Number.isFinite(real) || !Number.isFinite(ours))).to.deep.equal([]);
      expect(rows.length).to.be.above(competition === 'men' ? 500 : 100);
    }
  });
});
