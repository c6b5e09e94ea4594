import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { openMatch, matchViewOf } from '@goalsquare/engine';
import { DataError, importChainsCsv, readMatchLog, writeMatchLog, type Fault, type EventLogs } from '@goalsquare/data';
import { thrownFaults } from '../support/faults.js';
import { changed, cleanEvents, csvOf, events, filesIn, matches, results, type Rows } from '../support/chains-csv.js';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';
import { aflTables } from '../support/player-statistics.js';
import { csvOfFields, feedRows } from '../support/published-events.js';

const folderWith = folders();
const imported = (given: Parameters<typeof filesIn>[1] = {}): EventLogs =>
  importChainsCsv(filesIn(folderWith(), given));

const faultsOf = (given: Parameters<typeof filesIn>[1]): readonly Fault[] => thrownFaults(() => imported(given));

describe('an imported match', () => {
  it('has its transactions: repeats dropped, ground coordinates, chains marked, entries and shots flagged, rushed behinds set', () => {
    const [log] = imported().logs;
    const at = (id: number, code: string, period: number, periodSeconds: number, rest: object) => ({
      kind: 'transaction',
      id,
      code,
      period,
      periodSeconds,
      ...rest,
    });
    expect(log?.entries).to.deep.equal([
      { kind: 'status', code: 'LIVE', period: 1 },
      at(1, 'CEBO', 1, 0, { x: 0, y: 0, wonBy: 'home' }),
      at(2, 'HBGE', 1, 4, { side: 'home', personId: 11, x: 2, y: 1 }),
      at(3, 'KKCL', 1, 5, { side: 'home', personId: 11, x: 3, y: 1 }),
      at(4, 'MAUN', 1, 9, { side: 'away', personId: 21, x: 30, y: 5, gain: true }),
      at(5, 'KKEF', 1, 12, { side: 'away', personId: 21, x: 28, y: 5, inside50: true }),
      at(6, 'MALE', 1, 16, { side: 'away', personId: 22, x: -45, y: -2 }),
      at(7, 'KKEF', 1, 25, { side: 'away', personId: 22, x: -45, y: -2, shot: true }),
      at(8, 'GOAL', 1, 27, { side: 'away', personId: 22, x: -45, y: -2 }),
      at(9, 'THIN', 1, 60, { x: 60, y: 20, wonBy: 'home' }),
      at(10, 'LBGE', 1, 60, { side: 'home', personId: 12, x: 60, y: 20 }),
      at(11, 'SPOI', 1, 64, { side: 'away', personId: 21, x: 79, y: 3 }),
      at(12, 'RUSH', 1, 64, { side: 'home', x: 79, y: 3 }),
      { kind: 'status', code: 'QT', period: 1, periodSeconds: 1801 },
      { kind: 'status', code: 'LIVE', period: 2 },
      at(13, 'KIPO', 2, 5, { side: 'home', personId: 12, x: 72, y: 0 }),
      at(14, 'KKIN', 2, 7, { side: 'home', personId: 12, x: 70, y: -4 }),
      at(15, 'RUSH', 2, 7, { side: 'away', x: 70, y: -4 }),
      at(16, 'BAUP', 2, 20, {}),
      at(17, 'BUCA', 2, 20, {}),
      at(18, 'THIN', 2, 30, { x: 8, y: 60, wonBy: 'away' }),
      at(19, 'GATH', 2, 40, { side: 'away', personId: 22, x: 10, y: 45 }),
      at(20, 'KKIN', 2, 44, { side: 'away', personId: 22 }),
      { kind: 'status', code: 'HT', period: 2, periodSeconds: 1795 },
      { kind: 'status', code: 'FINAL' },
    ]);
  });

  it('has a header: squads and venue numbered by name, persons by number only, what the source lacks', () => {
    const [log] = imported().logs;
    const { lacks, ...header } = log?.header ?? { lacks: [] };
    expect(header).to.deep.equal({
      kind: 'header',
      format: 'goalsquare-match-log',
      version: 1,
      id: 900001,
      leagueId: 1,
      levelId: 1,
      seasonId: 2031,
      competitionId: 2031000111,
      competitionName: 'Imported League 2031',
      phase: { id: 111, code: 'HA', name: 'Home and Away' },
      roundNumber: 4,
      phaseRoundNumber: 4,
      type: 'HA',
      date: { startDate: '2031-04-05' },
      venue: { id: 20, code: 'CIP', name: 'Cinder Park', lengthMetres: 160, widthMetres: 140 },
      home: { id: 30, code: 'RIV', name: 'Rivermouth', players: [{ personId: 11 }, { personId: 12 }] },
      away: { id: 20, code: 'RIT', name: 'Rivergate Town', players: [{ personId: 21 }, { personId: 22 }] },
      homeFirstDirection: 'Right',
      resolutionMetres: 1,
      chainsMarked: true,
    });
    expect(lacks).to.include.members(['ruck', 'tackles', 'pressure', 'rotations', 'freesAgainst']);
  });

  it('takes phase, type and local time from results', () => {
    const [log] = imported({ results: csvOf(results) }).logs;
    expect(log?.header).to.deep.include({
      phase: { id: 112, code: 'FINALS', name: 'Finals' },
      type: 'QF',
      competitionId: 2031000111,
      date: { startDate: '2031-04-05', startTime: '14:10:00' },
    });
  });

  it("is a log that reads, whose chains are the source's", () => {
    const [log] = imported().logs;
    const read = readMatchLog('900001.ndjson', new TextEncoder().encode(log && writeMatchLog(log))).log;
    expect(read).to.deep.equal(log);
    const view = matchViewOf(openMatch(read));
    expect(view.chains().map(({ start, side, end }) => `${start} ${String(side)} ${end}`)).to.deep.equal([
      'CB 0 TURN',
      'INT 1 GOAL',
      'TI 0 RUSH',
      'KI 0 RUSHOPP',
      'BU undefined BU',
      'TI 1 EP',
    ]);
    expect(view.score.totals.map(({ points }) => points)).to.deep.equal([1, 7]);
  });

  it('turns with the other end first', () => {
    const [log] = imported({ matches: csvOf(changed(matches, 2, 'home_direction_q1', 'left')) }).logs;
    expect(log?.entries.find((entry) => entry.kind === 'transaction' && entry.id === 4)).to.include({ x: -30, y: -5 });
  });
});

