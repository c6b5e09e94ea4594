import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { Entry, MatchLog } from '@goalsquare/engine';
import {
  readMatchLog,
  readSeasonRecord,
  writeMatchLog,
  writeSeasonRecord,
  type Fault,
  type ImportOutcome,
} from '@goalsquare/data';
import { thrownFaults } from '../support/faults.js';
import { folders } from '../support/folder.js';
import {
  importRows,
  scored,
  season,
  textOf,
  withField,
  type Beside,
  type ResultFields,
} from '../support/results-csv.js';

const newFolder = folders();
const imported = (
  rows: readonly ResultFields[] | string | Uint8Array = season,
  beside: Beside = {},
  target = {},
): ImportOutcome => importRows(newFolder(), rows, beside, target);
const logOf = ({ logs }: ImportOutcome, id: number): MatchLog | undefined =>
  logs.find(({ log }) => log.header.id === id)?.log;

const faultsOf = (...of: Parameters<typeof imported>): readonly Fault[] => thrownFaults(() => imported(...of));

describe('a match of which only the result is known', () => {
  it('is a header without players, its score by quarters and the end', () => {
    expect(logOf(imported(), 700001)).to.deep.equal({
      header: {
        kind: 'header',
        format: 'goalsquare-match-log',
        version: 1,
        id: 700001,
        leagueId: 1,
        levelId: 1,
        seasonId: 2031,
        competitionId: 2031000111,
        competitionName: 'Imported League 2031',
        phase: { id: 111, code: 'HA', name: 'Home and Away' },
        roundNumber: 1,
        phaseRoundNumber: 1,
        type: 'HA',
        date: { startDate: '2031-03-14', startTime: '19:40:00' },
        venue: { id: 10, code: 'CIP', name: 'Cinder Park', lengthMetres: 160, widthMetres: 141 },
        home: { id: 10, code: 'ONW', name: 'Old North Wharf', players: [] },
        away: { id: 20, code: 'PIH', name: 'Pine Hollow', players: [] },
      },
      entries: [
        {
          kind: 'result',
          home: { goals: 11, behinds: 8 },
          away: { goals: 10, behinds: 9 },
          periods: [
            { period: 1, home: { goals: 2, behinds: 1 }, away: { goals: 3, behinds: 0 } },
            { period: 2, home: { goals: 3, behinds: 2 }, away: { goals: 1, behinds: 2 } },
            { period: 3, home: { goals: 4, behinds: 1 }, away: { goals: 4, behinds: 6 } },
            { period: 4, home: { goals: 2, behinds: 4 }, away: { goals: 2, behinds: 1 } },
          ],
        },
        { kind: 'status', code: 'FINAL' },
      ],
    });
  });

  it('is a log that reads as it was written', () => {
    for (const { log } of imported().logs)
      expect(readMatchLog('x.ndjson', new TextEncoder().encode(writeMatchLog(log))).log).to.deep.equal(log);
  });

  const periodsOf = (fields: ResultFields): unknown => {
    const [result] =
      logOf(imported([{ match_id: 1, season: 2031, round: 1, home: 'Rivermouth', away: 'Pine Hollow', ...fields }]), 1)
        ?.entries ?? [];
    return result?.kind === 'result'
      ? result.periods?.map(
          ({ period, home, away }) => `${period}: ${home.goals}.${home.behinds} ${away.goals}.${away.behinds}`,
        )
      : 'no result';
  };
  const threeQuarters = scored(
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
    [
      [0, 1],
      [1, 1],
      [1, 2],
    ],
  );
  const four = scored(
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    [
      [0, 1],
      [1, 1],
      [1, 2],
      [4, 4],
    ],
    ['q1', 'q2', 'q3', 'q4'],
  );
  const forms: readonly (readonly [string, ResultFields, unknown])[] = [
    [
      'the end of the match stands for that of the fourth quarter',
      { ...threeQuarters, ...scored([[4, 4]], [[4, 4]], ['final']) },
      ['1: 1.1 0.1', '2: 1.1 1.0', '3: 1.1 0.1', '4: 1.1 3.2'],
    ],
    ['four quarters need no end beside them', four, ['1: 1.1 0.1', '2: 1.1 1.0', '3: 1.1 0.1', '4: 1.1 3.2']],
    [
      'extra time is the fifth period',
      { ...four, extra_time: 1, ...scored([[5, 4]], [[4, 6]], ['final']) },
      ['1: 1.1 0.1', '2: 1.1 1.0', '3: 1.1 0.1', '4: 1.1 3.2', '5: 1.0 0.2'],
    ],
    [
      'both halves of extra time are periods of their own',
      {
        ...four,
        extra_time: 1,
        ...scored(
          [
            [4, 5],
            [5, 5],
          ],
          [
            [4, 4],
            [4, 6],
          ],
          ['q5', 'q6'],
        ),
      },
      ['1: 1.1 0.1', '2: 1.1 1.0', '3: 1.1 0.1', '4: 1.1 3.2', '5: 0.1 0.0', '6: 1.0 0.2'],
    ],
    [
      'extra time whose beginning is not known leaves out the periods',
      { ...threeQuarters, extra_time: 1, ...scored([[5, 4]], [[4, 6]], ['final']) },
      undefined,
    ],
    [
      'totals alone leave out the periods',
      { home_goals: 5, home_behinds: 4, home_points: 34, away_goals: 4, away_behinds: 6, away_points: 30 },
      undefined,
    ],
  ];
  for (const [what, fields, periods] of forms)
    it(`has its periods: ${what}`, () => {
      expect(periodsOf(fields)).to.deep.equal(periods);
    });
});

