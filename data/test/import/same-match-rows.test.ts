import type { MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { DateTime } from 'luxon';
import { Findings } from '../../src/import/findings.js';
import type { ResultRow } from '../../src/import/results-csv/rows.js';
import { knownMatches, sameMatches, type KnownMatch } from '../../src/import/results-csv/same-match.js';
import type { Scores } from '../../src/import/scores.js';
import { DataError } from '../../src/log/fault.js';

const ids: Readonly<Record<string, number>> = { Otters: 10, Herons: 9, Larks: 30, Moles: 100 };
const squad = (name: string) => ({ id: ids[name] ?? 0, code: name, name });

const score = (home: number, away: number): Scores => ({
  home: { goals: home, behinds: 0 },
  away: { goals: away, behinds: 0 },
});

type Change = Partial<ResultRow> & { readonly day?: string };
let line = 1;

/** A row of round 1, Otters at home to Herons on 14 March, played 2 to 1. */
function row({ day = '2031-03-14', ...change }: Change = {}): ResultRow {
  line += 1;
  return {
    ...{ file: 'a.csv', line, matchId: undefined, seasonId: 2031, phase: 'HA', type: 'HA', round: 1, week: undefined },
    ...{ isReplay: false, start: day === '' ? {} : { local: { date: day } }, venue: undefined, status: 'FINAL' },
    ...{ home: 'Otters', away: 'Herons', score: score(2, 1), attendance: undefined, ...change },
  };
}
const final = (change: Change = {}): ResultRow => row({ type: 'GF', round: undefined, week: 4, ...change });
const open = { score: undefined };

/** A header of a match in the folder. */
const header = (id: number, startDate: string, change: object = {}): MatchHeader =>
  ({
    ...{ id, seasonId: 2031, type: 'HA', roundNumber: 1, phaseRoundNumber: 1, date: { startDate } },
    ...{ home: squad('Otters'), away: squad('Herons'), ...change },
  }) as unknown as MatchHeader;

const known = (headers: readonly MatchHeader[], scored: Scores | undefined = score(2, 1)): readonly KnownMatch[] =>
  knownMatches(headers, () => scored);

const matchesOf = (rows: readonly ResultRow[], stored: readonly KnownMatch[] = [], findings = new Findings()) =>
  sameMatches(rows, { squad }, stored, findings);

/** Places of the rows of each match among all rows, and the id of the stored match. */
const shown = (rows: readonly ResultRow[], stored: readonly KnownMatch[] = []): readonly string[] =>
  matchesOf(rows, stored).map(
    (match) => match.rows.map((one) => rows.indexOf(one)).join() + (match.known ? ` is ${match.known.header.id}` : ''),
  );

beforeEach(() => {
  line = 1;
});

describe('rows are about one match or several', () => {
  const later = { day: '2031-03-21' };
  const cases: readonly (readonly [string, readonly Change[], readonly string[]])[] = [
    ['one: on one day', [{}, {}], ['0,1']],
    ['one: a day apart, as in another time zone', [{}, { day: '2031-03-15' }], ['0,1']],
    ['two: two days apart', [{}, { day: '2031-03-16' }], ['0', '1']],
    ['two: two days before', [{}, { day: '2031-03-12' }], ['0', '1']],
    ['one: a fixture has another day', [{}, { ...later, ...open }], ['0,1']],
    ['one: the fixture comes first', [open, later], ['0,1']],
    ['two: players make a row without a score a played one', [{ ...open, byPlayer: true }, later], ['0', '1']],
    ['two: after a draw, though not yet played', [{ score: score(2, 2) }, { ...later, ...open }], ['0', '1']],
    ['one: after a draw, without a day', [{ score: score(2, 2) }, { day: '', ...open }], ['0,1']],
    ['one: the second has no day', [{}, { day: '' }], ['0,1']],
    ['one: the first has no day', [{ day: '' }, {}], ['0,1']],
    ['two: other squads', [{}, { away: 'Larks' }], ['0', '1']],
    ['two: squads whose ids only begin alike', [{ home: 'Moles' }, { home: 'Larks' }], ['0', '1']],
    ['two: another round', [{}, { round: 2 }], ['0', '1']],
    ['two: another season', [{}, { seasonId: 2032 }], ['0', '1']],
    [
      'two: a final of the week that is the number of the round',
      [{}, { type: 'QF', round: undefined, week: 1 }],
      ['0', '1'],
    ],
    [
      'one: two kinds of one week of finals',
      [
        { type: 'QF', round: undefined, week: 1 },
        { type: 'FI', round: undefined, week: 1 },
      ],
      ['0,1'],
    ],
    ['the nearer day of two that are played', [{}, later, { ...later, ...open }, { ...open }], ['0,3', '1,2']],
    ['one: one id, whatever the days', [{ matchId: 7 }, { ...later, matchId: 7 }], ['0,1']],
    [
      'one: the second gives the match its id, and the third has it',
      [{}, { matchId: 7 }, { ...later, matchId: 7 }],
      ['0,1,2'],
    ],
  ];
  for (const [what, changes, expected] of cases)
    it(what, () => {
      expect(shown(changes.map(row))).to.deep.equal(expected);
    });

  const replays: readonly (readonly [string, Change, Change, readonly string[]])[] = [
    ['two: a replay is another final', {}, { isReplay: true, ...later }, ['0', '1']],
    ['two: a replay without a day', {}, { isReplay: true, day: '', ...open }, ['0', '1']],
    ['two: a final without a day', { day: '', ...open }, { isReplay: true, ...later }, ['0', '1']],
    ['one: the same day, which only one calls a replay', {}, { isReplay: true }, ['0,1']],
    ['one: both are called a replay', { isReplay: true, day: '' }, { isReplay: true }, ['0,1']],
  ];
  for (const [what, one, other, expected] of replays)
    it(what, () => {
      expect(shown([final(one), final(other)])).to.deep.equal(expected);
    });

  it('one: the instant gives the day, if no local time is known', () => {
    const start = { instant: DateTime.fromISO('2031-03-14T20:00:00Z', { zone: 'utc' }) } as ResultRow['start'];
    expect(shown([row({ start }), row({ day: '2031-03-17' })])).to.deep.equal(['0', '1']);
    expect(matchesOf([row({ start })])[0]?.day).to.equal('2031-03-14');
  });
});

describe('the folder has the match of a row', () => {
  it('by season, round and squads, each match once', () => {
    const stored = known([
      header(1, '2031-03-14'),
      header(2, '2031-03-21'),
      header(3, '2031-03-14', { seasonId: 2030 }),
    ]);
    expect(shown([row({ day: '2031-03-21' }), row()], stored)).to.deep.equal(['0 is 2', '1 is 1']);
    expect(shown([row({ day: '2031-03-21', ...open })], stored)).to.deep.equal(['0 is 2']);
    expect(shown([row({ day: '', ...open })], stored)).to.deep.equal(['0 is 1']);
    expect(shown([row({ day: '2031-04-01' }), row({ round: 2 })], stored)).to.deep.equal(['0', '1']);
  });

  it('by its id, if the season and the squads agree', () => {
    const stored = known([header(1, '2031-03-14'), header(2, '2031-03-21', { roundNumber: 2 })]);
    expect(shown([row({ matchId: 2, day: '2031-03-21' })], stored)).to.deep.equal(['0 is 2']);
    expect(shown([row({ matchId: 2, seasonId: 2032 })], stored)).to.deep.equal(['0']);
    expect(shown([row({ matchId: 2, home: 'Larks' })], stored)).to.deep.equal(['0']);
  });

  it('with its own sides', () => {
    const stored = known([header(1, '2031-03-14')]);
    const [match] = matchesOf([row({ home: 'Herons', away: 'Otters', score: score(1, 2) })], stored);
    expect([match?.row.home, match?.row.away, match?.row.score]).to.deep.equal(['Otters', 'Herons', score(2, 1)]);
  });

  it('as a replay, if it is the second final of a kind, by round', () => {
    const gf = { type: 'GF', phaseRoundNumber: 4 };
    const headers = [
      header(2, '2031-09-27', { ...gf, roundNumber: 25 }),
      header(1, '2031-09-20', { ...gf, roundNumber: 24 }),
      header(3, '2031-03-14'),
      header(4, '2031-03-21'),
      header(5, '2031-09-20', { ...gf, roundNumber: 24, away: squad('Larks') }),
      header(6, '2030-09-20', { ...gf, roundNumber: 24, seasonId: 2030 }),
      header(7, '2031-09-13', { ...gf, type: 'PF', roundNumber: 23 }),
    ];
    const replays = known(headers).filter(({ isReplay }) => isReplay);
    expect(replays.map(({ header: { id } }) => id)).to.deep.equal([2]);
    expect(shown([final({ isReplay: true, day: '', ...open })], known(headers, score(2, 2)))).to.deep.equal(['0 is 2']);
  });

  it("keeps its id for a source's row, and refuses another id of a file's own", () => {
    const stored = known([header(1, '2031-03-14')]);
    const external = { source: 'afl', match: 'CD_M1' };
    expect(matchesOf([row({ matchId: 8, external })], stored)[0]?.row.matchId).to.equal(1);
    expect(matchesOf([row({ matchId: 1 })], stored)[0]?.row.matchId).to.equal(1);
    expect(matchesOf([row()], stored)[0]?.row.matchId).to.equal(undefined);
    expect(() => matchesOf([row({ matchId: 8 })], stored))
      .to.throw(DataError)
      .with.nested.property('faults[0].allowed', '1, the id that the match of Otters and Herons already has');
  });
});

describe('rows of one match that contradict are refused', () => {
  const cases: readonly (readonly [string, Change, Change, string, unknown, string])[] = [
    [
      'one id for other squads',
      { matchId: 7 },
      { matchId: 7, away: 'Larks', file: 'b.csv' },
      'match_id',
      7,
      'the id of Otters v Larks; line 2 of a.csv has it for Otters v Herons',
    ],
    [
      'two ids',
      { matchId: 7 },
      { matchId: 8, file: 'b.csv' },
      'match_id',
      8,
      '7, the id that the match of Otters and Herons already has',
    ],
    [
      'two scores',
      {},
      { score: score(2, 2), file: 'b.csv' },
      'score',
      '2.0 (12) v 2.0 (12)',
      '2.0 (12) v 1.0 (6), the score of Otters v Herons (line 2 of a.csv)',
    ],
  ];
  for (const [what, one, other, field, value, allowed] of cases)
    it(what, () => {
      expect(() => matchesOf([row(one), row(other)]))
        .to.throw(DataError)
        .with.property('faults')
        .that.deep.equals([{ file: 'b.csv', line: 3, field, value, allowed }]);
    });

  it('but not the scores that rows of players add up to', () => {
    expect(shown([row(), row({ byPlayer: true, score: score(3, 1) })])).to.deep.equal(['0,1']);
  });
});

describe('a row whose match another row has is left out', () => {
  /** The findings of rows of which one is left out, in a file, or none. */
  const leftOut = (file: string | undefined, ...changes: readonly Change[]) => {
    const findings = new Findings();
    line = 1;
    matchesOf(changes.map(row), [], findings);
    if (file !== undefined) findings.rows.read(file, 1, 'results');
    const files = findings.rows.files();
    return [...findings.lines(), ...files.flatMap((one) => [...one.leftOut].map(([why, n]) => `${n} ${why}`))];
  };

  it('and named, within one file', () => {
    const why = 'a.csv:3: home: found "Otters", allowed is a match that no other row has; line 2 has it';
    expect(leftOut('a.csv', {}, {})).to.deep.equal([`${why}; the row is left out`, '1 second row of a match']);
    expect(leftOut('a.csv', { home: 'Herons', away: 'Otters', score: score(1, 2) }, {})[0]).to.equal(
      `${why}, with the sides swapped; the row is left out`,
    );
  });

  it('and counted, if another file has it', () => {
    expect(leftOut('b.csv', {}, { file: 'b.csv' })).to.deep.equal(['1 match that is in another file']);
  });

  it('but no row of players, and none beside theirs only', () => {
    expect(leftOut(undefined, {}, { byPlayer: true })).to.deep.equal([]);
    expect(leftOut(undefined, { byPlayer: true }, {})).to.deep.equal([]);
  });
});
