import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Dataset, DatasetFiles } from '@goalsquare/openapi';
import { expect } from 'chai';
import { asyncBufferFromUrl, cachedAsyncBuffer, parquetReadObjects } from 'hyparquet';
import type { Response } from 'supertest';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite } from '../../support/app.js';
import { logs } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';
import { datasetForSuite } from './dataset-folder.js';

const dataset = datasetForSuite();

describe('the dataset', () => {
  const everyLeague = appForSuite({ dataset: dataset.directory });
  const licensed = appForSuite({
    dataset: dataset.directory,
    accounts: accountsWith({
      whole: { tier: 'Transactional', leagues: 'all' },
      advanced: { tier: 'Advanced', leagues: 'all' },
      elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] },
    }),
  });
  const without = appForSuite();
  const empty = appForSuite({ dataset: path.join(dataset.directory, 'nowhere') });

  const SEASON = '/v1/datasets/leagues/1/levels/1/seasons/2026';
  const season = (table: string, id: number | string = 2026): string =>
    `/v1/datasets/${table}/leagueId=1/levelId=1/seasonId=${id}/data.parquet`;
  const match = (table: string, id: number | string = 7001): string =>
    `/v1/datasets/${table}/leagueId=1/levelId=1/seasonId=2026/matchId=${id}/data.parquet`;
  const onDisk = (url: string): string => path.join(dataset.directory, ...url.split('/').slice(3));

  const filesOf = async (): Promise<DatasetFiles> => (await everyLeague.get(SEASON)).body as DatasetFiles;
  const bytesOf = (answer: Response): Buffer => answer.body as Buffer;

  describe('answers', () => {
    it('with its tables and seasons', async () => {
      const answer = await everyLeague.get('/v1/datasets');
      expect(answer.status).to.equal(200);
      const { version, tables, seasons } = answer.body as Dataset;
      expect(version).to.equal(3);
      expect(tables.find(({ name }) => name === 'shots')?.partitions).to.deep.equal([
        'leagueId',
        'levelId',
        'seasonId',
      ]);
      expect(tables.find(({ name }) => name === 'player-statistics')?.columns).to.deep.include({
        name: 'played',
        type: 'BOOLEAN',
        description: 'whether the player was on the ground or made any act; empty before the match',
      });
      expect(seasons.map(({ leagueId, levelId, seasonId }) => [leagueId, levelId, seasonId])).to.deep.equal([
        [1, 1, 2026],
      ]);
    });

    it('with the files of a season, each as it is listed', async () => {
      const { files, ...ids } = await filesOf();
      expect(ids).to.deep.equal({ leagueId: 1, levelId: 1, seasonId: 2026 });
      expect(files.length).to.be.greaterThan(10);
      for (const { path: file, bytes, sha256, ...members } of files) {
        expect(members).to.have.keys('table', 'revision', 'rows');
        const answer = await everyLeague.get(`/v1/datasets/${file}`).responseType('blob');
        expect([answer.status, bytesOf(answer).length, answer.headers['content-length']]).to.deep.equal([
          200,
          bytes,
          String(bytes),
        ]);
        expect(createHash('sha256').update(bytesOf(answer)).digest('hex')).to.equal(sha256);
      }
    });

    it('with the entries of all logs of a season', async () => {
      const listed = (await filesOf()).files.find(({ table }) => table === 'chains');
      expect(listed?.revision).to.equal(logs.reduce((sum, { entries }) => sum + entries.length, 0));
    });

    it('with the file of a match of version 1', async () => {
      const answer = await everyLeague.get(match('former')).responseType('blob');
      expect([answer.status, bytesOf(answer)]).to.deep.equal([200, readFileSync(onDisk(season('matches')))]);
    });

    it('with type, length, tag and freshness of a file, also to HEAD', async () => {
      for (const answer of [await everyLeague.get(season('shots')), await everyLeague.head(season('shots'))]) {
        expect(answer.status).to.equal(200);
        expect(answer.headers).to.include({
          'content-type': 'application/vnd.apache.parquet',
          'content-length': String(readFileSync(onDisk(season('shots'))).length),
          'accept-ranges': 'bytes',
          'cache-control': 'private, max-age=0, must-revalidate',
          vary: 'Authorization',
        });
        expect(answer.headers.etag).to.match(/^"[0-9a-f]+-[0-9a-f]+"$/u);
        expect(answer.headers).to.not.have.property('content-encoding');
      }
    });

    it('304 to a caller who has the file or the list', async () => {
      for (const url of [match('former'), season('matches'), '/v1/datasets', SEASON]) {
        const { etag = '' } = (await everyLeague.get(url)).headers;
        const again = await everyLeague.get(url).set('If-None-Match', etag);
        expect([again.status, again.headers.etag], url).to.deep.equal([304, etag]);
        expect((await everyLeague.get(url).set('If-None-Match', '"other"')).status, url).to.equal(200);
      }
    });

    const whole = (): Buffer => readFileSync(onDisk(season('transactions')));
    const ranges: readonly (readonly [string, (size: number) => readonly [number, number]])[] = [
      ['bytes=0-3', () => [0, 3]],
      ['bytes=4-', (size) => [4, size - 1]],
      ['bytes=-8', (size) => [size - 8, size - 1]],
      ['bytes=10-99999999', (size) => [10, size - 1]],
      ['bytes=5-9,10-14', () => [5, 14]],
    ];
    for (const [range, partOf] of ranges) {
      it(`206 to Range: ${range}`, async () => {
        const bytes = whole();
        const [start, end] = partOf(bytes.length);
        const answer = await everyLeague.get(season('transactions')).set('Range', range).responseType('blob');
        expect([answer.status, answer.headers['content-range'], answer.headers['content-length']]).to.deep.equal([
          206,
          `bytes ${start}-${end}/${bytes.length}`,
          String(end - start + 1),
        ]);
        expect(bytesOf(answer).equals(bytes.subarray(start, end + 1))).to.equal(true);
      });
    }

    for (const range of ['bytes=0-1,100-101', 'lines=1-2', 'bytes=b-a', 'nonsense'])
      it(`200 with the whole file to Range: ${range}`, async () => {
        const answer = await everyLeague.get(season('transactions')).set('Range', range).responseType('blob');
        expect([answer.status, bytesOf(answer).equals(whole())]).to.deep.equal([200, true]);
      });

    it('with a part only if If-Range names the present file', async () => {
      const { etag = '' } = (await everyLeague.head(season('chains'))).headers;
      const askIf = async (tag: string): Promise<number> =>
        (await everyLeague.get(season('chains')).set({ Range: 'bytes=0-3', 'If-Range': tag })).status;
      expect([await askIf(etag), await askIf('"other"'), await askIf(`W/${etag}`)]).to.deep.equal([206, 200, 200]);
    });

    it('with another tag once a match changed, and with the old one elsewhere', async () => {
      const tagOf = async (url: string): Promise<string | undefined> => (await everyLeague.head(url)).headers.etag;
      const urls = [season('transactions'), match('former'), SEASON];
      const before = await Promise.all(urls.map(tagOf));
      const log = logs.find(({ header }) => header.id === 7002);
      if (log === undefined) throw new Error('there is no match 7002');
      dataset.put({ ...log, entries: log.entries.slice(0, -1) });
      dataset.update();
      const after = await Promise.all(urls.map(tagOf));
      expect(after.map((tag, at) => tag === before[at])).to.deep.equal([false, true, false]);
    });

    it('with the bytes of one file while another takes its place', async () => {
      const file = onDisk(season('players'));
      const bytes = readFileSync(file);
      const asking = everyLeague.get(season('players')).responseType('blob');
      const answer = asking.then((got) => got);
      writeFileSync(`${file}.new`, Buffer.alloc(10, 1));
      renameSync(`${file}.new`, file);
      const got = bytesOf(await answer);
      expect(got.equals(bytes) || got.equals(Buffer.alloc(10, 1))).to.equal(true);
      writeFileSync(file, bytes);
    });

    it('with manifests and files that an interrupted export has committed and not moved', async () => {
      const contents = path.join(dataset.directory, '.committed/a');
      const [shots, list] = [season('shots'), 'manifests/1-1-2026.json'];
      const name = path.relative(dataset.directory, onDisk(shots)).split(path.sep).join('/');
      const manifest = JSON.parse(readFileSync(path.join(dataset.directory, list), 'utf8')) as DatasetFiles;
      mkdirSync(contents, { recursive: true });
      const moves = [
        ['0', name],
        ['1', season('players')],
        ['2', list],
      ];
      writeFileSync(
        path.join(contents, 'journal.json'),
        JSON.stringify({ format: 'goalsquare-changes-1', moves, removes: [] }),
      );
      writeFileSync(path.join(contents, '0'), 'waits');
      writeFileSync(path.join(contents, '2'), JSON.stringify({ ...manifest, files: [] }));
      const bytes = async (url: string): Promise<Buffer> => bytesOf(await everyLeague.get(url).responseType('blob'));
      expect((await bytes(shots)).toString()).to.equal('waits');
      expect((await filesOf()).files).to.deep.equal([]);
      expect((await bytes(season('players'))).equals(readFileSync(onDisk(season('players'))))).to.equal(true);
      rmSync(path.join(dataset.directory, '.committed'), { recursive: true });
      expect((await bytes(shots)).equals(readFileSync(onDisk(shots)))).to.equal(true);
      expect((await filesOf()).files).to.not.deep.equal([]);
    });

    it('to a reader of Parquet that fetches parts over HTTP', async () => {
      const { port } = licensed.server.address() as { readonly port: number };
      const url = `http://127.0.0.1:${port}${season('matches')}`;
      const headers = { Authorization: 'Bearer whole' };
      const file = cachedAsyncBuffer(await asyncBufferFromUrl({ url, requestInit: { headers } }));
      const rows = await parquetReadObjects({ file, columns: ['matchId', 'homePoints'] });
      expect(rows.find(({ matchId }) => matchId === 7001)).to.deep.equal({ matchId: 7001, homePoints: 24 });
    });
  });

  describe('refuses', () => {
    const urls = ['/v1/datasets', SEASON, season('matches'), match('former')];
    const as = async (key: string, url: string): Promise<Response> =>
      licensed.getAs(key, url).set('X-Request-Id', 'test');

    it('accounts whose tier has no transactions', async () => {
      for (const url of urls)
        expectProblem(
          await as('advanced', url),
          'dataset-not-licensed',
          'Account insufficiently licensed for datasets: they need the tier Transactional, the account has Advanced.',
        );
    });

    it('accounts that are not licensed for the season, and leaves it out of the list', async () => {
      for (const url of urls.slice(1))
        expectProblem(
          await as('elsewhere', url),
          'season-not-licensed',
          'Account insufficiently licensed for season 2026 of league 1, level 1.',
        );
      expect(((await as('elsewhere', '/v1/datasets')).body as Dataset).seasons).to.deep.equal([]);
    });

    it('callers without a token', async () => {
      for (const url of urls) expect((await licensed.bare('get', url)).status).to.equal(401);
    });

    it('everything where no dataset is configured, or none is exported yet', async () => {
      for (const url of urls)
        expectProblem(
          await without.get(url).set('X-Request-Id', 'test'),
          'dataset-not-found',
          'This server has no dataset. Its operator can set GOALSQUARE_DATASET to the folder of one.',
        );
      expectProblem(
        await empty.get('/v1/datasets').set('X-Request-Id', 'test'),
        'dataset-not-found',
        'The dataset folder contains no manifest: nothing has been exported to it yet.',
      );
      for (const url of urls.slice(1)) expect((await empty.get(url)).status).to.equal(404);
    });

    it('seasons, tables and matches that are not there', async () => {
      const found = await everyLeague.get('/v1/datasets/leagues/1/levels/1/seasons/1999').set('X-Request-Id', 'test');
      expectProblem(found, 'dataset-not-found', 'The dataset has no season 1999 of league 1, level 1.');
      for (const url of [season('matches', 1999), season('ladders'), match('former', 1), match('matches')]) {
        const answer = await everyLeague.get(url).set('X-Request-Id', 'test');
        expectProblem(answer, 'dataset-not-found', `The dataset has no file '${url.slice('/v1/datasets/'.length)}'.`);
      }
    });

    it('a Range after the end, and says how long the file is', async () => {
      const answer = await everyLeague.get(season('shots')).set('Range', 'bytes=99999999-');
      expect([answer.status, answer.headers['content-range']]).to.deep.equal([
        416,
        `bytes */${readFileSync(onDisk(season('shots'))).length}`,
      ]);
      expect((await everyLeague.head(season('shots')).set('Range', 'bytes=99999999-')).status).to.equal(200);
    });

    it('other methods, by 405', async () => {
      for (const url of urls) {
        const answer = await everyLeague.by('post', url);
        expect([answer.status, answer.headers.allow]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
      }
    });

    for (const url of [
      season('..'),
      season('%2e%2e'),
      season('..%2f..'),
      season('manifests%2f..%2fmatches'),
      season('.'),
      season('matches%00'),
      match('former', '..'),
      match('former', '07001'),
      season('matches', '2026%2f..%2f2026'),
      '/v1/datasets/manifest.json',
      '/v1/datasets/manifests/1-1-2026.json',
      '/v1/datasets/../datasets/manifest.json',
    ])
      it(`${url}, which leads to no file of the dataset`, async () => {
        const { status } = await everyLeague.get(url);
        expect(status).to.be.oneOf([400, 404]);
      });
  });

  describe('edges', () => {
    it('never follows a symbolic link', async () => {
      const outside = path.join(dataset.directory, '..', 'outside');
      mkdirSync(path.join(outside, 'leagueId=1/levelId=1/seasonId=2026'), { recursive: true });
      writeFileSync(path.join(outside, 'leagueId=1/levelId=1/seasonId=2026/data.parquet'), 'secret');
      symlinkSync(outside, path.join(dataset.directory, 'linked'));
      const folder = path.join(dataset.directory, 'also', 'leagueId=1/levelId=1/seasonId=2026');
      mkdirSync(folder, { recursive: true });
      symlinkSync(
        path.join(outside, 'leagueId=1/levelId=1/seasonId=2026/data.parquet'),
        path.join(folder, 'data.parquet'),
      );
      for (const table of ['linked', 'also'])
        expect((await everyLeague.get(season(table))).status, table).to.equal(404);
      for (const name of ['linked', 'also']) rmSync(path.join(dataset.directory, name), { recursive: true });
    });

    it('takes a folder in the place of a file for none', async () => {
      mkdirSync(onDisk(season('folders')), { recursive: true });
      expect((await everyLeague.get(season('folders'))).status).to.equal(404);
      rmSync(path.join(dataset.directory, 'folders'), { recursive: true });
    });

    it('sends a large file as fast as it is read, and stops if the caller hangs up', async () => {
      const file = onDisk(season('large'));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, Buffer.alloc(32 * 1024 * 1024, 7));
      const { port } = licensed.server.address() as { readonly port: number };
      const caller = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}${season('large')}`, {
        headers: { Authorization: 'Bearer whole' },
        signal: caller.signal,
      });
      const reader = answer.body?.getReader();
      expect((await reader?.read())?.value?.length).to.be.greaterThan(0);
      caller.abort();
      const whole = await licensed.getAs('whole', season('large')).responseType('blob');
      expect(bytesOf(whole).length).to.equal(32 * 1024 * 1024);
      rmSync(path.join(dataset.directory, 'large'), { recursive: true });
    });
  });
});