it('reports ids of results that the contract does not allow, as every format does', async () => {
  const folder = folderWith({
    'events.csv': csvOf(cleanEvents),
    'matches.csv': csvOf(matches),
    'results.csv': csvOf(changed(results, 2, 'match_id', '2031-R4')),
    'feed.csv': csvOfFields(feedRows.map((row) => ({ ...row, matchId: '99999999999' }))),
    'players.csv': aflTables.replace('"","Season"', '"goalsquare_match_id","Season"').replaceAll(/^"\d"/gmu, 'x-1'),
    'games.json': JSON.stringify({
      games: [
        { match_id: 'x-1', year: 2031, round: 1, roundname: 'Round 1', complete: 0, hteam: 'Otters', ateam: 'Herons' },
      ],
    }),
  });
  const [events, matchesFile, resultFile, feed, players, games] = [
    ...['events.csv', 'matches.csv', 'results.csv', 'feed.csv', 'players.csv', 'games.json'],
  ].map((name) => path.join(folder, name)) as [string, string, string, string, string, string];
  const NEW_ID = 'matches with a new id, because the contract does not allow theirs';
  for (const [format, words, note] of [
    ['chains-csv', ['--events', events, '--matches', matchesFile, '--results', resultFile], 'results whose match id'],
    ['chains-csv', ['--events', feed], NEW_ID],
    ['player-statistics-csv', ['--player-statistics', players], NEW_ID],
    ['squiggle-json', [games], NEW_ID],
  ] as const) {
    const out = path.join(folder, `out-${format}-${words.length}`);
    const { code, out: text, complaints } = await said(['import', '--format', format, ...words, '--out', out]);
    expect(code, complaints).to.equal(0);
    expect(text, words[0]).to.include(note);
  }
});

describe('a match without events', () => {
  it('is scheduled, as in the file of matches', () => {
    const log = imported().logs.find(({ header }) => header.id === 900002);
    expect(log?.entries).to.deep.equal([]);
    expect(log?.header).to.deep.include({ type: 'HA', roundNumber: 4, date: { startDate: '2031-04-06' } });
    expect(log?.header.home).to.deep.equal({ id: 10, code: 'ONW', name: 'Old North Wharf', players: [] });
    expect(log?.header).to.not.have.any.keys('homeFirstDirection', 'lacks', 'chainsMarked');
  });

  it('is its result where one is known, or called off where results say so', () => {
    const score = ['home_goals', 'home_behinds', 'away_goals', 'away_behinds', 'status'];
    const withScore = (fields: readonly string[]) =>
      csvOf(results.map((row, at) => [...row, ...(at === 0 ? score : at === 2 ? fields : ['', '', '', '', ''])]));
    const entriesWith = (fields: readonly string[]) => imported({ results: withScore(fields) }).logs[1]?.entries;
    expect(entriesWith(['7', '6', '9', '2', ''])).to.deep.equal([
      { kind: 'result', home: { goals: 7, behinds: 6 }, away: { goals: 9, behinds: 2 } },
      { kind: 'status', code: 'FINAL' },
    ]);
    expect(entriesWith(['', '', '', '', 'CANC'])).to.deep.equal([{ kind: 'status', code: 'CANC' }]);
  });
});

