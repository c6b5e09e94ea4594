import fc from 'fast-check';
import { expect } from 'chai';
import {
  eventsOf,
  EventFold,
  openMatch,
  matchViewOf,
  type Entry,
  type MatchEvent,
  type MatchLog,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith, logOf } from '../support/play.js';

const allEvents = (log: MatchLog, from = 0, to = log.entries.length): readonly MatchEvent[] => eventsOf(log, from, to);
const inBrief = (event: MatchEvent): string => {
  const place = `${event.revision} ${event.type} ${event.period ?? '-'}:${event.periodSeconds ?? '-'}`;
  if (event.type === 'MatchScore') return `${place} ${event.home.points}-${event.away.points}`;
  return event.type === 'MatchStatus' ? `${place} ${event.status}` : place;
};

const rows = entriesOf('1:10 h1 KKEF 60,0 shot\n1:12 h1 GOAL 80,0\n1:30 a1 BEHI -80,0');
const entries: readonly Entry[] = [
  { kind: 'status', code: 'SCHED' },
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: '2026-03-14T08:40:00Z' },
  ...rows,
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: '2026-03-14T08:40:05Z' },
  { kind: 'amendment', id: 2, set: { code: 'BEHI' } },
  { kind: 'amendment', id: 1, set: { x: 59 } },
  { kind: 'amendment', id: 3, set: { side: 'home', personId: 102 } },
  { kind: 'removal', id: 3 },
  { kind: 'correction', set: { attendance: 5 } },
  { kind: 'correction', set: { homeFirstDirection: 'Left' } },
  { kind: 'status', code: 'FT', utc: '2026-03-14T11:00:00Z' },
];
const log: MatchLog = { header: headerWith(), entries };

describe('the events of a log', () => {
  it('are what each entry changed', () => {
    expect(allEvents(log).map(inBrief)).to.deep.equal([
      '2 MatchStatus 1:0 LIVE',
      '3 MatchMetricUpdate 1:10',
      '4 MatchScore 1:12 6-0',
      '4 MatchMetricUpdate 1:12',
      '5 MatchScore 1:30 6-1',
      '5 MatchMetricUpdate 1:30',
      '7 MatchScore 1:12 1-1',
      '7 MatchMetricUpdate 1:12',
      '8 MatchMetricUpdate 1:10',
      '9 MatchScore 1:30 2-0',
      '9 MatchMetricUpdate 1:30',
      '10 MatchScore 1:30 1-0',
      '10 MatchMetricUpdate 1:30',
      '12 MatchMetricUpdate -:-',
      '13 MatchStatus -:- FT',
    ]);
  });

  it('contain the match, and the time if it is known', () => {
    const [first, second] = allEvents(log);
    expect(first).to.deep.equal({
      type: 'MatchStatus',
      matchId: 1,
      revision: 2,
      utc: '2026-03-14T08:40:00.000Z',
      period: 1,
      periodSeconds: 0,
      status: 'LIVE',
    });
    expect(second).to.deep.equal({
      type: 'MatchMetricUpdate',
      matchId: 1,
      revision: 3,
      utc: '2026-03-14T08:40:10.000Z',
      period: 1,
      periodSeconds: 10,
    });
    expect(allEvents(logOf('1:10 h1 TACK 0,0'))).to.deep.equal([
      { type: 'MatchMetricUpdate', matchId: 1, revision: 1, period: 1, periodSeconds: 10 },
    ]);
  });

  it('report a result', () => {
    const result = { kind: 'result', home: { goals: 12, behinds: 4 }, away: { goals: 9, behinds: 11 } } as const;
    expect(allEvents({ ...log, entries: [result, result] }).map(inBrief)).to.deep.equal([
      '1 MatchScore -:- 76-65',
      '1 MatchMetricUpdate -:-',
      '2 MatchMetricUpdate -:-',
    ]);
  });

  it('are the same however the log is split', () => {
    fc.assert(
      fc.property(arbitraryLog(), fc.array(fc.nat(), { maxLength: 6 }), (random, places) => {
        const size = random.entries.length;
        const cuts = [0, ...places.map((place) => place % (size + 1)).sort((a, b) => a - b), size];
        expect(cuts.slice(1).flatMap((to, n) => allEvents(random, cuts[n], to))).to.deep.equal(allEvents(random));
        const longer = { ...random, entries: [...random.entries, ...rows] };
        expect(allEvents(longer, 0, size)).to.deep.equal(allEvents(random));
      }),
      { numRuns: 60 },
    );
  });

  it('report the score and the status of each revision', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 60 }), (random) => {
        const fold = EventFold.of(random.header);
        let [score, status] = ['0-0', 'SCHED'];
        random.entries.forEach((entry, at) => {
          for (const event of fold.add(entry)) {
            if (event.type === 'MatchScore') score = `${event.home.points}-${event.away.points}`;
            if (event.type === 'MatchStatus') ({ status } = event);
            expect(event.revision).to.equal(at + 1);
          }
          const {
            score: {
              totals: [home, away],
            },
            clock,
          } = matchViewOf(openMatch(random, at + 1));
          expect([score, status]).to.deep.equal([`${home.points}-${away.points}`, clock.status.code]);
        });
      }),
      { numRuns: 25 },
    );
  });
});
