import { expect } from 'chai';
import { qualityOf, type Entry, type MatchHeader, type QualityRuleId } from '../../src/index.js';
import { inventedMatch, started, wholeHeader, type Invented } from '../support/quality-play.js';
import { boxScore, edit, lastly, line, repeat, statuses } from './faults.js';

const breaks = (rule: QualityRuleId, parts: Invented): boolean =>
  qualityOf(inventedMatch(parts)).results.some((result) => result.rule === rule);

const header = (changes: Partial<MatchHeader>): Invented => ({ header: changes });
const ground = (lengthMetres: number, widthMetres: number): Invented =>
  header({ venue: { ...wholeHeader().venue, lengthMetres, widthMetres } });
const inSeason = (seasonId: number, startDate = '2026-03-14'): Invented => header({ seasonId, date: { startDate } });
const at = (change: number, time: string): Invented => ({
  entries: statuses({ [change]: { utc: `2026-03-14T${time}Z` } as Entry }),
});
const firstQuarter = (seconds: number): Invented => ({ entries: statuses({}, [seconds, 1500, 1500, 1500]) });
/** A first quarter that was suspended from a second, and ended at another. */
const suspended = (from: number, end: number, ...resumed: readonly number[]): Invented => ({
  entries: [
    started,
    { kind: 'status', code: 'SUSP', period: 1, periodSeconds: from },
    ...resumed.map((periodSeconds): Entry => ({ kind: 'status', code: 'LIVE', period: 1, periodSeconds })),
    { kind: 'status', code: 'QT', period: 1, periodSeconds: end },
  ],
});
const siren = (periodSeconds: number): Invented => ({
  entries: [started, { kind: 'status', code: 'QT', period: 1, periodSeconds }],
});
const kicks = (count: number, official: number): Invented => ({
  ...lastly(...repeat(count, (n) => `1:${205 + n} a20 KKIN -10,11`)),
  ...{ entries: boxScore(line(220, { KICK: official })).entries ?? [] },
});