describe('the summary of an import', () => {
  it('counts the rows, and those left out by cause', () => {
    const { logs, rows, dropped } = imported();
    expect(logs.map(({ header }) => header.id)).to.deep.equal([900001, 900002]);
    expect(rows).to.equal(22);
    expect(Object.fromEntries(dropped)).to.deep.equal({
      'repeat of a turnover': 1,
      'annotation: where an inside-50 kick landed': 1,
      'annotation: kick into forward 50, kept as a flag of the kick': 1,
      'handball without an outcome': 1,
      'stray operator code: Sausage Sizzle': 1,
      'row without a person': 1,
      'inside-50 flag without a kick': 1,
    });
  });

  it('reports progress', () => {
    const reported: (readonly [number, number])[] = [];
    importChainsCsv(filesIn(folderWith()), (done, all) => reported.push([done, all]));
    expect(reported).to.deep.equal([
      [1, 2],
      [2, 2],
    ]);
  });

  it('is the same of a file in gzip, of lines that end in CR LF, and of columns in another order', () => {
    const plain = imported().logs;
    expect(imported({ events: gzipSync(csvOf(events)) }).logs).to.deep.equal(plain);
    expect(imported({ events: csvOf(events).replaceAll('\n', '\r\n') }).logs).to.deep.equal(plain);
    expect(imported({ events: csvOf(events.map((row) => [...row].reverse())) }).logs).to.deep.equal(plain);
  });
});

const id = 'a whole number from 0 to 2147483647';
type Bad = readonly [
  file: 'events' | 'matches' | 'results',
  line: number,
  column: string,
  value: string,
  allowed: string,
];
const bad: readonly Bad[] = [
  ['events', 2, 'match_id', 'first', id],
  ['events', 2, 'match_id', '2147483648', id],
  ['events', 3, 'chain', '-1', 'a whole number from 0 to 100000'],
  ['events', 3, 'chain_start', 'bounce', 'one of centreBounce, ballUp, throwIn, kickIn, possGain'],
  [
    'events',
    3,
    'chain_end',
    '',
    'one of goal, behind, rushed, rushedOpp, turnover, outOfBounds, ballUpCall, endQuarter',
  ],
  ['events', 3, 'chain_side', 'X', 'one of nothing, H, A'],
  ['events', 4, 'period', '0', 'a whole number from 1 to 10'],
  ['events', 4, 'period', 'Q1', 'a whole number from 1 to 10'],
  ['events', 4, 'period_secs', '1.5', 'a whole number from 0 to 14400'],
  ['events', 4, 'period_secs', '', 'a whole number from 0 to 14400'],
  ['events', 5, 'side', 'home', 'one of nothing, H, A'],
  ['events', 5, 'person_id', 'T. Nobody', id],
  ['events', 5, 'type', '', 'a text'],
  ['events', 6, 'disposal', 'good', 'one of nothing, effective, ineffective, clanger'],
  ['events', 6, 'shot', 'yes', 'one of nothing, 0, 1'],
  ['events', 7, 'x', '121', 'a whole number from -120 to 120'],
  ['events', 7, 'y', '1e3', 'a whole number from -110 to 110'],
  ['events', 23, 'turnover_dup', '', 'one of 0, 1'],
  ['matches', 2, 'season', 'MMXXXI', 'a whole number from 1858 to 2146'],
  ['matches', 2, 'afl_round_number', '100', 'a whole number from 0 to 99'],
  ['matches', 3, 'date_utc', '06/04/2031', 'a date such as 2026-03-14'],
  ['matches', 2, 'venue', '', 'a text'],
  ['matches', 2, 'venue_length_m', '90', 'a whole number from 100 to 220'],
  ['matches', 2, 'venue_width_m', '', 'a whole number from 80 to 200'],
  ['matches', 2, 'home', '', 'a text'],
  ['matches', 2, 'home_direction_q1', 'up', 'one of left, right'],
  ['matches', 2, 'periods_end_secs', '1801 1795', 'seconds such as 1934;2023;1841;1923'],
  ['results', 2, 'phase', 'Finals', 'one of nothing, HA, FINALS'],
  ['results', 2, 'date_local', '05/04/2031 14:10', 'a date such as 2026-03-14T19:40'],
];

