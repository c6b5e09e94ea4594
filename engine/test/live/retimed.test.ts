import fc from 'fast-check';
import { expect } from 'chai';
import { instantsOf, openMatch, retimed, type Entry, type MatchLog } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { headerWith } from '../support/play.js';

const bounce = Date.parse('2026-03-14T08:40:00Z');
const utc = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();

describe('a log at another time', () => {
  it('keeps the distance of every instant from the first, divided by the pace', () => {
    fc.assert(
      fc.property(
        arbitraryLog(),
        fc.array(fc.option(fc.integer({ min: -500, max: 5000 })), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 600 }),
        (random, times, start, pace) => {
          const timed: MatchLog = {
            ...random,
            entries: random.entries.map((entry, n) => {
              const at = times[n % times.length];
              return entry.kind === 'status' && typeof at === 'number' ? { ...entry, utc: utc(at) } : entry;
            }),
          };
          const before = instantsOf(timed);
          const first = before.find(Number.isFinite);
          const after = instantsOf(retimed(timed, { id: 7, start, pace }), pace);
          before.forEach((instant, n) => {
            if (Number.isFinite(instant)) expect(after[n]).to.be.closeTo(start + (instant - (first ?? 0)) / pace, 2);
            else expect(after[n]).to.equal(-Infinity);
          });
        },
      ),
      { numRuns: 80 },
    );
  });

  it('is a log of the same play under another id', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 60 }), (log) => {
        const {
          id,
          details: _texts,
          ...played
        } = openMatch(
          retimed(
            {
              ...log,
              entries: [
                { kind: 'status', code: 'TEAMS', utc: utc(0) },
                ...log.entries.filter(({ kind }) => kind !== 'status'),
              ],
            },
            { id: 7, start: 0, pace: 60 },
          ),
        );
        const {
          id: _id,
          details: __texts,
          ...before
        } = openMatch({
          ...log,
          entries: [{ kind: 'status', code: 'TEAMS' }, ...log.entries.filter(({ kind }) => kind !== 'status')],
        });
        expect(id).to.equal(7);
        expect(played).to.deep.equal(before);
      }),
      { numRuns: 30 },
    );
  });

  const date = { startDate: '2026-03-14', startTime: '19:40:00', utcMatchStart: '2026-03-14T08:40:00Z' };
  const entries: readonly Entry[] = [
    { kind: 'correction', set: { date } },
    { kind: 'status', code: 'TEAMS', utc: utc(-86_400) },
    { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: utc(0) },
  ];
  const moved = retimed(
    { header: headerWith({ date }), entries },
    { id: 7, start: Date.parse('2026-05-01T00:00:00Z'), pace: 60 },
  );

  it('moves its dates, including those of corrections', () => {
    const later = { startDate: '2026-05-01', startTime: '11:24:00', utcMatchStart: '2026-05-01T00:24:00.000Z' };
    expect(moved.header).to.deep.equal({ ...headerWith({ date: later }), id: 7 });
    expect(moved.entries[0]).to.deep.equal({ kind: 'correction', set: { date: later } });
    expect(moved.entries[2]).to.include({ utc: '2026-05-01T00:24:00.000Z' });
  });

  it('keeps its dates if no entry has a time', () => {
    const untimed = { header: headerWith({ date }), entries: [] };
    expect(retimed(untimed, { id: 7, start: 0, pace: 1 })).to.deep.equal({
      header: { ...untimed.header, id: 7 },
      entries: [],
    });
  });
});
