import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { ConnectionFailed } from '@goalsquare/client';
import { downloadDataset } from '@goalsquare/client/datasets';
import { goalsquare } from '../support/command-line.js';
import { rejection } from '../support/rejection.js';
import { client } from '../support/server.js';

const words = (folder: string): readonly string[] => [
  'download',
  '--season',
  '2025',
  '--format',
  'parquet',
  '--to',
  folder,
];

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('goalsquare download', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-download-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes every file of the manifest, then only what changed', async () => {
    const files = await client().datasetFiles(2025);
    const first = await goalsquare(words(folder));
    expect(first.out).to.equal(
      `${files.length} of ${files.length} files downloaded to ${folder}, 0 were up to date.\n`,
    );
    for (const { path: name, sha256: expected } of files) expect(sha256(path.join(folder, name))).to.equal(expected);
    writeFileSync(path.join(folder, files[0]?.path ?? ''), 'damaged');
    const second = await goalsquare(words(folder));
    expect(second.out).to.match(/^1 of /u);
    expect(sha256(path.join(folder, files[0]?.path ?? ''))).to.equal(files[0]?.sha256);
  });

  it('is a function for programs, too', async () => {
    const api = client();
    const shots = (await api.datasetFiles(2025)).filter(({ table }) => table === 'shots');
    const written = await downloadDataset(api, folder, 2025, { tables: ['shots'] });
    expect(written).to.deep.equal(shots.map(({ path: name }) => path.join(folder, name)));
    expect(written.map(sha256)).to.deep.equal(shots.map((file) => file.sha256));
    expect(await downloadDataset(api, folder, 2025, { tables: ['shots'] })).to.deep.equal([]);
  });

  it('resumes a file from where an earlier download ended', async () => {
    const api = client();
    const files = await api.datasetFiles(2025);
    await goalsquare(words(folder));
    const name = files.at(-1)?.path ?? '';
    const target = path.join(folder, name);
    const bytes = readFileSync(target);
    const opened = await api.openDatasetFile({ path: name });
    await opened.body?.cancel();
    const etag = opened.headers.get('ETag') ?? '';
    const part = await api.openDatasetFile({ path: name }, { range: { from: 100, etag } });
    expect(part.status).to.equal(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100))).to.equal(true);
    rmSync(target);
    writeFileSync(`${target}.part`, bytes.subarray(0, 100));
    writeFileSync(`${target}.etag`, etag);
    expect((await goalsquare(words(folder))).code).to.equal(0);
    expect(readFileSync(target).equals(bytes)).to.equal(true);
  });

  it('resumes a file whose response is cut, as long as bytes come', async () => {
    const [file] = (await client().datasetFiles(2025)).filter(({ table }) => table === 'shots');
    const half = Math.floor((file?.bytes ?? 0) / 2);
    for (const [lengths, ranges] of [
      [
        [half, 100, Infinity],
        [null, `bytes=${half}-`, `bytes=${half + 100}-`],
      ],
      [
        [half, 0, Infinity],
        [null, `bytes=${half}-`],
      ],
    ] as const) {
      const seen: (string | null)[] = [];
      const cutting: typeof fetch = async (input, init) => {
        const response = await fetch(input, init);
        const isFile = response.headers.get('Content-Type') === 'application/vnd.apache.parquet';
        if (!isFile) return response;
        const sent = new Uint8Array(await response.arrayBuffer()).subarray(0, lengths[seen.length]);
        seen.push(new Headers(init?.headers).get('Range'));
        const isCut = lengths[seen.length - 1] !== Infinity;
        const chunks = sent.length === 0 ? [] : [sent];
        const body = new ReadableStream(
          {
            pull(controller) {
              const chunk = chunks.pop();
              if (chunk !== undefined) controller.enqueue(chunk);
              else if (isCut) controller.error(new TypeError('terminated'));
              else controller.close();
            },
          },
          { highWaterMark: 0 },
        );
        return new Response(body, response);
      };
      const into = path.join(folder, String(ranges.length));
      const written = downloadDataset(client({ fetch: cutting }), into, 2025, { tables: ['shots'] });
      if (ranges.length === 3) expect((await written).map(sha256)).to.deep.equal([file?.sha256]);
      else expect(await rejection(written)).to.be.instanceOf(ConnectionFailed);
      expect(seen).to.deep.equal(ranges);
    }
  });

  it('refuses a part that is not of the file', async () => {
    const api = client();
    const name = (await api.datasetFiles(2025)).at(-1)?.path ?? '';
    await goalsquare(words(folder));
    const target = path.join(folder, name);
    const opened = await api.openDatasetFile({ path: name });
    await opened.body?.cancel();
    rmSync(target);
    writeFileSync(`${target}.part`, 'something else');
    writeFileSync(`${target}.etag`, opened.headers.get('ETag') ?? '');
    const { code, err } = await goalsquare(words(folder));
    expect(code).to.equal(1);
    expect(err).to.equal(`goalsquare: ${name} does not have the checksum of the manifest. Download it again.\n`);
    expect((await goalsquare(words(folder))).code).to.equal(0);
  });

  it('names the tables that exist', async () => {
    const { code, err } = await goalsquare([...words(folder), '--table', 'shot']);
    expect({ code, err }).to.deep.equal({
      code: 2,
      err: "goalsquare: Unknown table 'shot'. Did you mean shots?\n",
    });
  });
});
