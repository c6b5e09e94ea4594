import type { MatchHeader } from '@goalsquare/engine';
import { DataError } from '@goalsquare/data';
import { expect } from 'chai';
import { combined, swapped, swappedScore } from '../../src/import/results-csv/combined-row.js';
import { numbersOf } from '../../src/import/results-csv/numbering.js';
import type { ResultRow } from '../../src/import/results-csv/rows.js';
import type { KnownMatch, SameMatch } from '../../src/import/results-csv/same-match.js';
import { folders } from '../support/folder.js';
import { importRows, scored, type ResultFields } from '../support/results-csv.js';

const newFolder = folders();

/** The place and the entries of the match of a row, or the fields that are refused. */
function shown(fields: ResultFields): string {
  try {
    const [one] = importRows(newFolder(), [{ season: 2031, round: 1, home: 'Otters', away: 'Herons', ...fields }]).logs;
    const { header, entries: all } = one?.log ?? expect.fail('no match');
    const { type, phase, roundNumber, phaseRoundNumber } = header;
    const entries = all.map((entry) => (entry.kind === 'status' ? entry.code : entry.kind)).join();
    return `${type} ${phase.code} ${roundNumber} ${phaseRoundNumber}: ${entries}`;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.faults.map(({ field, allowed }) => `${field}: ${allowed}`).join('; ');
  }
}

const tally = (goals: number): ResultFields => scored([[goals, 0]], [[0, 0]], ['final']);

describe('a row of results', () => {
  const noScore = 'status: FINAL or ABAN for a match with a score';
  const noResult = 'status: another status for a match without a score';
  const yearAllowed = 'season: a year up to 2146, with or without a suffix, or a date, or --season';
  const kindOfFinal = 'type: nothing, HA, or a kind of final such as QF';
  const cases: readonly (readonly [string, ResultFields, string])[] = [
    ['without a score is of a match to come', {}, 'HA HA 1 1: '],
    ['with a score is of a match that is over', tally(1), 'HA HA 1 1: result,FINAL'],
    ['with zeros is of a match that is over', tally(0), 'HA HA 1 1: result,FINAL'],
    ['with zeros that has not begun has no score', { ...tally(0), status: 'SCHED' }, 'HA HA 1 1: '],
    ['with 0 points that has not begun has none', { home_points: 0, away_points: 0, status: 'SCHED' }, 'HA HA 1 1: '],
    ['with zeros that is called off has no score', { ...tally(0), status: 'CANC' }, 'HA HA 1 1: CANC'],
    ['with goals that has not begun is refused', { ...tally(1), status: 'SCHED' }, noScore],
    ['with points that has not begun is refused', { home_points: 1, away_points: 0, status: 'SCHED' }, noScore],
    ['with points of the other is refused', { home_points: 0, away_points: 1, status: 'SCHED' }, noScore],
    ['that is over is refused without a score', { status: 'FINAL' }, noResult],
    ['at full time is refused without a score', { status: 'Full time' }, noResult],
    ['of which nothing is complete is to come', { ...tally(0), complete: 0 }, 'HA HA 1 1: '],
    ['of which 1 % is complete is live', { ...tally(0), complete: 1 }, 'HA HA 1 1: LIVE,result'],
    ['of which 99 % is complete is live', { ...tally(1), complete: 99 }, 'HA HA 1 1: LIVE,result'],
    ['that is complete is over', { ...tally(1), complete: 100 }, 'HA HA 1 1: result,FINAL'],
    [
      'that is more than complete is refused',
      { ...tally(1), complete: 101, status: '' },
      `complete: a whole number from 0 to 100; ${noScore}`,
    ],
    [
      'is refused with the points of one squad',
      { home_points: 7, away_points: '' },
      'away_points: a whole number from 0 to 693',
    ],
    [
      'is refused with the points of the other squad',
      { home_points: '', away_points: 7 },
      'home_points: a whole number from 0 to 693',
    ],
    [
      'is refused with the score of one squad',
      { home_goals: 1, home_behinds: 0, away_goals: '', away_behinds: '' },
      'away_goals: a whole number from 0 to 99; away_behinds: a whole number from 0 to 99',
    ],
    [
      'is refused with points that its goals do not make',
      { ...tally(2), home_points: 12, away_points: 1 },
      'away_points: 0, six for each goal and one for each behind',
    ],
    ['may have a season with a mark', { season: '2031S2' }, 'HA HA 1 1: '],
    ['is refused with a season of five digits', { season: '20311' }, yearAllowed],
    ['is refused with a season and other signs', { season: '2031S2!' }, yearAllowed],
    ['has the season of its date', { season: '', date: '2031-03-14' }, 'HA HA 1 1: '],
    [
      'takes its status before its percentage',
      { ...tally(1), complete: 0, status: 'FINAL' },
      'HA HA 1 1: result,FINAL',
    ],
    ['has the kind of final in its round', { round: 'PF' }, 'PF FINALS 1 1: '],
    ['has the kind of final beside its round', { round: 24, type: 'PF' }, 'PF FINALS 1 1: '],
    ['has the kind of final beside the week', { round: 'Finals Week 2', type: 'SF' }, 'SF FINALS 1 1: '],
    ['has only the week of a final', { round: 'Finals Week 2' }, 'FI FINALS 1 1: '],
    ['may say that it is no final', { type: 'HA' }, 'HA HA 1 1: '],
    ['is in a phase of its own in the wildcard round', { round: 'Wildcard' }, 'WC WILDCARD 1 1: '],
    ['is refused with another kind of match', { type: 'Trial' }, kindOfFinal],
    ['is refused with a number as its kind', { type: 7 }, kindOfFinal],
    ['says with its phase that it is a final', { round: 'SF', phase: 'FINALS' }, 'SF FINALS 1 1: '],
    ['may leave out its phase of the season', { phase: 'HA' }, 'HA HA 1 1: '],
  ];
  for (const [what, fields, expected] of cases)
    it(what, () => {
      expect(shown(fields)).to.equal(expected);
    });
});

