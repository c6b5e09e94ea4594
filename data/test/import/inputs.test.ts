import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { changed, csvOf, events, filesIn, matches, results as chainResults } from '../support/chains-csv.js';
import { put } from '../support/folder.js';
import { itHandles, type Input, type Words } from '../support/inputs.js';
import { scored, textOf, type ResultFields } from '../support/results-csv.js';

const LOG = '900001.ndjson.gz';
/** The two matches of the invented events, as results. */
const results: readonly ResultFields[] = [
  {
    match_id: 900001,
    season: 2031,
    round: 4,
    date_local: '2031-04-05',
    home: 'Rivermouth',
    away: 'Rivergate Town',
    ...scored([[9, 9]], [[8, 8]], ['final']),
  },
  {
    match_id: 900002,
    season: 2031,
    round: 4,
    date_local: '2031-04-06',
    home: 'Old North Wharf',
    away: 'Rivermouth',
    ...scored([[1, 1]], [[2, 2]], ['final']),
  },
];

const eventsImport: Words = (folder) => {
  const { events, matches } = filesIn(folder);
  return ['import', '--format', 'chains-csv', '--events', events, '--matches', matches];
};

const resultsImport =
  (rows: readonly ResultFields[] = results): Words =>
  (folder) => {
    put(folder, { 'results.csv': textOf(rows) });
    return ['import', '--format', 'results-csv', '--results', path.join(folder, 'results.csv')];
  };

/** Rewrites the log of the match with events, line by line. */
const rewrite =
  (change: (lines: readonly string[]) => readonly string[]) =>
  (out: string): void => {
    const file = path.join(out, LOG);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(file, gzipSync(`${change(lines).join('\n')}\n`));
  };

const spaced = rewrite((lines) => lines.map((line) => line.replaceAll('":', '": ').replaceAll(',"', ', "')));
const escaped = rewrite((lines) =>
  lines.map((line) => line.replace('"kind":"transaction"', String.raw`"kind":"tr\u0061nsaction"`)),
);
/** Line-up corrections between the header and the bounce. The first 32 KB contain nothing else. */
const correctedBeforeBounce = rewrite(([header = '', ...entries]) => {
  const { home } = JSON.parse(header) as { readonly home: { readonly players: readonly object[] } };
  const players = Array.from({ length: 40 }, (_, n) => ({
    personId: n < home.players.length ? [11, 12][n] : 100 + n,
    fullname: `Invented ${'Player '.repeat(20)}${n}`,
  }));
  const line = JSON.stringify({ kind: 'correction', set: { home: { ...home, players } } });
  return [header, ...Array.from({ length: 8 }, () => line), ...entries];
});
const amendedLog = rewrite((lines) => [
  ...lines,
  JSON.stringify({ kind: 'amendment', id: 2, set: { x: 3 } }),
  JSON.stringify({ kind: 'removal', id: 3 }),
]);
const broken = rewrite((lines) => [...lines.slice(0, -1), '{"kind":"transaction","id":']);

/** An import of events whose file has these bytes. */
const eventsFrom =
  (given: Parameters<typeof filesIn>[1]): Words =>
  (folder) => {
    const { events: file, matches: matchesFile, results: resultsFile } = filesIn(folder, given);
    return [
      ...['import', '--format', 'chains-csv', '--events', file, '--matches', matchesFile],
      ...(resultsFile === undefined ? [] : ['--results', resultsFile]),
    ];
  };

/** An import of events that reports something odd. With `--strict` it is refused. */
const reported = (name: string, given: Parameters<typeof filesIn>[1], reports: RegExp): readonly Input[] => [
  {
    name,
    words: eventsFrom(given),
    code: 0,
    prints: /^2 matches written/u,
    reports,
    changes: [LOG, '900002.ndjson.gz'],
  },
  {
    name: `${name}, with --strict`,
    words: (folder) => [...eventsFrom(given)(folder), '--strict'],
    code: 1,
    prints: /--strict refuses all \d+ findings\nnothing was written$/u,
    changes: [],
  },
];

/** An import of events that is refused: nothing changes. */
const refused = (name: string, given: Parameters<typeof filesIn>[1], prints: RegExp): Input => ({
  name,
  words: eventsFrom(given),
  code: 1,
  prints: new RegExp(String.raw`${prints.source}\nnothing was written$`, 'u'),
  changes: [],
});

const lossOf = (text: string): RegExp =>
  new RegExp(
    String.raw`^900001\.ndjson\.gz: the file: found "${text}", allowed is a log from which the import of match 900001 removes nothing\nthe import has less data .*--keep leaves .*--replace replaces .*\nnothing was written$`,
    'u',
  );

