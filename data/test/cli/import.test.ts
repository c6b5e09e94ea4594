import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openWorld, readMatchLog, type MatchStore, type World } from '@goalsquare/data';
import { ladderOf, type Amendment, type MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import { changed, csvOf, events, filesIn, type Rows } from '../support/chains-csv.js';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { scored, season, textOf, type ResultFields } from '../support/results-csv.js';

const newFolder = folders();
const wordsFor = (folder: string, more: readonly string[]): readonly string[] => [
  ...more,
  '--out',
  path.join(folder, 'out'),
];

/** Imports rows of results into `out` within a folder. */
function importResults(folder: string, rows: readonly ResultFields[], more: readonly string[] = []): Promise<Said> {
  put(folder, { 'results.csv': textOf(rows) });
  return said(
    wordsFor(folder, ['import', '--format', 'results-csv', '--results', path.join(folder, 'results.csv'), ...more]),
  );
}

/** Imports the invented events into `out` within a folder. */
function importEvents(folder: string, more: readonly string[] = []): Promise<Said> {
  const { events, matches } = filesIn(folder);
  return said(
    wordsFor(folder, ['import', '--format', 'chains-csv', '--events', events, '--matches', matches, ...more]),
  );
}

const kindsOf = (folder: string, id: number): readonly string[] => {
  const file = path.join(folder, 'out', `${id}.ndjson.gz`);
  return [...new Set(readMatchLog(file, readFileSync(file)).log.entries.map(({ kind }) => kind))];
};

const opened: MatchStore[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

async function worldOf(folder: string): Promise<World> {
  const { matches, world } = await openWorld(path.join(folder, 'out'));
  opened.push(matches);
  expect(matches.faults).to.deep.equal([]);
  return world;
}

const event: ResultFields = {
  match_id: 900001,
  season: 2031,
  round: 4,
  home: 'Rivermouth',
  away: 'Rivergate Town',
  ...scored([[9, 9]], [[8, 8]], ['final']),
};
const eventLater: ResultFields = {
  match_id: 900002,
  season: 2031,
  round: 4,
  home: 'Old North Wharf',
  away: 'Rivermouth',
};

describe('import --format results-csv', () => {
  it('writes a season that opens like any other: fixture, results, ladder', async () => {
    const folder = newFolder();
    const { code, out } = await importResults(folder, season, ['--league', '7', '--league-name', 'Coast League']);
    expect([code, out.split('\n').slice(0, 2)]).to.deep.equal([
      0,
      [`7 matches written to ${path.join(folder, 'out')}: 5 with a result`, '1 season of Coast League, Seniors: 2031'],
    ]);
    const found = (await worldOf(folder)).season(7, 1, 2031);
    expect(found?.record.rounds.map(({ name }) => name)).to.deep.equal([
      'Round 1',
      'Round 2',
      'Semi Final',
      'Grand Final',
      'Grand Final Replay',
    ]);
    const lines = found && ladderOf(found).lines.map(({ squad, points }) => `${squad.name} ${points}`);
    expect(lines).to.deep.equal(['Old North Wharf 4', 'Rivergate Town 2', 'Rivermouth 2', 'Pine Hollow 0']);
  });

  it('writes nothing where a row is faulty', async () => {
    const folder = newFolder();
    const { code, complaints } = await importResults(folder, [
      ...season,
      { season: 2031, round: 'x', home: 'A', away: 'B' },
    ]);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^results\.csv:9: round: found "x", allowed is a round .*\nnothing was written$/u);
    expect(existsSync(path.join(folder, 'out'))).to.equal(false);
  });

  it('leaves nothing behind but what it wrote', async () => {
    const folder = newFolder();
    await importResults(folder, season.slice(0, 1));
    expect(readdirSync(path.join(folder, 'out'))).to.deep.equal([
      '700001.ndjson.gz',
      'league-1-level-1-2031.season.json',
    ]);
  });
});

describe('an import into a folder that holds matches', () => {
  it('leaves the ids of squads and venues, and numbers new ones on', async () => {
    const folder = newFolder();
    await importResults(folder, season);
    await importResults(folder, [{ match_id: 710001, season: 2032, round: 1, home: 'Alder Vale', away: 'Rivermouth' }]);
    const squads = (await worldOf(folder)).season(1, 1, 2032)?.record.squads.map(({ id, name }) => `${id} ${name}`);
    expect(squads).to.deep.equal(['50 Alder Vale', '40 Rivermouth']);
  });

  it('adds to matches what it has, and leaves what it does not have', async () => {
    const folder = newFolder();
    await importEvents(folder);
    const { code, out } = await importResults(folder, [
      event,
      { ...eventLater, ...scored([[1, 1]], [[2, 2]], ['final']) },
    ]);
    expect(code).to.equal(0);
    expect(out).to.match(/^2 matches written .*: 1 with a result, 1 with transactions$/mu);
    expect(kindsOf(folder, 900001)).to.include('transaction');
    expect(kindsOf(folder, 900002)).to.deep.equal(['correction', 'result', 'status']);
    expect(await importEvents(folder)).to.include({ code: 0 });
    expect(kindsOf(folder, 900002)).to.deep.equal(['correction', 'result', 'status']);
  });

  it('finds a match without an id by its season, round and squads', async () => {
    const folder = newFolder();
    await importResults(folder, season);
    const { code } = await importResults(folder, [
      {
        season: 2031,
        round: 2,
        home: 'Rivergate Town',
        away: 'Old North Wharf',
        ...scored([[1, 1]], [[2, 2]], ['final']),
      },
    ]);
    expect(code).to.equal(0);
    expect(kindsOf(folder, 700004)).to.deep.equal(['correction', 'result', 'status']);
    expect(readdirSync(path.join(folder, 'out')).filter((name) => name.endsWith('.gz'))).to.have.lengthOf(7);
  });

  it('adds what a record lacks, and leaves what it has', async () => {
    const folder = newFolder({
      'squads.csv': 'name,state\nRivermouth,VIC\n',
      'venues.csv': 'name,state\nCinder Park,SA\n',
    });
    await importResults(folder, season, ['--squads', path.join(folder, 'squads.csv')]);
    await importResults(folder, season, ['--venues', path.join(folder, 'venues.csv')]);
    const record = (await worldOf(folder)).season(1, 1, 2031)?.record;
    expect(record?.squads.find(({ name }) => name === 'Rivermouth')?.homeState?.code).to.equal('VIC');
    expect(record?.venues.map(({ country }) => country?.state?.code)).to.deep.equal(['SA']);
  });

  it('may be of another league, side by side', async () => {
    const folder = newFolder();
    await importResults(folder, season);
    const { code } = await importResults(folder, season, [
      '--new-ids',
      '--league',
      '7',
      '--league-name',
      'Coast League',
      '--gender',
      'women',
    ]);
    expect(code).to.equal(0);
    expect(
      (await worldOf(folder)).leagues.map(({ id, name, code: short, gender }) => [id, name, short, gender]),
    ).to.deep.equal([
      [1, 'Imported League', 'IMP', '1'],
      [7, 'Coast League', 'COL', '2'],
    ]);
  });

  it('takes the names of a league that is named by its id from the folder', async () => {
    const folder = newFolder();
    await importResults(folder, season, ['--league-name', 'Coast League', '--gender', 'women']);
    const { code, out } = await importResults(
      folder,
      [{ match_id: 710001, season: 2032, round: 1, home: 'Alder Vale', away: 'Rivermouth' }],
      ['--league', '1'],
    );
    expect([code, out.split('\n')[1]]).to.deep.equal([0, '1 season of Coast League, Seniors: 2032']);
  });

  const contradictions: readonly (readonly [string, readonly ResultFields[], readonly string[], RegExp])[] = [
    [
      'another name of its league',
      season,
      [],
      /^league-1-level-1-2031\.season\.json: league\.name: found "Coast League", allowed is "Imported League", the name of league 1 in the import; use the same, or another league with --league and --league-name\n/u,
    ],
    [
      'another name of its level',
      season,
      ['--league', '1', '--level', '1', '--level-name', 'Firsts'],
      /: level\.name: found "Seniors", allowed is "Firsts",/u,
    ],
    [
      'a match id of another league',
      season,
      ['--league', '7', '--league-name', 'Other'],
      /^700001\.ndjson\.gz:1: id: found 700001, allowed is an id that the import does not use; this match is in season 2031 of league 1 and level 1: --new-ids/u,
    ],
    [
      'a match under another id',
      [{ ...season[0], match_id: 5 }],
      ['--league', '1'],
      /^results\.csv:2: match_id: found 5, allowed is 700001, the id that the match of Old North Wharf and Pine Hollow already has\n/u,
    ],
    [
      'a season of which no squad is known',
      [{ match_id: 5, season: 2031, round: 1, home: 'Alder Vale', away: 'Fern Gully' }],
      ['--league', '1'],
      /^700001\.ndjson\.gz:1: seasonId: found 2031, allowed is a season that shares a squad with the import, or another league\n/u,
    ],
  ];
  for (const [what, rows, more, complaint] of contradictions) {
    it(`refuses ${what}, and writes nothing`, async () => {
      const folder = newFolder();
      await importResults(folder, season, ['--league-name', 'Coast League']);
      const before = readdirSync(path.join(folder, 'out'));
      const { code, complaints } = await importResults(folder, rows, more);
      expect([code, complaints.split('\n').at(-1)]).to.deep.equal([1, 'nothing was written']);
      expect(complaints).to.match(complaint);
      expect(readdirSync(path.join(folder, 'out'))).to.deep.equal(before);
    });
  }

  it('refuses a folder whose record cannot be read', async () => {
    const folder = newFolder({ 'out/a.season.json': '{"kind":"season",\n' });
    const { code, complaints } = await importResults(folder, season);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^a\.season\.json: the file: found nothing, allowed is one JSON object;/u);
  });
});

