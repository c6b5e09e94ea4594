import { readMatchLog } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import { liveEntries } from '../../../src/import/follow/live-entries.js';
import { bytesOf, header, type Line } from '../../support/small-log.js';

const provenance = { by: 'import', reason: 'live file', recorded: '2026-03-14T09:00:00Z' };

type Lines = readonly Line[];

/** The lines of a log of the small header. Members with `null` are removed from the header. */
const logOf = (entries: Lines, change: Line = {}): Lines => {
  const members = Object.entries<unknown>({ ...header, ...change }).filter(([, value]) => value !== null);
  return [Object.fromEntries(members), ...entries];
};
const read = (lines: Lines): MatchLog => readMatchLog('77.ndjson', bytesOf(lines)).log;
const status = (code: string, period?: number, minute = 40, rest: Line = {}): Line => ({
  ...{ kind: 'status', code, ...(period !== undefined && { period }), utc: `2026-03-14T08:${minute}:00Z`, ...rest },
});
const end = (code: string, period: number, minute = 50): Line => status(code, period, minute, { periodSeconds: 1800 });
const goal = (id: number, period: number, periodSeconds: number): Line => ({
  ...{ kind: 'transaction', id, code: 'GOAL', side: 'home', personId: 12, x: 80, y: 0, period, periodSeconds },
});
const box = (personId: number): Line => ({ kind: 'boxScore', personId, statistics: { KICK: 1 } });
const result = (goals: number): Line => ({
  ...{ kind: 'result', home: { goals, behinds: 0 }, away: { goals: 0, behinds: 0 } },
});
const live = status('LIVE', 1);
const edit: Line = {
  kind: 'correction',
  set: { attendance: 9 },
  by: 'a scorer',
  reason: 'seen',
  recorded: '2026-03-14T09:00:00Z',
};

/** The kinds of the entries to append, with code, period and time, or why there are none. */
function next(stored: Lines, imported: Lines): readonly string[] | string {
  const changes = liveEntries(read(stored), read(imported), provenance);
  if ('why' in changes) return changes.why;
  return changes.entries.map((entry) => {
    if (entry.kind === 'status') return [entry.code, entry.period ?? '', entry.utc?.slice(14, 16)].join(' ').trim();
    if (entry.kind === 'transaction') return `${entry.code} ${entry.period} ${entry.periodSeconds}`;
    return entry.kind;
  });
}

describe('the entries that a live match gets from its files', () => {
  const rows: readonly (readonly [string, Lines, Lines, readonly string[] | string])[] = [
    ['are none if nothing is new', logOf([live, goal(1, 1, 60)]), logOf([live, goal(1, 1, 60)]), []],
    [
      'are new scores only, without a correction',
      logOf([live, goal(1, 1, 60)]),
      logOf([live, goal(1, 1, 60), goal(2, 1, 90)]),
      ['GOAL 1 90'],
    ],
    [
      'are in the order of play',
      logOf([live]),
      logOf([
        ...[live, end('QT', 1), status('LIVE', 2, 52), end('HT', 2, 54), status('LIVE', 3, 56), end('TQT', 3, 57)],
        ...[status('LIVE', 4, 58), end('FT', 4, 59), status('FINAL', undefined, 59)],
        ...[goal(1, 1, 60), goal(2, 2, 0), goal(3, 2, 90), goal(4, 3, 10), goal(5, 4, 1800)],
      ]),
      [
        ...['GOAL 1 60', 'QT 1 50', 'LIVE 2 52', 'GOAL 2 0', 'GOAL 2 90', 'HT 2 54', 'LIVE 3 56', 'GOAL 3 10'],
        ...['TQT 3 57', 'LIVE 4 58', 'GOAL 4 1800', 'FT 4 59', 'FINAL  59'],
      ],
    ],
    [
      'come after the statuses before play that only the store has',
      logOf([status('TEAMS', undefined, 10)]),
      logOf([live, goal(1, 1, 60)]),
      ['LIVE 1 40', 'GOAL 1 60'],
    ],
    [
      'keep the stored time of a status, and give new ones theirs',
      logOf([live, goal(1, 1, 60)]),
      logOf([status('LIVE', 1, 41), goal(1, 1, 60), end('QT', 1, 51)]),
      ['QT 1 51'],
    ],
    [
      'have a new start time if the match has not begun',
      logOf([]),
      logOf([], { date: { startDate: '2026-03-14' } }),
      ['correction'],
    ],
    [
      'withdraw a score with who and why',
      logOf([live, goal(1, 1, 60), goal(2, 1, 90)]),
      logOf([live, goal(1, 1, 60)]),
      ['removal'],
    ],
    [
      'withdraw a score and add a status after a correction that says so',
      logOf([live, goal(1, 1, 60), goal(2, 1, 90)]),
      logOf([live, goal(1, 1, 60), end('QT', 1)]),
      ['correction', 'removal', 'QT 1 50'],
    ],
    [
      'amend a score, and add one after a correction that says so',
      logOf([live, goal(1, 1, 60)]),
      logOf([live, { ...goal(1, 1, 60), personId: 11 }, goal(2, 1, 90)]),
      ['correction', 'amendment', 'GOAL 1 90'],
    ],
    [
      'are none if only the store knows how the log is read',
      logOf([status('LIVE'), result(1)], { lacks: ['tackles'] }),
      logOf([status('LIVE'), result(1)], { homeFirstDirection: null }),
      [],
    ],
    [
      'are those of a result that changes',
      logOf([status('LIVE'), result(1)]),
      logOf([status('LIVE'), result(2), status('FINAL', undefined, 59)]),
      ['result', 'FINAL  59'],
    ],
    [
      'are none for a different status, as those before it stay',
      logOf([live, end('QT', 1)]),
      logOf([live, end('HT', 1)]),
      'the times or the order of its statuses changed',
    ],
    [
      'are none if the files have less than somebody edited',
      logOf([live, goal(1, 1, 60), goal(2, 1, 90), edit]),
      logOf([live, goal(1, 1, 60)]),
      'the files have less data: 2 transactions instead of 1, 1 edits instead of 0',
    ],
    [
      'are none if the files have less of a match that is over',
      logOf([status('LIVE'), result(1), box(11), box(12), status('FINAL', undefined, 59)]),
      logOf([status('LIVE'), result(1), box(11), status('FINAL', undefined, 59)]),
      'the files have less data: a box score of 2 players instead of 1',
    ],
  ];
  for (const [what, stored, imported, expected] of rows)
    it(what, () => {
      expect(next(stored, imported)).to.deep.equal(expected);
    });
});
