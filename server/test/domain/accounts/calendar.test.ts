import { expect } from 'chai';
import {
  daysOfPeriod,
  nextPeriodDay,
  secondsOfPeriod,
  secondsToNextPeriod,
} from '../../../src/domain/accounts/calendar.js';
import type { QuotaPeriod } from '../../../src/domain/accounts/plan.js';

const cases: readonly (readonly [
  QuotaPeriod,
  number,
  { readonly days: number; readonly first: string; readonly next: string; readonly length: number },
])[] = [
  ['DAY', Date.UTC(2026, 10, 20, 12), { days: 1, first: '2026-11-20', next: '2026-11-21', length: 86_400 }],
  ['WEEK', Date.UTC(2026, 10, 22, 23, 59), { days: 7, first: '2026-11-16', next: '2026-11-23', length: 604_800 }],
  ['WEEK', Date.UTC(2026, 10, 23), { days: 1, first: '2026-11-23', next: '2026-11-30', length: 604_800 }],
  ['WEEK', Date.UTC(2027, 0, 1), { days: 5, first: '2026-12-28', next: '2027-01-04', length: 604_800 }],
  ['MONTH', Date.UTC(2026, 10, 30, 23), { days: 30, first: '2026-11-01', next: '2026-12-01', length: 2_592_000 }],
  ['MONTH', Date.UTC(2028, 1, 29), { days: 29, first: '2028-02-01', next: '2028-03-01', length: 2_505_600 }],
  ['MONTH', Date.UTC(2026, 11, 31), { days: 31, first: '2026-12-01', next: '2027-01-01', length: 2_678_400 }],
];

describe('a period of a quota', () => {
  for (const [period, now, { days, first, next, length }] of cases) {
    it(`${period} at ${new Date(now).toISOString()} began on ${first} and ends with the day before ${next}`, () => {
      const all = daysOfPeriod(period, now);
      expect([all.length, all[0], all.at(-1)]).to.deep.equal([days, first, new Date(now).toISOString().slice(0, 10)]);
      expect([nextPeriodDay(period, now), secondsOfPeriod(period, now)]).to.deep.equal([next, length]);
      expect(secondsToNextPeriod(period, now)).to.equal((Date.parse(next) - now) / 1000);
    });
  }
});