const inputs: readonly Input[] = [
  ...(
    [
      ['as it was imported', undefined],
      ['written with spaces after colons', spaced],
      ['with escaped letters', escaped],
    ] as const
  ).map(([name, change]): Input => ({
    name: `results over a log with transactions, ${name}`,
    before: eventsImport,
    ...(change && { change }),
    words: resultsImport(),
    code: 0,
    prints: /^2 matches written .*\n {2}match 900001, revision \d+: 1 correction\n/su,
    reports: /^results\.csv:\d+: home score: found "9\.9 \(63\)", allowed is the score of the events/mu,
    changes: [LOG, '900002.ndjson.gz'],
  })),
  {
    name: 'results over a log with corrections before the bounce',
    before: eventsImport,
    change: correctedBeforeBounce,
    words: resultsImport(),
    code: 0,
    prints: /^2 matches written .*\n {2}match 900001, revision \d+: 1 correction\n/su,
    reports: /^results\.csv:\d+: home score: found/mu,
    changes: [LOG, '900002.ndjson.gz'],
  },
  {
    name: 'events over a log that was edited, with --keep',
    before: eventsImport,
    change: amendedLog,
    words: (folder) => [...eventsImport(folder), '--keep'],
    code: 0,
    prints: /^1 match written .*\nnot changed, because the folder has more data about them: 1 match/su,
    changes: [],
  },
  {
    name: 'results over a log with transactions, with --replace',
    before: eventsImport,
    change: spaced,
    words: (folder) => [...resultsImport()(folder), '--replace'],
    code: 0,
    prints: /^2 matches written .*\nreplaced, with the old log kept as 900001\.ndjson\.gz\.old$/su,
    changes: [LOG, `${LOG}.old`, '900002.ndjson.gz'],
  },
  {
    name: '--keep beside --replace',
    words: (folder) => [...resultsImport()(folder), '--replace', '--keep'],
    code: 2,
    prints: /^--keep and --replace cannot be used together/u,
    changes: [],
  },
  {
    name: 'the same events again',
    before: eventsImport,
    words: eventsImport,
    code: 0,
    prints: /^2 matches written/u,
    changes: [],
  },
  {
    name: 'events over a log that was edited',
    before: eventsImport,
    change: amendedLog,
    words: eventsImport,
    code: 1,
    prints: lossOf('2 edits instead of 0'),
    changes: [],
  },
  {
    name: 'events over results',
    before: resultsImport(results.slice(0, 1)),
    words: eventsImport,
    code: 0,
    prints: /^2 matches written/u,
    changes: [LOG, '900002.ndjson.gz'],
  },
  {
    name: 'results over a log that cannot be read',
    before: eventsImport,
    change: broken,
    words: resultsImport(),
    code: 1,
    prints: lossOf('a log that cannot be read or is of another match'),
    changes: [],
  },
  {
    name: 'results over the log of another match under their file name',
    before: resultsImport(results.slice(1)),
    change: (out) => {
      writeFileSync(path.join(out, LOG), readFileSync(path.join(out, '900002.ndjson.gz')));
      writeFileSync(path.join(out, '900002.ndjson.gz'), gzipSync('{}\n'));
    },
    words: resultsImport(results.slice(0, 1)),
    code: 1,
    prints: lossOf('a log that cannot be read or is of another match'),
    changes: [],
  },
  {
    name: 'a fixture over results',
    before: resultsImport(results.slice(0, 1)),
    words: resultsImport([{ match_id: 900001, season: 2031, round: 4, home: 'Rivermouth', away: 'Rivergate Town' }]),
    code: 0,
    prints: /1 match was stored before: 0 changed, 1 the same/u,
    changes: [],
  },
  refused(
    'an empty file',
    { events: '' },
    /^events\.csv: the file: found nothing, allowed is a line of column names and rows below it; the file is empty/u,
  ),
  refused(
    'a file of column names alone',
    { events: csvOf(events.slice(0, 1)) },
    /^events\.csv:1: the line: found nothing, allowed is rows below the column names; the file has none/u,
  ),
  ...(
    [
      [';', 'semicolons'],
      ['\t', 'tabs'],
      ['|', 'vertical bars'],
    ] as const
  ).map(([mark, delimiter]) =>
    refused(
      `a file with ${delimiter} between columns`,
      { events: csvOf(events).replaceAll(',', mark) },
      new RegExp(
        String.raw`^events\.csv:1: the line: found ".*, allowed is columns separated by commas; these are separated by ${delimiter}`,
        'u',
      ),
    ),
  ),
  refused(
    'a file in Latin-1',
    { events: Buffer.from(csvOf(changed(events, 4, 'type', 'Ballonverluſt é')).replace('ſ', ''), 'latin1') },
    /^events\.csv:4: the line: found nothing, allowed is UTF-8; the bytes look like Latin-1 or Windows-1252: convert the file/u,
  ),
  refused(
    'a file in UTF-16',
    { events: Buffer.from(`\ufeff${csvOf(events)}`, 'utf16le') },
    /^events\.csv: the file: found nothing, allowed is UTF-8; the bytes look like UTF-16: convert the file/u,
  ),
  refused(
    'a file in UTF-16 without a byte order mark',
    { events: Buffer.from(csvOf(events), 'utf16le') },
    /^events\.csv: the file: found nothing, allowed is UTF-8; the bytes look like UTF-16: convert the file/u,
  ),
  {
    name: 'a file that begins with the byte order mark of UTF-8',
    words: eventsFrom({ events: `\ufeff${csvOf(events)}` }),
    code: 0,
    prints: /^2 matches written/u,
    changes: [LOG, '900002.ndjson.gz'],
  },
  {
    name: 'results of seasons whose names are no years, with --season',
    words: (folder) => [
      ...eventsFrom({ results: csvOf(changed(changed(chainResults, 2, 'season', 'x'), 3, 'season', 'x')) })(folder),
      ...['--season', '2031'],
    ],
    code: 0,
    prints: /^2 matches written/u,
    changes: [LOG, '900002.ndjson.gz'],
  },
  ...reported(
    'rows out of the order of seq',
    { events: csvOf([...events.slice(0, 3), ...events.slice(4, 6), ...events.slice(3, 4), ...events.slice(6)]) },
    /^events\.csv:6: seq: found "3", allowed is a number greater than in the row before; the rows of the match are sorted by seq$/mu,
  ),
  ...reported(
    'a file appended to itself',
    { events: csvOf(events) + csvOf(events) },
    /^events\.csv:25: seq: found "1", allowed is a row that does not repeat an earlier one; the row is left out \(22 times; also on lines 26, 27, 28, 29, \.\.\.\)$/mu,
  ),
  ...reported(
    'column names among the rows',
    { events: csvOf([...events, ...events.slice(0, 1)]) },
    /^events\.csv:24: match_id: found "match_id", allowed is values, and not the column names again; the row is left out$/mu,
  ),
  ...reported(
    'fewer ends than periods',
    { matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801')) },
    /^matches\.csv:2: periods_end_secs: found "1801", allowed is 2 period ends, one for each period with events; the other periods end with their last event$/mu,
  ),
  ...reported(
    'seconds after the end of a period',
    { matches: csvOf(changed(matches, 2, 'periods_end_secs', '1801;40')) },
    /^events\.csv:22: period_secs: found 41, allowed is at most the end of the period in matches\.csv; the period lasts until its last event \(2 times; also on lines 23\)$/mu,
  ),
  ...reported(
    'an unknown type of event',
    {},
    /^events\.csv:19: type: found "Sausage Sizzle", allowed is a known event type; "Sausage Sizzle" is not one; the row is left out$/mu,
  ),
  ...reported(
    'results of other teams',
    { results: csvOf(changed(chainResults, 2, 'home', 'Pine Hollow')) },
    /^results\.csv:2: home: found "Pine Hollow", allowed is Rivermouth, as in the match file, or an alias; the team in the match file is used$/mu,
  ),
  ...reported(
    'results with the sides swapped',
    {
      results: csvOf(changed(changed(chainResults, 2, 'home', 'Rivergate Town'), 2, 'away', 'Rivermouth')),
    },
    /^results\.csv:2: home: found "Rivergate Town", allowed is the sides in the match file, which are swapped; the sides in the match file are used$/mu,
  ),
  ...reported(
    'results with another score',
    { results: textOf(results.map((row) => ({ ...row, phase: 'HA' }))) },
    /^results\.csv:2: home score: found "9\.9 \(63\)", allowed is the score of the events; the events of match 900001 add up to \d+\.\d+ \(\d+\), which is used$/mu,
  ),
  refused(
    'two rows of one seq that differ',
    { events: csvOf(changed(events, 4, 'seq', '2')) },
    /^events\.csv:4: seq: found "2", allowed is a number that no other row of the match has; line 3 has it/u,
  ),
  refused(
    'a person on both sides',
    { events: csvOf(changed(events, 17, 'person_id', '21')) },
    /^events\.csv:17: side: found "H", allowed is A, the side of person 21 on line 5/u,
  ),
  refused(
    'events of a match that is not described',
    { events: csvOf(changed(events, 23, 'match_id', '5')) },
    /^events\.csv:23: match_id: found 5, allowed is a match in matches\.csv/u,
  ),
  {
    name: 'results without ids, with one match twice',
    words: resultsImport([...results, ...results.slice(0, 1)].map(({ match_id, ...row }) => row)),
    code: 0,
    prints: /^2 matches written/u,
    reports:
      /^results\.csv:4: home: found "Rivermouth", allowed is a match that no other row has; line 2 has it; the row is left out$/mu,
    changes: ['2031011001.ndjson.gz', '2031011002.ndjson.gz'],
  },
  {
    name: 'results that name one id twice',
    words: resultsImport([...results, ...results.slice(0, 1)]),
    code: 1,
    prints:
      /^results\.csv:4: match_id: found "900001", allowed is a match_id that no earlier row has\nnothing was written$/u,
    changes: [],
  },
  {
    name: 'a folder to write to that is a file',
    words: (folder) => {
      put(folder, { 'out/file': 'x' });
      return [...eventsFrom({})(folder), '--out', path.join(folder, 'out/file')];
    },
    code: 1,
    prints: /^cannot (?:read|write) .*out\/file.*: ENOTDIR: not a directory/u,
    changes: ['file'],
  },
];

describe('inputs of an import', () => {
  itHandles(inputs);
});