/** THE bounds: a match that is just within the bound of a rule, and one that is just beyond. */
const bounds: readonly (readonly [rule: QualityRuleId, bound: string, within: Invented, beyond: Invented])[] = [
  ['utc-differs-from-clock', '30 s more', at(1, '09:05:40'), at(1, '09:05:41')],
  ['utc-differs-from-clock', '30 s less', at(1, '09:04:40'), at(1, '09:04:39')],
  ['utc-goes-back', 'the same second', at(1, '08:40:10'), at(1, '08:40:09')],
  ['break-out-of-range', 'a minute', at(2, '09:06:10'), at(2, '09:06:09')],
  ['break-out-of-range', 'an hour', at(2, '10:05:10'), at(2, '10:05:11')],
  ['start-differs', 'an hour late', at(0, '09:40:00'), at(0, '09:40:01')],
  ['start-differs', 'an hour early', at(0, '07:40:00'), at(0, '07:39:59')],
  ['period-too-short', '80 % of 20 minutes', firstQuarter(960), firstQuarter(959)],
  ['period-too-long', '2.2 times 20 minutes', firstQuarter(2640), firstQuarter(2641)],
  ['period-too-long', 'the same without a suspension', suspended(600, 3040, 1000), suspended(600, 3041, 1000)],
  ['period-too-long', 'a suspension until its end', suspended(2640, 2700), suspended(2641, 2700)],
  ['event-after-siren', 'the second of the siren', siren(201), siren(200)],
  ['early-last-event', 'four minutes', siren(441), siren(442)],
  ['late-first-event', 'four minutes', { play: '1:240 - CEBO 0,0' }, { play: '1:241 - CEBO 0,0' }],
  ['silence', 'seven minutes', lastly('1:621 a8 LBGE -10,11'), lastly('1:622 a8 LBGE -10,11')],
  [
    'touches-in-a-second',
    'five touches',
    lastly(...repeat(5, (n) => `1:205 h${n + 1} GATH 0,0`)),
    lastly(...repeat(6, (n) => `1:205 h${n + 1} GATH 0,0`)),
  ],
  [
    'long-flight',
    '12 s',
    lastly('1:205 a8 LBGE -10,11', '1:207 a8 KKIN -10,11', '1:219 a9 MAUN -40,11'),
    lastly('1:205 a8 LBGE -10,11', '1:207 a8 KKIN -10,11', '1:220 a9 MAUN -40,11'),
  ],
  [
    'early-centre-bounce',
    '10 s',
    edit(['1:70 - CEBO 0,0', '1:30 - CEBO 0,0']),
    edit(['1:70 - CEBO 0,0', '1:29 - CEBO 0,0']),
  ],
  [
    'late-restart',
    'five minutes',
    edit(['1:176 - OOBO -20,68', '1:176 a9 GOAL -20,60'], ['1:201 - THIN -18,60', '1:476 - CEBO 0,0']),
    edit(['1:176 - OOBO -20,68', '1:176 a9 GOAL -20,60'], ['1:201 - THIN -18,60', '1:477 - CEBO 0,0']),
  ],
  [
    'too-fast',
    '61 m in 2 s',
    edit(['1:95 a3 KKIN -31,8', '1:95 a3 KKIN 32,7']),
    edit(['1:95 a3 KKIN -31,8', '1:95 a3 KKIN 33,7']),
  ],
  [
    'centre-bounce-elsewhere',
    '5 m',
    edit(['1:70 - CEBO 0,0', '1:70 - CEBO 3,4']),
    edit(['1:70 - CEBO 0,0', '1:70 - CEBO 4,4']),
  ],
  [
    'centre-bounce-zone-elsewhere',
    '25 m',
    edit(['1:0 h2 CBAT 0,0', '1:0 h2 CBAT 7,24']),
    edit(['1:0 h2 CBAT 0,0', '1:0 h2 CBAT 8,24']),
  ],
  ['ground-size', 'the shortest', ground(135, 120), ground(134, 120)],
  ['ground-size', 'the longest', ground(190, 120), ground(191, 120)],
  ['ground-size', 'the narrowest', ground(150, 105), ground(150, 104)],
  ['ground-size', 'the widest', ground(170, 160), ground(170, 161)],
  ['ground-size', 'a circle', ground(150, 150), ground(150, 151)],
  ['playing-time', 'the shortest', header({ countdownSeconds: 600 }), header({ countdownSeconds: 599 })],
  ['playing-time', 'the longest', header({ countdownSeconds: 1800 }), header({ countdownSeconds: 1801 })],
  ['attendance', 'the most', header({ attendance: 125_000 }), header({ attendance: 125_001 })],
  ['date-outside-season', 'the year after', inSeason(2026, '2027-01-01'), inSeason(2026, '2028-01-01')],
  ['date-outside-season', 'the same year', inSeason(2026, '2026-01-01'), inSeason(2026, '2025-12-31')],
  ['date-outside-season', 'an id before any year', inSeason(1849), inSeason(1850)],
  ['date-outside-season', 'an id after any year', inSeason(2201), inSeason(2200)],
  ['box-score-differs', 'two fewer', kicks(0, 2), kicks(0, 3)],
  ['box-score-differs', 'two more', kicks(2, 0), kicks(3, 0)],
  [
    'box-score-part-exceeds-whole',
    'all of them',
    boxScore(line(105, { CLEARANCE_CB: 3, CLEARANCE: 3 })),
    boxScore(line(105, { CLEARANCE_CB: 4, CLEARANCE: 3 })),
  ],
];

describe('the bound of a quality rule', () => {
  for (const [rule, bound, within, beyond] of bounds)
    it(`belongs to what ${rule} allows: ${bound}`, () => {
      expect([breaks(rule, within), breaks(rule, beyond)]).to.deep.equal([false, true]);
    });
});