const points = { home: { points: 7 }, away: { points: 1 } };
const goals = { home: { goals: 1, behinds: 1 }, away: { goals: 0, behinds: 1 } };
const quarters = { ...goals, periods: [{ period: 1, ...goals }] };
const rowOf = (change: Partial<ResultRow>): ResultRow =>
  ({ file: 'a.csv', line: 2, home: 'Otters', away: 'Herons', start: {}, ...change }) as ResultRow;

describe('two rows of a match', () => {
  const local = (date: string, time?: string): ResultRow['start'] => ({ local: { date, ...(time && { time }) } });
  const cases: readonly (readonly [string, Partial<ResultRow>, Partial<ResultRow>, object])[] = [
    ['have the facts of the first', { venue: 'A', score: goals }, { venue: 'B', score: goals }, { venue: 'A' }],
    [
      'have the facts of the second that the first lacks',
      {},
      { venue: 'B', attendance: 9, matchId: 7 },
      { venue: 'B', attendance: 9, matchId: 7 },
    ],
    [
      'have the facts of the row with a result',
      { venue: 'A', status: 'SCHED' },
      { venue: 'B', status: 'FINAL', score: goals },
      { venue: 'B', status: 'FINAL', score: goals },
    ],
    ['have the facts of the first, if none has a result', { venue: 'A' }, { venue: 'B' }, { venue: 'A' }],
    [
      'have the facts of the first, if only that has a result',
      { venue: 'A', score: goals },
      { venue: 'B' },
      { venue: 'A', score: goals },
    ],
    ['have quarters before totals', { score: goals }, { score: quarters }, { score: quarters }],
    ['have goals before points', { score: points }, { score: goals }, { score: goals }],
    ['have the score of the first, if both have as much', { score: quarters }, { score: goals }, { score: quarters }],
    [
      'have the time of the other on the same day',
      { start: local('2031-03-14') },
      { start: local('2031-03-14', '19:40:00') },
      { start: local('2031-03-14', '19:40:00') },
    ],
    [
      'have no time of another day',
      { start: local('2031-03-14') },
      { start: local('2031-03-15', '19:40:00') },
      { start: local('2031-03-14') },
    ],
    [
      'have the time of the first',
      { start: local('2031-03-14', '14:10:00') },
      { start: local('2031-03-14', '19:40:00') },
      { start: local('2031-03-14', '14:10:00') },
    ],
    ['are of players only, if both are', { byPlayer: true }, { byPlayer: true }, { byPlayer: true }],
    ['are not of players only, if the second is not', { byPlayer: true }, {}, { byPlayer: undefined }],
    ['are not of players only, if the first is not', {}, { byPlayer: true }, { byPlayer: undefined }],
  ];
  for (const [what, one, other, expected] of cases)
    it(what, () => {
      const both: Readonly<Record<string, unknown>> = { ...combined(rowOf(one), rowOf(other)) };
      for (const [member, value] of Object.entries(expected)) expect(both[member], member).to.deep.equal(value);
    });

  it('may have the sides swapped, in squads, totals, quarters and points', () => {
    const turned = { home: goals.away, away: goals.home };
    expect(swapped(rowOf({ score: quarters }))).to.deep.equal(
      rowOf({ home: 'Herons', away: 'Otters', score: { ...turned, periods: [{ period: 1, ...turned }] } }),
    );
    expect(swapped(rowOf({}))).to.deep.equal(rowOf({ home: 'Herons', away: 'Otters' }));
    expect(swappedScore(goals)).to.deep.equal(turned);
    expect(swappedScore(points)).to.deep.equal({ home: { points: 1 }, away: { points: 7 } });
  });
});