const sources: Readonly<Record<Bad[0], Rows>> = { events, matches, results };

describe('an import refuses', () => {
  for (const [file, line, column, value, allowed] of bad) {
    it(`${JSON.stringify(value)} for ${column} in ${file}, naming file, line, field, value and what is allowed`, () => {
      expect(faultsOf({ [file]: csvOf(changed(sources[file], line, column, value)) })).to.deep.equal([
        { file: `${file}.csv`, line, field: column, value, allowed },
      ]);
    });
  }

  it('every faulty field of a file at once', () => {
    const faults = faultsOf({ events: csvOf(changed(changed(events, 3, 'x', 'far'), 9, 'period', '12')) });
    expect(faults.map(({ line, field, value }) => [line, field, value])).to.deep.equal([
      [3, 'x', 'far'],
      [9, 'period', '12'],
    ]);
  });

  it('a faulty field by its own line, though lines before it are empty or hold a quoted end of line', () => {
    const [columns = '', first = '', second = '', ...rest] = csvOf(changed(events, 9, 'period', '12')).split('\n');
    const faults = faultsOf({
      events: [columns, '', first, '', '', second.replace('Hard Ball Get', '"Hard\nBall Get"'), ...rest].join('\n'),
    });
    expect(faults.map(({ line, field }) => [line, field])).to.deep.equal([[13, 'period']]);
  });

  for (const [file, column] of [
    ['events', 'turnover_dup'],
    ['matches', 'home_direction_q1'],
    ['results', 'home'],
  ] as const) {
    it(`a file of ${file} without the column ${column}`, () => {
      const place = sources[file][0]?.indexOf(column) ?? -1;
      const without = csvOf(sources[file].map((row) => row.filter((_, at) => at !== place)));
      expect(faultsOf({ [file]: without })).to.deep.equal([
        {
          file: `${file}.csv`,
          line: 1,
          field: column,
          value: undefined,
          allowed: `a column ${column}; the file has none`,
        },
      ]);
    });
  }

  it('a row with a field too many, and a quote that does not end', () => {
    const longer = faultsOf({ matches: `${csvOf(matches)}900003,2031\n` });
    expect(longer).to.have.lengthOf(1);
    expect(longer[0]).to.include({ file: 'matches.csv', line: 4, field: '' });
    expect(longer[0]?.allowed).to.match(/^CSV; /u);
    expect(faultsOf({ events: `${csvOf(events)}"900001,` })[0]).to.include({ file: 'events.csv', field: '' });
  });

  it('an empty file', () => {
    expect(faultsOf({ matches: '' }).map(({ file, line, field }) => [file, line, field])[0]).to.deep.equal([
      'matches.csv',
      0,
      '',
    ]);
  });

  it('gzip that is broken', () => {
    const bytes = gzipSync(csvOf(events));
    const [fault] = faultsOf({ events: bytes.subarray(0, bytes.length - 12) });
    expect(fault).to.include({ file: 'events.csv', line: 0, field: '' });
    expect(fault?.allowed).to.match(/^gzip of at most \d+ bytes; /u);
  });

  it('events of a match that the matches do not name', () => {
    expect(faultsOf({ matches: csvOf(matches.filter(([matchId]) => matchId !== '900001')) })).to.deep.equal([
      { file: 'events.csv', line: 2, field: 'match_id', value: 900001, allowed: 'a match in matches.csv' },
    ]);
  });

  it('a match named twice', () => {
    const faults = faultsOf({ matches: csvOf([...matches, ...matches.slice(1, 2)]) });
    expect(faults).to.deep.equal([
      {
        file: 'matches.csv',
        line: 4,
        field: 'match_id',
        value: '900001',
        allowed: 'a match_id that no earlier row has',
      },
    ]);
  });

  it('a person who plays for both squads, naming both lines', () => {
    expect(faultsOf({ events: csvOf(changed(events, 13, 'person_id', '21')) })).to.deep.equal([
      {
        file: 'events.csv',
        line: 13,
        field: 'side',
        value: 'H',
        allowed: 'A, the side of person 21 on line 5',
      },
    ]);
  });

  it('without having written anything', () => {
    const folder = folderWith();
    const files = filesIn(folder, { events: csvOf(changed(events, 23, 'turnover_dup', '')) });
    const before = readdirSync(folder, { recursive: true });
    expect(() => importChainsCsv(files)).to.throw(DataError);
    expect(readdirSync(folder, { recursive: true })).to.deep.equal(before);
  });
});
