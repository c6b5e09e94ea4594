import { expect } from 'chai';
import type { Entry } from '../../src/index.js';
import { openMatch } from '../../src/index.js';
import { clockOf } from '../../src/clock/match-clock.js';
import { secondsLeft } from '../../src/clock/seconds-left.js';
import { logOf } from '../support/play.js';

const live = (period: number): Entry => ({ kind: 'status', code: 'LIVE', period });
const over = (code: 'QT' | 'HT' | 'FT', period: number, periodSeconds: number): Entry => ({
  kind: 'status',
  code,
  period,
  periodSeconds,
});

const cases: readonly (readonly [name: string, play: string, statuses: readonly Entry[], left: readonly number[]])[] = [
  ['before the start', '', [], [1200, 1200, 1200, 1200]],
  ['in the first quarter', '1:300 h1 TACK 0,0', [live(1)], [900, 1200, 1200, 1200]],
  ['in time-on', '1:1500 h1 TACK 0,0', [live(1)], [0, 1200, 1200, 1200]],
  [
    'at quarter time, however short the quarter was',
    '1:300 h1 TACK 0,0',
    [live(1), over('QT', 1, 310)],
    [0, 1200, 1200, 1200],
  ],
  ['in the third quarter', '1:300 h1 TACK 0,0\n3:100 h1 TACK 0,0', [live(1), live(3)], [0, 0, 1100, 1200]],
  [
    'while play is suspended',
    '2:600 h1 TACK 0,0',
    [live(2), { kind: 'status', code: 'SUSP', period: 2, periodSeconds: 600 }],
    [0, 600, 1200, 1200],
  ],
  ['in extra time', '5:10 h1 TACK 0,0', [live(4), { kind: 'status', code: 'ET', period: 5 }], [0, 0, 0, 0]],
  ['after the match', '1:300 h1 TACK 0,0', [live(1), over('FT', 4, 1800)], [0, 0, 0, 0]],
  ['once it was abandoned', '1:300 h1 TACK 0,0', [live(1), { kind: 'status', code: 'ABAN' }], [0, 0, 0, 0]],
];

describe('the seconds quarters have left', () => {
  for (const [name, play, statuses, left] of cases) {
    it(`${name} are ${left.join(', ')}`, () => {
      const { periodSeconds, details } = openMatch(logOf(play, {}, statuses));
      expect(secondsLeft(clockOf(details(), periodSeconds), 1200)).to.deep.equal(left);
    });
  }
});
