import type { MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import type { CsvRows } from '../../src/import/csv.js';
import { Findings } from '../../src/import/findings.js';
import { Blanks, type Blank } from '../../src/import/player-statistics-csv/blanks.js';
import type { PlayerStatisticsColumn, StatisticCode } from '../../src/import/player-statistics-csv/columns.js';
import type { ResultRow } from '../../src/import/results-csv/rows.js';
import type { KnownMatch, SameMatch } from '../../src/import/results-csv/same-match.js';
import { checkSeasons, reportTwice } from '../../src/import/results-csv/season-checks.js';
import { DataError } from '../../src/log/fault.js';

const nil = { home: { points: 0 }, away: { points: 0 } };

/** A match of an import on a day, by default of the home-and-away season and played. */
const match = (day: string | undefined, line: number, change: Partial<ResultRow> = {}): SameMatch => {
  const row = {
    ...{ file: 'a.csv', line, seasonId: 2031, type: 'HA', score: nil, status: 'FINAL' },
    ...{ home: 'Otters', away: 'Herons', ...change },
  } as ResultRow;
  return { row, rows: [row], day, squads: '' };
};
const known = (id: number, day: string, type: string, seasonId = 2031): KnownMatch => ({
  header: { id, type, seasonId } as MatchHeader,
  day,
  score: nil,
  isReplay: false,
  squads: '',
});

describe('a season that goes on after its grand final', () => {
  const final = match('2031-09-20', 2, { type: 'GF' });
  const late = match('2031-10-21', 3);
  const cases: readonly (readonly [string, readonly SameMatch[], readonly KnownMatch[], string | undefined])[] = [
    ['is refused after 30 days', [final, late], [], '2031-10-21'],
    ['is one season for 30 days', [final, match('2031-10-20', 3)], [], undefined],
    ['is refused in any order', [late, final], [], '2031-10-21'],
    ['is refused by the grand final of the folder', [late], [known(7, '2031-09-20', 'GF')], '2031-10-21'],
    ['is counted from the first grand final', [final, late], [known(7, '2031-09-28', 'GF')], '2031-10-21'],
    ['is one season if the folder has other finals only', [late], [known(7, '2031-09-20', 'PF')], undefined],
    ['is one season if the grand final is of another', [late], [known(7, '2030-09-20', 'GF', 2030)], undefined],
    ['is one season if the match is not played', [final, match('2031-10-21', 3, { score: undefined })], [], undefined],
    [
      'is refused if only players say that the match is played',
      [final, match('2031-10-21', 3, { score: undefined, byPlayer: true })],
      [],
      '2031-10-21',
    ],
    ['is one season with a final', [final, match('2031-10-21', 3, { type: 'PF' })], [], undefined],
    ['is one season without a day', [final, match(undefined, 3)], [], undefined],
    ['is one season without a day of the grand final', [match(undefined, 2, { type: 'GF' }), late], [], undefined],
    ['names the first match only', [final, late, match('2031-10-28', 4)], [], '2031-10-21'],
  ];
  for (const [what, matches, stored, expected] of cases)
    it(what, () => {
      const faults = (() => {
        try {
          checkSeasons(matches, stored);
          return [];
        } catch (error) {
          return error instanceof DataError ? error.faults : expect.fail(String(error));
        }
      })();
      expect(faults.map(({ file, field, value }) => [file, field, value])).to.deep.equal(
        expected === undefined ? [] : [['a.csv', 'date', expected]],
      );
    });

  it('is named with the place of the grand final', () => {
    expect(() => {
      checkSeasons([final, late], []);
    })
      .to.throw(DataError)
      .with.nested.property('faults[0].allowed')
      .that.matches(
        /^a day before the grand final of 2031, 2031-09-20 \(line 2 of a\.csv\); if the year has two seasons/u,
      );
    expect(() => {
      checkSeasons([late], [known(7, '2031-09-20', 'GF')]);
    })
      .to.throw(DataError)
      .with.nested.property('faults[0].allowed')
      .that.includes('2031-09-20 (match 7 of the folder)');
  });
});

describe('a squad that plays twice', () => {
  const twice = (...all: readonly (readonly [SameMatch, number])[]): readonly string[] => {
    const findings = new Findings();
    const numbers = new Map(all.map(([one, roundNumber]) => [one, { roundNumber, phaseRoundNumber: roundNumber }]));
    reportTwice(
      all.map(([one]) => one),
      numbers,
      findings,
    );
    return findings.lines();
  };
  const first = match('2031-03-14', 2);
  const other = (day: string | undefined, change: Partial<ResultRow> = {}): SameMatch =>
    match(day, 3, { home: 'Larks', away: 'Otters', ...change });
  const said = (what: string): readonly string[] => [
    `a.csv:3: away: found "Otters", allowed is one match per squad, round and day; line 2 of a.csv has another for ${what}; both are imported`,
  ];
  const cases: readonly (readonly [string, readonly (readonly [SameMatch, number])[], readonly string[]])[] = [
    [
      'in a round is named',
      [
        [first, 1],
        [other('2031-03-16'), 1],
      ],
      said('round 1'),
    ],
    [
      'on a day is named',
      [
        [first, 1],
        [other('2031-03-14'), 2],
      ],
      said('2031-03-14'),
    ],
    [
      'in another round on another day is not',
      [
        [first, 1],
        [other('2031-03-21'), 2],
      ],
      [],
    ],
    [
      'in other rounds without days is not',
      [
        [match(undefined, 2), 1],
        [other(undefined), 2],
      ],
      [],
    ],
    [
      'in the round of another season is not',
      [
        [first, 1],
        [other('2032-03-14', { seasonId: 2032 }), 1],
      ],
      [],
    ],
    [
      'is not if one is cancelled',
      [
        [first, 1],
        [other('2031-03-14', { status: 'CANC' }), 1],
      ],
      [],
    ],
    [
      'is not if one is postponed',
      [
        [first, 1],
        [other('2031-03-14', { status: 'POST' }), 1],
      ],
      [],
    ],
  ];
  for (const [what, all, expected] of cases)
    it(what, () => {
      expect(twice(...all)).to.deep.equal(expected);
    });
});

describe('an empty statistic', () => {
  const table = (headers: Readonly<Record<string, string>>): CsvRows<PlayerStatisticsColumn> =>
    ({
      headers,
      has: (column: string) => Object.hasOwn(headers, column),
    }) as unknown as CsvRows<PlayerStatisticsColumn>;
  const aflTables = {
    team: 'Playing.for',
    HITOUT: 'Hit.Outs',
    KICK: 'Kicks',
    TACKLE: 'Tackles',
    GOAL_ASSIST: 'Goal.Assists',
  };
  const first: readonly (readonly [StatisticCode, string, boolean])[] = [
    ['KICK', '1964', false],
    ['KICK', '1965', true],
    ['HITOUT', '1965', false],
    ['HITOUT', '1966', true],
    ['TACKLE', '1986', false],
    ['TACKLE', '1987', true],
    ['GOAL_ASSIST', '2002', false],
    ['GOAL_ASSIST', '2003', true],
    ['SPOIL', '2031', false],
  ];
  const isZero = (blanks: Blanks, code: StatisticCode, season: string, date = ''): boolean =>
    blanks.readAsZero(code, { line: 2, of: { season, date_local: date } });

  for (const [code, season, expected] of first)
    it(`of ${code} in ${season} is ${expected ? '0' : 'unknown'} in files of AFL Tables`, () => {
      const blanks = new Blanks(table(aflTables), undefined);
      expect([isZero(blanks, code, season), blanks.zeros]).to.deep.equal([expected, expected ? 1 : 0]);
    });

  it('has the season of its date, if the row has no season', () => {
    const blanks = new Blanks(table(aflTables), undefined);
    expect(isZero(blanks, 'TACKLE', '', '1986-04-05')).to.equal(false);
    expect(isZero(blanks, 'TACKLE', '', '1987-04-05')).to.equal(true);
  });

  const others: readonly (readonly [string, Readonly<Record<string, string>>, Blank | undefined, boolean])[] = [
    ['is unknown in other files', { team: 'Team', HITOUT: 'HO', KICK: 'K' }, undefined, false],
    ['is unknown beside other teams', { ...aflTables, team: 'Team' }, undefined, false],
    ['is unknown beside other hit-outs', { ...aflTables, HITOUT: 'HO' }, undefined, false],
    ['is 0 if the command says so', { team: 'Team', KICK: 'K' }, 'zero', true],
    ['is unknown if the command says so', aflTables, 'unknown', false],
    ['is unknown in a column that is missing, whatever the command says', { team: 'Team' }, 'zero', false],
  ];
  for (const [what, headers, blank, expected] of others)
    it(what, () => {
      const blanks = new Blanks(table(headers), blank);
      expect([isZero(blanks, 'KICK', '2031'), blanks.zeros]).to.deep.equal([expected, expected ? 1 : 0]);
    });
});
