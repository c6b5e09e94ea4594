import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { changed, cleanEvents, csvOf, matches, results } from '../support/chains-csv.js';
import { put } from '../support/folder.js';
import { itHandles, type Input, type Words } from '../support/inputs.js';
import { aflTables } from '../support/player-statistics.js';
import { season, textOf, type ResultFields } from '../support/results-csv.js';

type Files = Readonly<Record<string, string | Uint8Array | readonly ResultFields[]>>;
type Given = Readonly<Partial<Record<'events' | 'matches' | 'results', string | Uint8Array>>>;

const contentOf = (content: Files[string]): string | Uint8Array =>
  typeof content === 'string' || content instanceof Uint8Array ? content : textOf(content);

const optionsOf = (folder: string, files: Files): readonly string[] =>
  Object.keys(files).flatMap((name) => [`--${name}`, path.join(folder, `${name}.csv`)]);

const imports =
  (format: string, files: Files): Words =>
  (folder) => {
    put(
      folder,
      Object.fromEntries(Object.entries(files).map(([name, content]) => [`${name}.csv`, contentOf(content)])),
    );
    return ['import', '--format', format, ...optionsOf(folder, files)];
  };

/** An import of ordinary events, with the given changes and additional files. */
const chains = (given: Given = {}, beside: Files = {}): Words =>
  imports('chains-csv', {
    events: csvOf(cleanEvents),
    matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801;1795')),
    ...given,
    ...beside,
  });

const resultsOf = (rows: Files[string], beside: Files = {}): Words =>
  imports('results-csv', { results: rows, ...beside });
const players = (text: string, beside: Files = {}): Words =>
  imports('player-statistics-csv', { 'player-statistics': text, ...beside });

const EVENT_LOGS = ['900001.ndjson.gz', '900002.ndjson.gz'];
const SEASON_LOGS = season.map(({ match_id }) => `${match_id ?? ''}.ndjson.gz`).sort();
const MADE_LOG = ['2031011001.ndjson.gz'];
/** The same, and the ids of AFL Tables. */
const MADE_WITH_IDS = [...MADE_LOG, 'register.jsonl'];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** An oddity: its message, its effect, and the logs that are written. With `--strict` the import is rejected. */
type Odd = readonly [name: string, words: Words, message: string, action: string, changes?: readonly string[]];

const LEFT_OUT = 'the row is left out';
const events = (line: number, column: string, value: string): Words =>
  chains({ events: csvOf(changed(cleanEvents, line, column, value)) });

const headerRow = csvOf(cleanEvents.slice(0, 1));
const quiet = { squad: 'Rivermouth', person_id: 11, fullname: 'Ada Quill' };
const line = (text: string, at: number): string => text.split('\n')[at - 1] ?? '';