describe('the words of an import', () => {
  const files = ['--format', 'results-csv', '--results', 'r.csv', '--out', 'o'];
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [['--format', 'results-csv'], /^--results and --out are needed\n/u],
    [['--format', 'results-csv', '--results', 'r.csv'], /^--out is needed\n/u],
    [[...files, '--events', 'e.csv'], /^--events belongs to --format chains-csv\n/u],
    [
      ['--format', 'chains-csv', '--events', 'e', '--matches', 'm', '--out', 'o', '--new-ids'],
      /^--new-ids belongs to --format results-csv\n/u,
    ],
    [[...files, '--league', 'one'], /^--league is one; allowed is a whole number up to 9998\n/u],
    [[...files, '--level', '10'], /^--level is 10; allowed is a whole number up to 9\n/u],
    [[...files, '--season', '2147'], /^--season is 2147; allowed is a whole number up to 2146\n/u],
    [[...files, '--gender', 'x'], /^--gender is x; allowed is men, women, mixed\n/u],
  ];
  for (const [words, complaint] of wrong) {
    it(`are refused: ${words.join(' ')}`, async () => {
      const { code, complaints } = await said(['import', ...words]);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
    });
  }

  it('reports a file that does not exist', async () => {
    const { code, complaints } = await said(['import', ...files]);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^r\.csv: the file: found nothing, allowed is a file that can be read;/u);
  });
});