describe('the matches of a season', () => {
  it('are numbered by round: finals go on from the last, and a replay has a week of its own, whatever the order of the rows', () => {
    const rounds = imported().logs.map(({ log: { header } }) => [
      header.id,
      header.type,
      header.phase.code,
      header.roundNumber,
      header.phaseRoundNumber,
    ]);
    expect(rounds).to.deep.equal([
      [700001, 'HA', 'HA', 1, 1],
      [700002, 'HA', 'HA', 1, 1],
      [700003, 'HA', 'HA', 2, 2],
      [700004, 'HA', 'HA', 2, 2],
      [700005, 'SF', 'FINALS', 3, 1],
      [700007, 'GF', 'FINALS', 5, 3],
      [700006, 'GF', 'FINALS', 4, 2],
    ]);
  });

  it('may be called off, or be yet to come', () => {
    const outcome = imported();
    expect(logOf(outcome, 700003)?.entries).to.deep.equal([{ kind: 'status', code: 'CANC' }]);
    expect(logOf(outcome, 700004)?.entries).to.deep.equal([]);
  });

  const statuses: readonly (readonly [string, ResultFields, readonly Entry['kind'][], string | undefined])[] = [
    ['CANC', {}, ['status'], 'CANC'],
    ['abandoned', {}, ['status'], 'ABAN'],
    ['Postponed', {}, ['status'], 'POST'],
    ['SCHED', {}, [], undefined],
    ['ABAN', { home_goals: 1, home_behinds: 0, away_goals: 0, away_behinds: 0 }, ['result', 'status'], 'ABAN'],
    ['Final', { home_goals: 1, home_behinds: 0, away_goals: 0, away_behinds: 0 }, ['result', 'status'], 'FINAL'],
  ];
  for (const [status, fields, kinds, code] of statuses) {
    it(`may have the status ${status} ${kinds.includes('result') ? 'with' : 'without'} a score`, () => {
      const [log] = imported([
        { season: 2031, round: 1, home: 'Rivermouth', away: 'Pine Hollow', status, ...fields },
      ]).logs;
      expect(log?.log.entries.map(({ kind }) => kind)).to.deep.equal(kinds);
      const last = log?.log.entries.at(-1);
      expect(last?.kind === 'status' ? last.code : undefined).to.equal(code);
    });
  }

  const places: readonly (readonly [string, readonly (string | number)[]])[] = [
    ['7', ['HA', 7]],
    ['Round 7', ['HA', 7]],
    ['R7', ['HA', 7]],
    ['Opening Round', ['HA', 0]],
    ['QF', ['QF', 1]],
    ['Qualifying Final', ['QF', 1]],
    ['Elimination Final 2', ['EF', 1]],
    ['semi-final', ['SF', 1]],
    ['Preliminary Final', ['PF', 1]],
    ['Grand Final Replay', ['GF', 1]],
  ];
  for (const [round, place] of places) {
    it(`may be of the round "${round}"`, () => {
      const [log] = imported([{ season: 2031, round, home: 'Rivermouth', away: 'Pine Hollow' }]).logs;
      expect([log?.log.header.type, log?.log.header.roundNumber]).to.deep.equal(place);
    });
  }

  it('count byes and leave them out', () => {
    const outcome = imported([...season, { season: 2031, round: 2, home: 'Pine Hollow', away: 'BYE' }]);
    expect(outcome.logs).to.have.lengthOf(7);
    expect(outcome.rows).to.deep.equal([{ file: 'results.csv', read: 8, imported: 7, leftOut: new Map([['bye', 1]]) }]);
  });

  it('are read without venue, date, quarters or ids: ids are made of season, league and level', () => {
    const outcome = imported(
      'season,round,team_1,goals_1,behinds_1,points_1,team_2,goals_2,behinds_2,points_2\n2031S2,Round 1,Rivermouth,7,4,46,Pine Hollow,1,5,11\n2031S2,Grand Final,Pine Hollow,3,3,21,Rivermouth,3,4,22\n',
    );
    expect(
      outcome.logs.map(({ log: { header } }) => [
        header.id,
        header.seasonId,
        header.type,
        header.date,
        header.venue.name,
      ]),
    ).to.deep.equal([
      [2031011001, 2031, 'HA', undefined, 'To be confirmed'],
      [2031011002, 2031, 'GF', undefined, 'To be confirmed'],
    ]);
    expect(Object.fromEntries(outcome.notes)).to.deep.equal({ 'results without quarters': 2 });
  });

  it('get new ids if the contract does not allow theirs, or with newIds', () => {
    const unfit = imported(withField(700001, 'match_id', '2031-R1-1'));
    expect(unfit.logs[0]?.log.header.id).to.equal(2031011001);
    expect([...unfit.notes]).to.deep.equal([['matches with a new id, because the contract does not allow theirs', 1]]);
    expect(imported(season, {}, { newIds: true }).logs.map(({ log }) => log.header.id)).to.deep.equal(
      [1, 2, 3, 4, 5, 6, 7].map((n) => 2031011000 + n),
    );
  });

  it('are of one season, where the words name it', () => {
    expect(imported(season, {}, { season: 2040 }).logs.map(({ log }) => log.header.seasonId)).to.satisfy(
      (ids: readonly number[]) => ids.every((id) => id === 2040),
    );
  });

  it('are the same in gzip', () => {
    expect(imported(gzipSync(textOf(season))).logs).to.deep.equal(imported().logs);
  });
});

