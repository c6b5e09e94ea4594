import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { writeSynced } from '../../src/export/dataset/dataset-file.js';
import type { DatasetManifest, SeasonManifest } from '../../src/export/dataset/manifest.js';
import { Register, type ExternalId } from '../../src/register/register.js';
import { writeRegister } from '../../src/register/register-file.js';
import { said, type Said } from '../support/command.js';
import { fromJsonl, fromParquet } from '../support/export.js';
import { folders, put } from '../support/folder.js';
import { record as smallRecord } from '../support/season-record.js';
import { header, lines, rushed, textOf, type Line } from '../support/small-log.js';

const newFolder = folders();

const later = { ...header, id: 78, roundNumber: 2, phaseRoundNumber: 2 };
const matchLog = (first: Line, ...more: readonly Line[]): string => textOf([first, ...lines.slice(1), ...more]);

const record: Line = {
  ...smallRecord,
  squads: [{ id: 10, code: 'HOM', name: 'Homers', players: [{ personId: 11, fullname: 'Ada Quill', heightCm: 181 }] }],
};

/** Two played matches of a season, and a future one of the next. */
const world = (): string =>
  newFolder({
    'in/77.ndjson': textOf(lines),
    'in/78.ndjson': matchLog(later),
    'in/75.ndjson': textOf([{ ...header, id: 75, seasonId: 2027 }]),
    'in/2026.season.json': JSON.stringify(record),
  });

const exported = (folder: string, ...more: readonly string[]): Promise<Said> =>
  said([
    'export',
    '--from',
    path.join(folder, 'in'),
    '--out',
    path.join(folder, 'out'),
    '--format',
    'parquet',
    '--partition',
    '--metrics',
    'KICK,GOAL,DISPOSAL_EFFICIENCY',
    ...more,
  ]);

const out = (folder: string, ...parts: readonly string[]): string => path.join(folder, 'out', ...parts);
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifestOf = (folder: string): DatasetManifest => json(out(folder, 'manifest.json')) as DatasetManifest;
const seasonOf = (folder: string, id: number): SeasonManifest =>
  json(out(folder, 'manifests', `1-1-${id}.json`)) as SeasonManifest;
const partition = (table: string, season: number): string =>
  path.join(table, 'leagueId=1', 'levelId=1', `seasonId=${season}`, 'data.parquet');

/** Every file of a dataset, with what shows whether it was written again. */
const stateOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(out(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(out(folder, name)).isFile())
      .map((name) => {
        const { ino, mtimeMs } = statSync(out(folder, name));
        return [name, `${ino} ${mtimeMs}`] as const;
      }),
  );

const changed = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(after).filter((name) => before[name] !== after[name]);

