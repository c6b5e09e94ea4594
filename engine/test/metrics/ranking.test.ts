import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { BaseCode } from '../../src/index.js';
import { rankingWeights } from '../../src/metrics/table/rating.js';

/** The page, the cells of its tables without the spaces that line them up. */
const page = readFileSync(new URL('../../../docs/statistics.md', import.meta.url), 'utf8').replace(/ +/gu, ' ');
const weights: Readonly<Partial<Record<BaseCode, number>>> = rankingWeights;
const everywhere = (base: 'hitoutAdvantage' | 'hitout' | 'hitoutSharked'): readonly BaseCode[] => [
  `${base}CB`,
  `${base}BU`,
  `${base}TI`,
];

/** Lines of the table of weights: bases of one weight are on one line. */
const lines: readonly (readonly [what: string, ...bases: readonly (BaseCode | readonly BaseCode[])[]])[] = [
  ['kick: effective, ineffective, clanger', 'kickEffective', 'kickIneffective', 'kickClanger'],
  ['ground kick: effective, clanger', 'groundKickEffective', 'groundKickClanger'],
  ['handball: effective, ineffective, clanger', 'handballEffective', 'handballIneffective', 'handballClanger'],
  [
    'hard ball get, loose ball get, free kick in a contest',
    ['hardBallGetGround', 'hardBallGetRuck'],
    'looseBallGet',
    'freeInContest',
  ],
  ['gather from a hitout, uncontested, from the opposition', 'gatherHitout', 'gatherUncontested', 'gatherOpposition'],
  ['handball receive, contested knock-on', 'handballReceive', 'knockOnContested'],
  ['mark: contested, on the lead, uncontested', 'markContested', 'markOnLead', 'markUncontested'],
  ['goal, behind, goal assist, behind assist', 'goal', 'behind', 'goalAssist', 'behindAssist'],
  ['tackle, smother, spoil', 'tackle', 'smother', 'spoil'],
  [
    'hitout: to advantage, plain, sharked',
    everywhere('hitoutAdvantage'),
    everywhere('hitout'),
    everywhere('hitoutSharked'),
  ],
  [
    'free kick against, 50 m penalty against',
    ['freeAgainstRuck', 'freeAgainstTackling', 'freeAgainstMarking', 'freeAgainstGeneral'],
    'penalty50Against',
  ],
  ['error without pressure, dropped mark, out on the full', 'noPressureError', 'markDropped', 'outOnFull'],
];

describe('the weights of ranking points', () => {
  for (const [what, ...bases] of lines) {
    it(`are documented for ${what}`, () => {
      const documented = bases.map((some) => {
        const each = new Set([some].flat().map((base) => weights[base]));
        expect(each.size, [some].flat().join()).to.equal(1);
        return ([...each][0] ?? NaN) / 100;
      });
      expect(page).to.include(`| ${what} | ${documented.join(', ')} |`);
    });
  }

  it('are all documented', () => {
    expect(lines.flatMap(([, ...bases]) => bases.flat()).sort()).to.deep.equal(Object.keys(rankingWeights).sort());
  });
});
