import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { datasetTableNames, datasetTables, exportDataset, generateWorld } from '@goalsquare/data';
import { sandboxSeed, smallLeagues } from '@goalsquare/simulator';
import { expect } from 'chai';
import { goalsquare, goalsquareHere, program } from '../support/command-line.js';
import { client } from '../support/server.js';

const QUESTION = '/v1/statistics/players?seasonId=2025&metric=GOAL&measure=perMatch,total';
const SEASON = 'leagueId=1/levelId=1/seasonId=2025';

describe('goalsquare sql', () => {
  let temporary = '';
  let whole = '';

  before(async function beforeAll() {
    temporary = mkdtempSync(path.join(tmpdir(), 'goalsquare-sql-'));
    whole = path.join(temporary, 'whole');
    const { GOALSQUARE_SMALL_WORLD: shared } = process.env;
    const from = shared ?? path.join(temporary, 'world');
    if (shared === undefined)
      await generateWorld({ seed: sandboxSeed, designs: smallLeagues, leagues: [1], seasons: [2025], out: from });
    exportDataset({
      from,
      to: whole,
      selection: { league: 1, level: 1, season: 2025 },
      tables: datasetTables(datasetTableNames, []),
      progress: () => undefined,
    });
  });
  after(() => {
    rmSync(temporary, { recursive: true, force: true });
  });

  const json = (name: string, value: unknown): string => {
    const file = path.join(temporary, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };

  it('prints the same statement for options, a path, a URL, a file and the input', async () => {
    const expected = `${(await client().sql('GOAL', 2025)).trimEnd()}\n`;
    const query = { seasonIds: [2025], metricCodes: ['GOAL'], measures: ['perMatch', 'total'] };
    const calls: readonly (readonly [words: readonly string[], input?: string])[] = [
      [['sql', 'GOAL', '--season', '2025']],
      [['sql', QUESTION]],
      [['sql', `${client().url}${QUESTION}&format=json`]],
      [['sql', json('one.json', query)]],
      [['sql', '-'], JSON.stringify({ queries: [query] })],
    ];
    for (const [words, input = ''] of calls)
      expect(await goalsquare(words, { input }), words.join(' ')).to.deep.equal({ code: 0, out: expected, err: '' });
  });

  it('writes for the engine and the place that you name', async () => {
    const { out } = await goalsquareHere(['sql', QUESTION, '--dialect', 'spark', '--dataset', 's3://bucket/afl']);
    expect(out).to.include('parquet.`s3://bucket/afl/matches`');
  });

  it('runs a question, with the rows that the server returns', async () => {
    const words = [
      'sql',
      'GOAL',
      '--season',
      '2025',
      '--min-matches',
      '2',
      '--limit',
      '7',
      '--run',
      '--dataset',
      whole,
    ];
    const rows = await client().seasonStats('GOAL', 2025, { minMatches: 2, limit: 7 });
    const { out } = await goalsquareHere([...words, '--format', 'json']);
    const found = JSON.parse(out) as readonly Readonly<Record<string, number>>[];
    const rounded = (value: unknown): number => Math.round(Number(value) * 10_000) / 10_000;
    expect(found.map((row) => [row.personId, row.matches, row.GOAL, rounded(row.GOAL_per_match)])).to.deep.equal(
      rows.map((row) => [row.person_id, row.matches, row.GOAL, rounded(row.GOAL_per_match)]),
    );
    expect(found).to.have.lengthOf(7);
    const table = (await goalsquareHere([...words, '--format', 'table'])).out.split('\n');
    expect(table[0]).to.match(/^personName +matches +GOAL_per_match +GOAL_per_match_rank +GOAL +GOAL_rank$/u);
    expect(table).to.have.lengthOf(10);
    expect((await goalsquareHere(words)).out.split('\n')[0]).to.match(/^personId,personName,matches,seconds,/u);
  });

  it('writes a Parquet file', async () => {
    const file = path.join(temporary, "o'hara.parquet");
    const words = ['sql', QUESTION, '--run', '--dataset', whole, '--format', 'parquet', '--to', file];
    expect(await goalsquareHere(words)).to.deep.equal({ code: 0, out: `${file} written.\n`, err: '' });
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const reader = await connection.runAndReadAll('select count(*) as n from read_parquet($1)', [file]);
    connection.closeSync();
    const all = await client().seasonStats('GOAL', 2025);
    expect(reader.getRowObjectsJS()).to.deep.equal([{ n: BigInt(all.length) }]);
  });

  describe('before any query, refuses', () => {
    const contributions = `contributions/${SEASON}/data.parquet`;
    const rewrite = (file: string, from: string, to: string): void => {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    };
    type Case = readonly [what: string, harm: (folder: string) => void, message: string];
    const cases: readonly Case[] = [
      [
        'a folder without a manifest',
        (folder) => {
          rmSync(path.join(folder, 'manifest.json'));
        },
        '/manifest.json is missing: --dataset is the folder of a dataset.',
      ],
      [
        'a manifest that is not JSON',
        (folder) => {
          truncateSync(path.join(folder, 'manifest.json'), 100);
        },
        '/manifest.json is damaged: it is not JSON.',
      ],
      ...[1, 2].map((version): Case => [
        `version ${version}`,
        (folder) => {
          rewrite(path.join(folder, 'manifest.json'), '"version": 3', `"version": ${version}`);
        },
        `/manifest.json has version ${version}, but statements need version 3. Export the dataset again.`,
      ]),
      [
        'the manifest of another export',
        (folder) => {
          rewrite(path.join(folder, 'manifests/1-1-2025.json'), '"revision": 1', '"revision": 2');
        },
        '/manifests/1-1-2025.json does not match manifest.json',
      ],
      [
        'a missing file',
        (folder) => {
          rmSync(path.join(folder, contributions));
        },
        `/${contributions} is missing: the copy of the dataset is incomplete.`,
      ],
      [
        'half of a file',
        (folder) => {
          const file = path.join(folder, contributions);
          truncateSync(file, Math.floor(statSync(file).size / 2));
        },
        `/${contributions} has `,
      ],
      [
        'a damaged file',
        (folder) => {
          const bytes = readFileSync(path.join(folder, contributions));
          bytes.writeUInt8(255 - bytes.readUInt8(1000), 1000);
          writeFileSync(path.join(folder, contributions), bytes);
        },
        `/${contributions} is damaged: its checksum differs from the manifest.`,
      ],
      [
        'a file that no manifest names',
        (folder) => {
          const other = path.join(folder, `contributions/${SEASON}/matchId=1`);
          mkdirSync(other);
          cpSync(path.join(folder, contributions), path.join(other, 'data.parquet'));
        },
        `/contributions/${SEASON}/matchId=1/data.parquet is in no manifest of the dataset.`,
      ],
      [
        'a table that the dataset does not have',
        (folder) => {
          rewrite(path.join(folder, 'manifest.json'), '"name": "persons"', '"name": "people"');
        },
        ' has no table persons, which the question reads.',
      ],
      [
        'a season that the dataset does not have',
        (folder) => {
          rewrite(path.join(folder, 'manifest.json'), '"seasonId": 2025', '"seasonId": 2024');
        },
        ' does not have season 2025 of league 1, level 1, which the question reads. It has season 2024',
      ],
    ];
    for (const [at, [what, harm, message]] of cases.entries())
      it(what, async () => {
        const folder = path.join(temporary, `harmed-${at}`);
        cpSync(whole, folder, { recursive: true });
        harm(folder);
        const { code, out, err } = await goalsquareHere(['sql', QUESTION, '--run', '--dataset', folder]);
        expect({ code, out }).to.deep.equal({ code: 1, out: '' });
        expect(err).to.include(`goalsquare: ${folder}${message}`);
      });
  });

  it('reads a folder that was downloaded, and names a table that was not', async () => {
    const folder = path.join(temporary, 'downloaded');
    await goalsquare(['download', '--season', '2025', '--to', folder]);
    // The dataset of this server has two tables.
    const { code, err } = await goalsquareHere(['sql', QUESTION, '--run', '--dataset', folder]);
    expect({ code, err }).to.deep.equal({
      code: 1,
      err: `goalsquare: ${folder} has no table appearances, which the question reads. Export all tables.\n`,
    });
  });

  it('says how to get DuckDB where it is missing', async () => {
    const folder = path.join(temporary, 'package');
    cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), path.join(folder, 'dist'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    const copy = path.join(folder, path.relative(path.join(program, '../../..'), program));
    const { code, err } = await goalsquare(['sql', QUESTION, '--run', '--dataset', whole], { program: copy });
    expect({ code, err }).to.deep.equal({
      code: 1,
      err: 'goalsquare: --run needs DuckDB: install it with npm install @duckdb/node-api, or with --global as goalsquare itself.\n',
    });
  });

  for (const [what, words, message] of [
    ['a metric that does not exist', ['GAOL'], "--metric 'GAOL' is not a metric code"],
    [
      'what SQL cannot express',
      ['GOAL', '--season', '2025', '--validation', 'partial'],
      '--validation cannot be expressed in SQL: a statement does not list the metrics that cannot be answered.',
    ],
    ['an engine that is not known', ['GOAL', '--dialect', 'oracle'], "--dialect 'oracle' is not one of duckdb, spark."],
    ['another page', ['/v1/leagues'], "'/v1/leagues' is not the URL of a question"],
    ['another server', ['http://other.example/v1/statistics/players'], 'The URL is on http://other.example, not on'],
    ['a file that is not there', ['none.json'], 'none.json cannot be read as JSON: ENOENT'],
    ['options beside a URL', [QUESTION, '--season', '2025'], '--season is for a question of options'],
    ['a format without --run', ['GOAL', '--format', 'csv'], '--format is for the rows of --run.'],
    ['Spark with --run', ['GOAL', '--run', '--dialect', 'spark'], '--run runs the dialect duckdb.'],
    [
      'Parquet without a file',
      ['GOAL', '--run', '--format', 'parquet'],
      '--format parquet and --to FILE belong together.',
    ],
  ] as const)
    it(`refuses ${what}`, async () => {
      const run = await goalsquareHere(['sql', ...words]);
      expect({ code: run.code, out: run.out }).to.deep.equal({ code: 2, out: '' });
      expect(run.err).to.include(`goalsquare: ${message}`);
    });

  it('refuses to run several questions', async () => {
    const query = { metricCodes: ['GOAL'] };
    const { code, err } = await goalsquareHere(['sql', json('two.json', { queries: [query, query] }), '--run']);
    expect({ code, err }).to.deep.equal({
      code: 2,
      err: 'goalsquare: --run prints the rows of one question, but there are 2.\n',
    });
  });
});