const odds: readonly Odd[] = [
  [
    'a row without values',
    chains({ events: `${csvOf(cleanEvents)}${','.repeat(16)}\n` }),
    'events.csv:20: the line: found nothing, allowed is a row with values',
    LEFT_OUT,
  ],
  [
    'the column names again',
    chains({ events: `${csvOf(cleanEvents)}${headerRow}` }),
    'events.csv:20: match_id: found "match_id", allowed is values, and not the column names again',
    LEFT_OUT,
  ],
  [
    'a column twice',
    chains({
      matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801;1795').map((row) => [...row, row[1] ?? ''])),
    }),
    'matches.csv:1: season: found "season", allowed is each column once',
    'the first of them is read',
  ],
  [
    'a period before that of the row before',
    events(8, 'period', '2'),
    'events.csv:9: period: found "1", allowed is 2 or more, as on line 8',
    'the row is imported in its own period',
  ],
  [
    'seconds before those of the row before',
    events(8, 'period_secs', '3'),
    'events.csv:8: period_secs: found "3", allowed is 12 or more, as on line 7',
    'the rows stay in the order of seq',
  ],
  [
    'a chain that begins in two ways',
    events(7, 'chain_start', 'throwIn'),
    'events.csv:7: chain_start: found "throwIn", allowed is possGain, as in the first row of the chain, line 6',
    'the first row of the chain is used',
  ],
  [
    'a chain that ends in two ways',
    events(7, 'chain_end', 'behind'),
    'events.csv:7: chain_end: found "behind", allowed is goal, as in the first row of the chain, line 6',
    'the last row of the chain is used',
  ],
  [
    'a chain with two owners',
    events(7, 'chain_side', ''),
    'events.csv:7: chain_side: found "", allowed is A, as in the first row of the chain, line 6',
    'the row keeps its own',
  ],
  [
    'a repeat that repeats nothing',
    events(7, 'turnover_dup', '1'),
    'events.csv:7: turnover_dup: found "1", allowed is 0, unless the next row repeats the event in another chain',
    LEFT_OUT,
  ],
  [
    'a repeat that is not marked',
    events(5, 'turnover_dup', '0'),
    'events.csv:5: turnover_dup: found "0", allowed is 1, as the next row repeats the event in another chain',
    'both rows are imported',
  ],
  [
    'one coordinate of two',
    events(7, 'y', ''),
    'events.csv:7: y: found "", allowed is a number, because the row has the other coordinate',
    'the row has no location',
  ],
  [
    'a judgement of a mark',
    events(6, 'disposal', 'effective'),
    'events.csv:6: disposal: found "effective", allowed is nothing, for Uncontested Mark',
    'it is not used',
  ],
  [
    'a type of event that every object has as a member',
    events(7, 'type', 'constructor'),
    'events.csv:7: type: found "constructor", allowed is a known event type; "constructor" is not one',
    LEFT_OUT,
  ],
  [
    'a centre bounce within a chain',
    events(7, 'type', 'Centre Bounce'),
    'events.csv:7: type: found "Centre Bounce", allowed is another type; centre bounces begin chains',
    LEFT_OUT,
  ],
  [
    'a row without a person',
    events(7, 'person_id', ''),
    'events.csv:7: person_id: found nothing, allowed is a person and a side, which Kick needs',
    LEFT_OUT,
  ],
  [
    'five periods with four ends',
    chains({
      events: `${csvOf(cleanEvents)}900001,23,7,ballUp,endQuarter,A,3,12,A,22,Gather,,,,10,45,0\n900001,24,8,ballUp,endQuarter,A,4,12,A,22,Gather,,,,10,45,0\n900001,25,9,ballUp,endQuarter,A,5,12,A,22,Gather,,,,10,45,0\n`,
      matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801;1795;1700;1600')),
    }),
    'matches.csv:2: periods_end_secs: found "1801;1795;1700;1600", allowed is 5 period ends, one for each period with events',
    'the other periods end with their last event',
  ],
  [
    'more ends than periods with events',
    chains({ matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801;1795;1700')) }),
    'matches.csv:2: periods_end_secs: found "1801;1795;1700", allowed is periods with events in events.csv; it has none in 3',
    'these periods are imported without events',
  ],
  [
    'results of a match without events',
    chains({ results: csvOf(changed(results, 2, 'match_id', '5')) }),
    'results.csv:2: match_id: found 5, allowed is the id of a match in matches.csv',
    LEFT_OUT,
  ],
  [
    'a ground with another size in the file of venues',
    chains({}, { venues: [{ name: 'Cinder Park', length_m: 165, width_m: 140 }] }),
    'matches.csv:2: venue_length_m: found 160, allowed is 165, as on line 2 of venues.csv',
    'the size of matches.csv is used',
  ],
  [
    'results of other teams for a match without events',
    chains({ results: csvOf(changed(results, 3, 'home', 'Pine Hollow')) }),
    'results.csv:3: home: found "Pine Hollow", allowed is Old North Wharf, as in the match file, or an alias',
    'the team in the match file is used',
  ],
  [
    'results of another season than the match',
    chains({ results: csvOf(changed(results, 2, 'season', '2030')) }),
    'results.csv:2: season: found 2030, allowed is 2031, the season of match 900001 in matches.csv',
    'the season of matches.csv is used',
  ],
  [
    'results of another round than the match',
    chains({ results: csvOf(changed(results, 3, 'round', '5')) }),
    'results.csv:3: round: found 5, allowed is 4, the round of match 900002 in matches.csv',
    'the round of matches.csv is used',
  ],
  [
    'results without an id, of squads without a match',
    chains({ results: csvOf(changed(changed(results, 2, 'match_id', ''), 2, 'home', 'Pine Hollow')) }),
    'results.csv:2: match_id: found nothing, allowed is the id of a match in matches.csv',
    LEFT_OUT,
  ],
  [
    'results with the column names again',
    resultsOf(`${textOf(season)}${line(textOf(season), 1)}\n`),
    'results.csv:9: match_id: found "match_id", allowed is values, and not the column names again',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'a squad without a match',
    resultsOf(season, { squads: [{ name: 'Rivermouth' }, { name: 'Rivermuoth' }] }),
    'squads.csv:3: name: found "Rivermuoth", allowed is a squad with a match',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'a squad of a season without matches',
    resultsOf(season, { squads: [{ name: 'Rivermouth', season: 2019 }] }),
    'squads.csv:2: season: found 2019, allowed is a season with matches',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'a venue without a match',
    resultsOf(season, { venues: [{ name: 'Cinder Park' }, { name: 'Cinder Parc' }] }),
    'venues.csv:3: name: found "Cinder Parc", allowed is a venue with a match',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'two venues with one id',
    resultsOf(
      season.map((row, at) => (at === 0 ? { ...row, venue: 'Ash' } : row)),
      {
        venues: [
          { name: 'Cinder Park', id: 5 },
          { name: 'Ash', id: 5 },
        ],
      },
    ),
    'venues.csv:3: id: found "5", allowed is an id that no earlier row has; line 2 has it',
    'both names mean one venue',
    SEASON_LOGS,
  ],
  [
    'a placing of a season without matches',
    resultsOf(season, { placings: [{ season: 2019, squad: 'Rivermouth', from_round: 1, position: 2 }] }),
    'placings.csv:2: season: found 2019, allowed is a season with matches',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'a person with two names',
    resultsOf(season, { persons: [quiet, { ...quiet, season: 2031, fullname: 'Ada Quail' }] }),
    'persons.csv:3: person_id: found "11", allowed is Ada Quill, as on line 2',
    'each row keeps its own name',
    SEASON_LOGS,
  ],
  [
    'a person in two squads',
    resultsOf(season, { persons: [quiet, { ...quiet, squad: 'Pine Hollow' }] }),
    'persons.csv:3: squad: found "Pine Hollow", allowed is Rivermouth, as on line 2',
    'the person is in both squads',
    SEASON_LOGS,
  ],
  [
    'two persons with one number',
    resultsOf(season, {
      persons: [
        { ...quiet, jumper: 7 },
        { ...quiet, person_id: 12, fullname: 'Bo Reed', jumper: 7 },
      ],
    }),
    'persons.csv:3: jumper: found "7", allowed is a number of only one person; line 2 has it',
    'both keep the number',
    SEASON_LOGS,
  ],
  [
    'a person of a season without matches',
    resultsOf(season, { persons: [{ ...quiet, season: 2019 }] }),
    'persons.csv:2: season: found 2019, allowed is a season with matches',
    LEFT_OUT,
    SEASON_LOGS,
  ],
  [
    'rows of players with another score',
    players(aflTables.replace('"Off","Rivermouth",1', '"Off","Rivermouth",0')),
    'player-statistics.csv:3: HQ1G: found "0", allowed is 1, as on line 2 of the match',
    'the first row of the match is used',
    MADE_WITH_IDS,
  ],
  [
    'players of one squad alone',
    players(aflTables.split('\n').slice(0, 3).join('\n')),
    'player-statistics.csv:2: team: found "Rivermouth", allowed is players of both squads; the match has players of only one',
    'the other squad has no statistics',
    MADE_WITH_IDS,
  ],
  [
    'a player on the other side than the squad',
    players(aflTables.replace('"Away"', '"Home"')),
    'player-statistics.csv:4: home_away: found "home", allowed is away, the side of Rivergate Town',
    'the squad is used',
    MADE_WITH_IDS,
  ],
  [
    'a player of a squad that has another name',
    players(aflTables.replace('21,4,"Rivergate Town"', '21,4,"Rivergate"')),
    'player-statistics.csv:4: team: found "Rivergate", allowed is Rivermouth or Rivergate Town, or an alias of one',
    'the side of the row is used',
    MADE_WITH_IDS,
  ],
  [
    'a player of the match on another day',
    players(aflTables.replace('"3",2031,"4","2031-04-05"', '"3",2031,"4","2031-04-06"')),
    'player-statistics.csv:4: date: found "2031-04-06", allowed is 2031-04-05, the date of the match on line 2',
    'the first row of the match is used',
    MADE_WITH_IDS,
  ],
];

/** Input that is always rejected, and the message. Nothing changes. */
const refused: readonly (readonly [name: string, words: Words, message: string])[] = [
  ...(
    [
      ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
      ['CR', (text: string) => text.replaceAll('\n', '\r')],
      ['a byte order mark and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
      ['CRLF on some lines', (text: string) => text.replace('\n', '\r\n')],
    ] as const
  ).map(
    ([name, change]) =>
      [
        `a faulty field, in a file with ${name}`,
        chains({ events: change(csvOf(changed(cleanEvents, 8, 'period', '99'))) }),
        'events.csv:8: period: found "99", allowed is a whole number from 1 to 10',
      ] as const,
  ),
  [
    'a faulty field below a field of two lines',
    chains({ events: csvOf(changed(changed(cleanEvents, 8, 'period', '99'), 4, 'behind_info', '"a\nb"')) }),
    'events.csv:9: period: found "99", allowed is a whole number from 1 to 10',
  ],
  [
    'a faulty field beside a field of two lines',
    chains({ events: csvOf(changed(changed(cleanEvents, 8, 'period', '99'), 8, 'behind_info', '"a\nb"')) }),
    'events.csv:8: period: found "99", allowed is a whole number from 1 to 10',
  ],
  [
    'a faulty field below empty lines',
    chains({ events: csvOf(changed(cleanEvents, 8, 'period', '99')).replace('\n', '\n\n\n') }),
    'events.csv:10: period: found "99", allowed is a whole number from 1 to 10',
  ],
  [
    'a quote without its end',
    chains({ events: csvOf(changed(cleanEvents, 8, 'behind_info', '"a')) }),
    'events.csv:8: the line: found nothing, allowed is CSV; a quoted field that begins in this row is not closed',
  ],
  [
    'a row that is too short',
    chains({ events: csvOf(cleanEvents).replace('\n900001,4,1,', '\n900001,4,') }),
    'events.csv:5: the line: found nothing, allowed is CSV; Invalid Record Length: expect 17, got 16 on line 5',
  ],
  [
    'a file cut short',
    chains({ events: csvOf(cleanEvents).slice(0, -20) }),
    'events.csv:19: the line: found nothing, allowed is CSV; Invalid Record Length: expect 17, got 11 on line 19',
  ],
  [
    'UTF-16 with the high byte first',
    chains({ results: Buffer.from(`\ufeff${csvOf(results)}`, 'utf16le').swap16() }),
    'results.csv: the file: found nothing, allowed is UTF-8; the bytes look like UTF-16: convert the file',
  ],
  [
    'a squad that plays itself',
    chains({ matches: csvOf(changed(matches, 2, 'away', 'Rivermouth')) }),
    'matches.csv:2: away: found "Rivermouth", allowed is another squad than home',
  ],
  [
    'a day that no month has',
    chains({ matches: csvOf(changed(matches, 2, 'date_utc', '2031-02-30')) }),
    'matches.csv:2: date_utc: found "2031-02-30", allowed is a date such as 2026-03-14',
  ],
  [
    'results appended to themselves',
    resultsOf(textOf([...season.slice(0, 1), ...season.slice(0, 1)])),
    'results.csv:3: match_id: found "700001", allowed is a match_id that no earlier row has',
  ],
  [
    'an alias of two squads',
    resultsOf(season, {
      squads: [
        { name: 'Rivermouth', aliases: 'Rovers' },
        { name: 'Pine Hollow', aliases: 'Rovers' },
      ],
    }),
    'squads.csv:3: aliases: found "Rovers", allowed is a name of only one row; line 2 has Rovers',
  ],
  [
    'two ids of one squad',
    resultsOf(season, {
      squads: [
        { name: 'Rivermouth', id: 7 },
        { season: 2031, name: 'Rivermouth', id: 8 },
      ],
    }),
    'squads.csv:3: id: found "8", allowed is 7, the id of Rivermouth on line 2',
  ],
  [
    'two placings of a squad in a round',
    resultsOf(season, {
      placings: [1, 2].map((position) => ({ season: 2031, squad: 'Rivermouth', from_round: 1, position })),
    }),
    'placings.csv:3: squad: found "Rivermouth", allowed is a squad that no earlier row of the season and round has; line 2 has it',
  ],
  [
    'a birthday that no month has',
    resultsOf(season, { persons: [{ ...quiet, date_of_birth: '2009-02-30' }] }),
    'persons.csv:2: date_of_birth: found "2009-02-30", allowed is nothing, or a date such as 2026-03-14',
  ],
  [
    'a person twice in a match with other statistics',
    players(aflTables + aflTables.split('\n').slice(1, 2).join('\n').replace('12,5,6,18', '13,5,6,19')),
    'player-statistics.csv:5: player: found "Ada Brook", allowed is a person who is listed only once; line 2 has person 11',
  ],
];

describe('odd inputs of an import', () => {
  itHandles(
    odds.flatMap(([name, words, message, action, changes = EVENT_LOGS]): readonly Input[] => [
      {
        name,
        words,
        code: 0,
        prints: /match(?:es)? written/u,
        reports: new RegExp(`^${escaped(`${message}; ${action}`)}`, 'mu'),
        changes,
      },
      {
        name: `${name}, with --strict`,
        words: (folder) => [...words(folder), '--strict'],
        code: 1,
        prints: new RegExp(
          `^${escaped(message)}\\n[^]*--strict refuses all \\d+ findings\\nnothing was written$`,
          'mu',
        ),
        changes: [],
      },
    ]),
  );
  itHandles(
    refused.map(([name, words, message]): Input => ({
      name,
      words,
      code: 1,
      prints: new RegExp(`^${escaped(message)}\\n[^]*nothing was written$`, 'u'),
      changes: [],
    })),
  );
  itHandles([
    {
      name: 'events that are not odd, with --strict',
      words: (folder) => [...chains()(folder), '--strict'],
      code: 0,
      prints: /events\.csv: 18 rows, 15 imported, 3 left out\n/u,
      changes: EVENT_LOGS,
    },
    {
      name: 'a spreadsheet',
      words: chains({ results: Buffer.from('504b030414000600', 'hex') }),
      code: 1,
      prints:
        /results\.csv: the file: found nothing, allowed is CSV; this is a spreadsheet such as \.xlsx .*: save it as CSV\n/u,
      changes: [],
    },
    {
      name: 'a file that does not exist',
      words: (folder) => [...chains()(folder), '--persons', path.join(folder, 'none.csv')],
      code: 1,
      prints: /none\.csv: the file: found nothing, allowed is a file that can be read; ENOENT: no such file/u,
      changes: [],
    },
    {
      name: 'a folder in the place of a log',
      change: (out) => {
        mkdirSync(path.join(out, '900002.ndjson.gz'));
      },
      words: chains(),
      code: 1,
      prints: /^cannot write .*out\/900002\.ndjson\.gz: .*(?:EISDIR|EPERM)/u,
      changes: [],
    },
  ]);
});