describe('the rounds of finals', () => {
  const final = (week: number, day: string, squads = '1 2', isReplay = false): SameMatch =>
    ({ row: { week, isReplay }, rows: [], day, squads }) as unknown as SameMatch;
  const round = (number: number): SameMatch =>
    ({ row: { round: number }, rows: [], squads: '' }) as unknown as SameMatch;
  const stored = (type: string, roundNumber: number, day: string): KnownMatch =>
    ({ header: { type, roundNumber } as MatchHeader, day, squads: '1 2', isReplay: false }) as KnownMatch;
  const numbered = (matches: readonly SameMatch[], known: readonly KnownMatch[] = []): readonly string[] =>
    [...numbersOf(matches, known).values()].map((one) => `${one.roundNumber} ${one.phaseRoundNumber}`);
  const cases: readonly (readonly [string, readonly SameMatch[], readonly KnownMatch[], readonly string[]])[] = [
    [
      'follow the last round',
      [round(1), round(23), final(1, 'a'), final(4, 'b')],
      [],
      ['1 1', '23 23', '24 1', '25 2'],
    ],
    ['follow the wildcard round, which has a phase of its own', [final(0, 'a'), final(1, 'b')], [], ['1 1', '2 1']],
    ['have a replay after the draw by its day', [final(4, 'b'), final(4, 'a')], [], ['2 2', '1 1']],
    ['have a replay after the draw by its name', [final(4, '', '1 2', true), final(4, '')], [], ['2 2', '1 1']],
    [
      'have a replay whose draw is not there before the next week',
      [final(3, 'a', '1 2', true), final(4, 'b')],
      [],
      ['1 1', '2 2'],
    ],
    ['have several matches of other squads', [final(1, 'a'), final(1, 'a', '3 4')], [], ['1 1', '1 1']],
    ['follow the rounds of the folder', [final(4, 'b')], [stored('HA', 9, 'a'), stored('PF', 10, 'a')], ['11 2']],
    ['have a replay of a draw of the folder', [final(4, 'b')], [stored('GF', 9, 'a')], ['2 2']],
  ];
  for (const [what, matches, known, expected] of cases)
    it(what, () => {
      expect(numbered(matches, known)).to.deep.equal(expected);
    });
});