describe('export --partition', () => {
  it('writes a file for each table and season, and a manifest that describes them', async () => {
    const folder = world();
    const { code, out: text, progress } = await exported(folder);
    expect([code, text]).to.deep.equal([0, `3 matches in ${out(folder)}: 30 files written, 0 unchanged, 0 removed`]);
    expect(progress).to.match(/^exporting: /u);
    const { tables, seasons, ...head } = manifestOf(folder);
    expect(head).to.deep.equal({ format: 'goalsquare-dataset', version: 3 });
    expect(tables.map(({ name }) => name)).to.deep.equal([
      'matches',
      'transactions',
      'chains',
      'shots',
      'players',
      'player-statistics',
      'squad-statistics',
      'contributions',
      'intervals',
      'appearances',
      'periods',
      'against',
      'persons',
      'metrics',
      'external-ids',
    ]);
    for (const { partitions } of tables) expect(partitions).to.deep.equal(['leagueId', 'levelId', 'seasonId']);
    expect(seasons.map(({ seasonId, files }) => [seasonId, files])).to.deep.equal([
      [2026, 15],
      [2027, 15],
    ]);
    for (const { seasonId, sha256 } of seasons)
      expect(
        createHash('sha256')
          .update(readFileSync(out(folder, 'manifests', `1-1-${seasonId}.json`)))
          .digest('hex'),
      ).to.equal(sha256);
  });

  it('names size, rows, revision and SHA-256 of every file, and no other file is there', async () => {
    const folder = world();
    await exported(folder);
    const files = [2026, 2027].flatMap((season) => seasonOf(folder, season).files);
    expect(Object.keys(stateOf(folder)).sort()).to.deep.equal(
      [...files.map((file) => file.path), 'manifest.json', 'manifests/1-1-2026.json', 'manifests/1-1-2027.json'].sort(),
    );
    for (const file of files) {
      const bytes = readFileSync(out(folder, file.path));
      expect([file.bytes, file.sha256]).to.deep.equal([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
      expect(await fromParquet(out(folder, file.path))).to.have.lengthOf(file.rows);
    }
    const matches = files.find((file) => file.table === 'matches');
    expect(matches?.revision).to.equal(2 * (lines.length - 1));
  });

  it('holds the rows that the same table of a plain export holds, without the columns of the partitions', async () => {
    const folder = world();
    await exported(folder);
    await said([
      'export',
      '--from',
      path.join(folder, 'in'),
      '--out',
      path.join(folder, 'plain'),
      '--metrics',
      'KICK,GOAL,DISPOSAL_EFFICIENCY',
    ]);
    for (const name of readdirSync(path.join(folder, 'plain')).map((file) => path.parse(file).name)) {
      const plain = fromJsonl(path.join(folder, 'plain', `${name}.jsonl`)).filter(({ seasonId }) => seasonId === 2026);
      const added = ['phaseCode', 'start', 'lacks', 'homeMargin', 'tolerance'];
      const rows = await fromParquet(out(folder, partition(name, 2026)));
      expect(
        rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !added.includes(column)))),
        name,
      ).to.deep.equal(plain.map(({ leagueId: _, levelId: __, seasonId: ___, ...row }) => row));
    }
  });

  it('lists the persons of a season: those of the record and those who played', async () => {
    const folder = world();
    await exported(folder);
    const persons = await fromParquet(out(folder, partition('persons', 2026)));
    expect(persons.map(({ squadId, personId }) => [squadId, personId])).to.deep.equal([
      [10, 11],
      [10, 12],
      [10, 13],
      [20, 21],
      [20, 22],
      [20, 23],
    ]);
    expect(persons[0]).to.deep.include({ fullname: 'Ada Quill', height: 181, squadName: 'Homers' });
  });

  const idOf = (kind: ExternalId['kind'], externalId: string, id: number): ExternalId => ({
    ...{ kind, source: 'afl', externalId, id, names: [] },
  });
  const registered = [
    ...[idOf('person', 'CD_I21', 21), idOf('squad', 'CD_T10', 10), idOf('venue', 'CD_V1', header.venue.id)],
    ...[idOf('match', 'CD_M78', 78), idOf('person', 'CD_I99', 99)],
  ];
  const register = (ids: readonly ExternalId[]) => ({ 'in/register.jsonl': writeRegister(new Register(ids, [])) });

  it('lists the external ids of the persons, squads, venues and matches of a season', async () => {
    const folder = world();
    put(folder, register(registered));
    await exported(folder);
    expect(await fromParquet(out(folder, partition('external-ids', 2026)))).to.deep.equal(
      registered.slice(0, 4).map(({ names: _, ...row }) => row),
    );
  });

  it('rewrites only the seasons whose external ids changed', async () => {
    const folder = world();
    await exported(folder);
    put(folder, register([idOf('match', 'CD_M78', 78), idOf('person', 'CD_I99', 99)]));
    expect((await exported(folder)).out).to.include(': 15 files written, 15 unchanged, ');
    put(folder, register([idOf('match', 'CD_M78', 78)]));
    expect((await exported(folder)).out).to.include(': 0 files written, 30 unchanged, ');
  });

  it('sorts what acts and time add by base, and by match within it', async () => {
    const folder = world();
    await exported(folder);
    for (const table of ['contributions', 'intervals']) {
      const keys = (await fromParquet(out(folder, partition(table, 2026)))).map(
        ({ base, matchId }) => `${String(base)} ${Number(matchId)}`,
      );
      expect(new Set(keys).size, table).to.be.greaterThan(4);
      expect(keys, table).to.deep.equal([...keys].sort());
    }
  });

  it('has the time on the ground of intervals in appearances', async () => {
    const folder = world();
    await exported(folder);
    const rows = (table: string) => fromParquet(out(folder, partition(table, 2026)));
    const seconds = new Map<string, number>();
    for (const { base, matchId, personId, fromSeconds, toSeconds } of await rows('intervals')) {
      const key = `${Number(matchId)} ${Number(personId)}`;
      if (base !== 'secondsOnGround') continue;
      seconds.set(key, (seconds.get(key) ?? 0) + Number(toSeconds) - Number(fromSeconds));
    }
    const played = (await rows('appearances')).map(
      ({ matchId, personId, secondsOnGround }) =>
        [`${Number(matchId)} ${Number(personId)}`, Number(secondsOnGround)] as const,
    );
    expect(played.some(([, time]) => time > 0)).to.equal(true);
    expect(new Map(played)).to.deep.equal(seconds);
  });

  it('rewrites nothing if nothing changed', async () => {
    const folder = world();
    await exported(folder);
    const before = stateOf(folder);
    const { out: text } = await exported(folder);
    expect(text).to.equal(`3 matches in ${out(folder)}: 0 files written, 30 unchanged, 0 removed`);
    expect(stateOf(folder)).to.deep.equal(before);
  });

  it('rewrites the files of the season of a changed match and the manifests, and nothing else', async () => {
    const folder = world();
    await exported(folder);
    const before = stateOf(folder);
    put(folder, { 'in/78.ndjson': matchLog(later, { ...rushed, id: 9, periodSeconds: 95 }) });
    await exported(folder);
    expect([...changed(before, stateOf(folder))].sort()).to.deep.equal(
      [
        'manifest.json',
        path.join('manifests', '1-1-2026.json'),
        ...seasonOf(folder, 2026).files.map((file) => file.path),
      ].sort(),
    );
    const rows = await fromParquet(out(folder, partition('matches', 2026)));
    expect(rows.map(({ matchId, awayPoints }) => [matchId, awayPoints])).to.deep.equal([
      [77, 0],
      [78, 1],
    ]);
  });

  for (const version of [1, 2])
    it(`replaces a dataset of version ${version}`, async () => {
      const folder = world();
      await exported(folder);
      const file = 'chains/leagueId=1/levelId=1/seasonId=2026/matchId=77/data.parquet';
      const old = { format: 'goalsquare-dataset', version, leagueId: 1, levelId: 1, seasonId: 2026 };
      put(folder, {
        [`out/${file}`]: 'PAR1',
        'out/manifests/1-1-2026.json': JSON.stringify({
          ...old,
          files: [{ table: 'chains', path: file, matchId: 77, revision: 1, rows: 1, bytes: 4, sha256: '' }],
          matches: {},
          season: { revision: 1, digest: '' },
        }),
      });
      expect((await exported(folder)).out).to.match(/, 1 removed$/u);
      expect(existsSync(out(folder, file))).to.equal(false);
      expect(seasonOf(folder, 2026).version).to.equal(3);
    });

  it('repairs files that were damaged, removed or left half done', async () => {
    const folder = world();
    await exported(folder);
    const whole = seasonOf(folder, 2026);
    const [shorter, missing, newer] = ['chains', 'shots', 'players'].map((table) =>
      out(folder, partition(table, 2026)),
    );
    writeFileSync(shorter ?? '', 'PAR1');
    rmSync(missing ?? '');
    const bytes = readFileSync(newer ?? '');
    writeFileSync(newer ?? '', bytes.fill(7, 4, 20));
    utimesSync(newer ?? '', new Date(Date.now() + 1000), new Date(Date.now() + 1000));
    mkdirSync(out(folder, '.writing-interrupted'));
    utimesSync(out(folder, '.writing-interrupted'), 0, 0);
    const { out: text } = await exported(folder);
    expect(text).to.include(` ${whole.files.length} files written, `);
    expect(seasonOf(folder, 2026)).to.deep.equal(whole);
    for (const file of whole.files)
      expect(
        createHash('sha256')
          .update(readFileSync(out(folder, file.path)))
          .digest('hex'),
      ).to.equal(file.sha256);
    expect(existsSync(out(folder, '.writing-interrupted'))).to.equal(false);
  });

  it('removes the files of matches and seasons that are gone, and their folders', async () => {
    const folder = world();
    await exported(folder);
    for (const name of ['78.ndjson', '75.ndjson']) rmSync(path.join(folder, 'in', name));
    expect((await exported(folder)).out).to.match(/, 15 removed$/u);
    expect(manifestOf(folder).seasons.map(({ seasonId }) => seasonId)).to.deep.equal([2026]);
    const rows = await fromParquet(out(folder, partition('transactions', 2026)));
    expect(rows.map(({ matchId }) => matchId)).to.not.include(78);
    expect(existsSync(out(folder, 'matches', 'leagueId=1', 'levelId=1', 'seasonId=2027'))).to.equal(false);
  });

  it('updates one season and leaves the others', async () => {
    const folder = world();
    await exported(folder, '--season', '2026');
    expect(manifestOf(folder).seasons.map(({ seasonId }) => seasonId)).to.deep.equal([2026]);
    const before = stateOf(folder);
    await exported(folder, '--season', '2027');
    expect(manifestOf(folder).seasons.map(({ seasonId }) => seasonId)).to.deep.equal([2026, 2027]);
    expect(changed(before, stateOf(folder)).filter((name) => name.includes('2026'))).to.deep.equal([]);
  });

  it('leaves out a log with a fault, names it, and fails', async () => {
    const folder = world();
    put(folder, { 'in/79.ndjson': textOf([{ ...header, id: 79 }, { kind: 'transaction' }]) });
    const { code, complaints, out: text } = await exported(folder);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^79\.ndjson:2: /u);
    expect(text).to.match(/^3 matches in /u);
    const rows = await fromParquet(out(folder, partition('players', 2026)));
    expect(rows.map(({ matchId }) => matchId)).to.not.include(79);
    const again = await exported(folder);
    expect([again.code, again.complaints]).to.deep.equal([1, complaints]);
  });

  it('prints the columns of its tables', async () => {
    const { code, out: text } = await said(['export', '--partition', '--columns', '--what', 'matches,persons']);
    expect(code).to.equal(0);
    expect(text)
      .to.match(/^matches: .*; partitioned by leagueId, levelId, seasonId\n {2}roundNumber +INT32 /u)
      .and.to.match(/^ {2}height +INT32 +centimetres +height$/mu);
  });

  const refused: readonly (readonly [string, (folder: string) => readonly string[], number, RegExp])[] = [
    ['another format', () => ['--format', 'csv'], 2, /^--partition needs --format parquet\n/u],
    [
      'a file',
      (folder) => ['--out', path.join(folder, 'x.parquet')],
      2,
      /^--out is a file; --partition writes a folder\n/u,
    ],
    [
      'a folder of something else',
      (folder) => ['--out', path.join(folder, 'in')],
      1,
      /allowed is a folder that is new or empty, or a dataset of version 3\n/u,
    ],
    [
      'a season without matches',
      () => ['--season', '1999'],
      1,
      /allowed is a folder with matches of the selected league, level and season\n/u,
    ],
    ['an unknown table', () => ['--what', 'ladders'], 2, /^--what is ladders; allowed is matches, .*, persons, /u],
  ];
  for (const [what, words, exit, message] of refused) {
    it(`refuses ${what}, and writes nothing`, async () => {
      const folder = world();
      const { code, complaints } = await exported(folder, ...words(folder));
      expect([code, complaints]).to.satisfy(([found]: readonly [number, string]) => found === exit);
      expect(complaints).to.match(message);
      expect(readdirSync(folder)).to.deep.equal(['in']);
      expect(readdirSync(path.join(folder, 'in'))).to.have.lengthOf(4);
    });
  }

  it('refuses other tables for one season of several', async () => {
    const folder = world();
    await exported(folder);
    const before = stateOf(folder);
    const { code, complaints } = await exported(folder, '--season', '2027', '--what', 'matches');
    expect(code).to.equal(1);
    expect(complaints).to.include('the same tables and metrics for all seasons in a dataset');
    expect(stateOf(folder)).to.deep.equal(before);
  });

  it('names the file that cannot be written, and leaves no half file', async () => {
    const folder = world();
    put(folder, {
      'out/manifest.json': JSON.stringify({ format: 'goalsquare-dataset', version: 1, tables: [], seasons: [] }),
    });
    put(folder, { 'out/transactions': 'a file' });
    const { code, complaints } = await exported(folder);
    expect(code).to.equal(1);
    expect(complaints).to.match(/^cannot write .*transactions.*data\.parquet: (?:ENOTDIR|EEXIST)/mu);
    expect(readdirSync(out(folder)).filter((name) => name.startsWith('.writing-'))).to.deep.equal([]);
  });

  it('names the file where the disk is full', function () {
    if (!existsSync('/dev/full')) this.skip();
    expect(() => {
      writeSynced('/dev/full', Buffer.from('x'), 'out/chains/data.parquet');
    }).to.throw(/^cannot write out\/chains\/data\.parquet: ENOSPC/u);
  });
});