describe('the record of an imported season', () => {
  it('says whose it is, and names the rounds that matches do not', () => {
    const [record] = imported(
      season,
      {},
      { identity: { league: 7, leagueName: 'Coast League', leagueCode: 'COL', gender: '2', level: 2 } },
    ).records;
    expect(record).to.deep.equal({
      file: 'league-7-level-2-2031.season.json',
      record: {
        kind: 'season',
        format: 'goalsquare-season',
        version: 1,
        league: { id: 7, name: 'Coast League', code: 'COL', gender: '2' },
        level: { id: 2, name: 'Reserves', code: 'RES' },
        id: 2031,
        competitionId: 2031000721,
        competitionName: 'Coast League 2031',
        competitionCode: 'COL',
        phases: [
          { id: 721, code: 'HA', name: 'Home and Away' },
          { id: 722, code: 'FINALS', name: 'Finals' },
        ],
        rounds: [{ number: 5, phaseId: 722, phaseNumber: 3, code: 'GFR', name: 'Grand Final Replay' }],
      },
    });
  });

  it('is one for each season of the file, and reads as it was written', () => {
    const { records } = imported([...season, { season: 2032, round: 0, home: 'Rivermouth', away: 'Pine Hollow' }]);
    expect(records.map(({ record }) => record.id)).to.deep.equal([2031, 2032]);
    expect(records[1]?.record.rounds?.map(({ name }) => name)).to.deep.equal(['Opening Round']);
    for (const { record } of records)
      expect(readSeasonRecord('x.season.json', new TextEncoder().encode(writeSeasonRecord(record)))).to.deep.equal(
        record,
      );
  });
});