describe('an import of matches that the folder has', () => {
  const fileOf = (folder: string): string => path.join(folder, 'out', '900001.ndjson.gz');
  const logIn = (folder: string): MatchLog => readMatchLog('log', readFileSync(fileOf(folder))).log;
  /** Imports the invented events again, with one field changed. */
  function importChanged(folder: string, rows: Rows, more: readonly string[] = []): Promise<Said> {
    const { events: file, matches } = filesIn(folder, { events: csvOf(rows) });
    return said(
      wordsFor(folder, ['import', '--format', 'chains-csv', '--events', file, '--matches', matches, ...more]),
    );
  }
  const otherPlayer = changed(events, 12, 'person_id', '21');

  it('writes nothing if they are the same', async () => {
    const folder = newFolder();
    await importEvents(folder);
    const before = readFileSync(fileOf(folder));
    const { mtimeMs } = statSync(fileOf(folder));
    const { out } = await importEvents(folder);
    expect(out).to.include('\n2 matches were stored before: 0 changed, 2 the same\n');
    expect(readFileSync(fileOf(folder)).equals(before)).to.equal(true);
    expect(statSync(fileOf(folder)).mtimeMs).to.equal(mtimeMs);
  });

  it('adds what changed to their logs, with the importer, the reason and the instant', async () => {
    const folder = newFolder();
    await importEvents(folder);
    const before = logIn(folder);
    const start = Date.now();
    const { out, code } = await importChanged(folder, otherPlayer, ['--reason', 'Reviewed: another scorer.']);
    expect(code).to.equal(0);
    const { header, entries } = logIn(folder);
    expect([header, entries.slice(0, before.entries.length)]).to.deep.equal([before.header, before.entries]);
    const [amendment, ...others] = entries.slice(before.entries.length);
    expect(others).to.deep.equal([]);
    expect(amendment).to.deep.include({
      kind: 'amendment',
      set: { personId: 21 },
      by: 'import',
      reason: 'Reviewed: another scorer.',
    });
    expect(Date.parse((amendment as Amendment).recorded ?? '')).to.be.within(start, Date.now());
    expect(out).to.include('2 matches were stored before: 1 changed, 1 the same\n');
    expect(out).to.include(`  match 900001, revision ${entries.length}: 1 amendment\n`);
    const bytes = readFileSync(fileOf(folder));
    await importChanged(folder, otherPlayer);
    expect(readFileSync(fileOf(folder)).equals(bytes)).to.equal(true);
    await importEvents(folder);
    expect(logIn(folder).entries.at(-1)).to.deep.include({ set: { personId: 22 }, reason: 're-import' });
  });

  it('rewrites a match that was stored without play, and says so', async () => {
    const folder = newFolder();
    await importResults(folder, [event, eventLater]);
    const { out } = await importEvents(folder);
    expect(logIn(folder).entries.at(-1)).to.deep.include({ kind: 'correction', by: 'import', rewritten: 'log' });
    expect(out).to.match(
      /match 900001, revision \d+: 1 correction; rewritten \(re-import: it was stored without play\)/u,
    );
  });

  for (const reason of ['', 'x'.repeat(101), 'a\nb', 'bell\u0007', 'right-to-left \u202e'])
    it(`refuses ${JSON.stringify(reason).slice(0, 30)} as a reason`, async () => {
      const folder = newFolder();
      const { code, complaints } = await importChanged(folder, otherPlayer, ['--reason', reason]);
      expect(code).to.equal(2);
      expect(complaints).to.match(/^--reason is ".*"; allowed is a text of 1 to 100 printable characters/u);
      expect(existsSync(path.join(folder, 'out'))).to.equal(false);
    });
});