type Bad = readonly [id: number, column: string, value: string | number, allowed: string | RegExp];
const bad: readonly Bad[] = [
  [700001, 'season', 'MMXXXI', 'a year up to 2146, with or without a suffix, or a date, or --season'],
  [700001, 'season', '2147', 'a year up to 2146, with or without a suffix, or a date, or --season'],
  [700002, 'season', '2031S2', 'only one season of 2031 in a file; an earlier row has 2031'],
  [700001, 'phase', 'Finals', 'one of nothing, HA, FINALS'],
  [700005, 'phase', 'HA', 'FINALS for a final'],
  [700001, 'round', 'Week 1', /^a round such as 7 or Round 7, .* or one of QF, Qualifying Final,/u],
  [700001, 'round', '100', /^a round such as 7/u],
  [700001, 'date_local', '14/03/2031', 'a date such as 2026-03-14T19:40'],
  [700001, 'date_local', '2031-02-30', 'a date such as 2026-03-14T19:40'],
  [700001, 'utc_start', '2031-03-14', 'an instant such as 2026-03-14T08:40:00Z'],
  [700001, 'home', '', 'a text'],
  [700001, 'away', 'Old North Wharf', 'another squad than home'],
  [700001, 'status', 'Rained off', /^nothing, or one of SCHED, Scheduled, UPCOMING,/u],
  [700001, 'status', 'CANC', 'FINAL or ABAN for a match with a score'],
  [700003, 'status', 'FINAL', 'another status for a match without a score'],
  [700001, 'home_q2_goals', 1, 'a whole number from 2 to 99'],
  [700001, 'home_final_goals', '', 'a whole number from 9 to 99'],
  [700001, 'away_final_behinds', 'nine', 'a whole number from 8 to 99'],
  [700001, 'home_points', 75, '74, six for each goal and one for each behind'],
  [700001, 'attendance', -1, 'a whole number from 0 to 1000000'],
  [700002, 'match_id', 700001, 'a match_id that no earlier row has'],
  [700002, 'league', 'y', 'x, as in earlier rows: a file contains one league'],
];

describe('an import of results refuses', () => {
  for (const [id, column, value, allowed] of bad) {
    it(`${JSON.stringify(value)} for ${column}, naming file, line, field, value and what is allowed`, () => {
      const line = season.findIndex((row) => row.match_id === id) + 2;
      const [fault] = faultsOf(withField(id, column, value));
      expect([fault?.file, fault?.line, fault?.field, fault?.value]).to.deep.equal([
        'results.csv',
        line,
        column,
        String(value),
      ]);
      expect(fault?.allowed).to.match(
        typeof allowed === 'string'
          ? new RegExp(`^${allowed.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}$`, 'u')
          : allowed,
      );
    });
  }

  it('a final that is only numbered, unless its type says which', () => {
    const final = { season: 2031, phase: 'FINALS', round: 24, home: 'Rivermouth', away: 'Pine Hollow' };
    expect(faultsOf([final])).to.deep.equal([
      {
        file: 'results.csv',
        line: 2,
        field: 'round',
        value: '24',
        allowed: 'the kind of final, such as QF, here or as its type',
      },
    ]);
    expect(faultsOf([{ ...final, type: 'PF' }])).to.deep.equal([]);
  });

  it('a fourth quarter that differs from the end of a match without extra time', () => {
    const fields = {
      ...scored(
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
        [
          [0, 1],
          [1, 1],
          [1, 2],
          [4, 4],
        ],
        ['q1', 'q2', 'q3', 'q4'],
      ),
      ...scored([[5, 4]], [[4, 4]], ['final']),
    };
    expect(
      faultsOf([{ season: 2031, round: 1, home: 'Rivermouth', away: 'Pine Hollow', ...fields }]).map(
        ({ field, allowed }) => [field, allowed],
      ),
    ).to.deep.equal([['home_final_goals', '4, as at the end of the last period, or 1 for extra_time']]);
  });

  it('names the column as the file does', () => {
    const [fault] = faultsOf(
      'season,round,team_1,goals_1,behinds_1,team_2,goals_2,behinds_2\n2031,1,Rivermouth,many,4,Pine Hollow,1,5\n',
    );
    expect(fault).to.deep.equal({
      file: 'results.csv',
      line: 2,
      field: 'goals_1',
      value: 'many',
      allowed: 'a whole number from 0 to 99',
    });
  });

  it('a file without matches, or without a column it cannot do without', () => {
    expect(faultsOf('season,round,home,away\n')).to.deep.equal([
      {
        file: 'results.csv',
        line: 1,
        field: '',
        value: undefined,
        allowed: 'rows below the column names; the file has none',
      },
    ]);
    expect(faultsOf('season,round,home,away\n2031,1,Rivermouth,Bye\n')).to.deep.equal([
      { file: 'results.csv', line: 0, field: '', value: undefined, allowed: 'at least one match' },
    ]);
    expect(faultsOf('season,round,home\n2031,1,Rivermouth\n')).to.deep.equal([
      { file: 'results.csv', line: 1, field: 'away', value: undefined, allowed: 'a column away; the file has none' },
    ]);
  });

  it('more matches than ids can be made for', () => {
    const many = Array.from({ length: 1001 }, (_, n) => ({
      season: 2031,
      round: n % 99,
      home: `Home ${n}`,
      away: `Away ${n}`,
    }));
    expect(faultsOf(many).map(({ line, field }) => [line, field])).to.deep.equal([[1001, 'match_id']]);
  });
});
