import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { version } from '../../../src/domain/version.js';
import {
  RELEASE_MANIFEST,
  type ReleaseFileKind,
  type ReleaseManifest,
} from '../../../src/features/downloads/release-manifest.js';
import { appForSuite } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';

const BYTES = '1234567890';
const HASH = 'ab'.repeat(32);
const own = version.version;
const FOREVER = 'public, max-age=31536000, immutable';
const names: readonly (readonly [kind: ReleaseFileKind, file: string, type: string])[] = [
  ['python', `goalsquare-${own}-py3-none-any.whl`, 'application/zip'],
  ['python-source', `goalsquare-${own}.tar.gz`, 'application/gzip'],
  ['r', `goalsquare_${own}.tar.gz`, 'application/gzip'],
  ['npm', `goalsquare-engine-${own}.tgz`, 'application/gzip'],
  ['excel', `goalsquare-${own}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['sbom', `goalsquare-${own}.cdx.json`, 'application/vnd.cyclonedx+json'],
];
const [[, wheel]] = names as readonly [readonly [string, string, string]];

/** Writes a release of a version into a folder. */
function writeRelease(folder: string, released: string): void {
  const files = names.map(([kind, file]) => ({ file, kind, bytes: BYTES.length, sha256: HASH }));
  const manifest: ReleaseManifest = { version: released, date: '2026-11-23', files };
  for (const { file } of files) writeFileSync(path.join(folder, file), BYTES);
  writeFileSync(path.join(folder, 'SHA256SUMS'), `${HASH}  ${wheel}\n`);
  writeFileSync(path.join(folder, RELEASE_MANIFEST), JSON.stringify(manifest));
}

describe('the downloads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const app = appForSuite({ releaseFolder: folder });
  beforeEach(() => {
    writeRelease(folder, own);
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  describe('answers', () => {
    for (const [, file, type] of names)
      it(`serves ${file} to be cached for ever`, async () => {
        const { status, headers } = await app.bare('get', `/downloads/${file}`);
        expect([status, headers['content-type'], headers['cache-control']]).to.deep.equal([200, type, FOREVER]);
        expect(headers['content-length']).to.equal(String(BYTES.length));
      });

    it('lists every file on a page, with its link, checksum and command', async () => {
      const { status, text, headers } = await app.bare('get', '/downloads/').set('Host', 'stats.example');
      expect([status, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      for (const [, file] of names) expect(text).to.include(`<a href="${file}#sha256=${HASH}">`);
      expect(text).to.include(`pip install http://stats.example/downloads/${wheel}</code>`);
      expect(text).to.include(`npm install http://stats.example/downloads/goalsquare-engine-${own}.tgz`);
    });

    it('serves the lists of files to be asked for again', async () => {
      const sums = await app.bare('get', '/downloads/SHA256SUMS');
      expect(sums.headers).to.include({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      expect(sums.text).to.equal(`${HASH}  ${wheel}\n`);
      expect((await app.bare('get', `/downloads/${RELEASE_MANIFEST}`)).body).to.include({ version: own });
    });

    it('answers HEAD without a body, and 304 where the caller has the file', async () => {
      const head = await app.bare('head', `/downloads/${wheel}`);
      expect([head.status, head.headers['content-length']]).to.deep.equal([200, String(BYTES.length)]);
      const again = await app.bare('get', `/downloads/${wheel}`).set('If-None-Match', head.headers.etag ?? '');
      expect(again.status).to.equal(304);
    });

    it('sends the part that a range names', async () => {
      const { status, headers, body } = (await app
        .bare('get', `/downloads/${wheel}`)
        .set('Range', 'bytes=2-4')
        .buffer(true)
        .parse((res, done) => {
          const parts: Buffer[] = [];
          res.on('data', (part: Buffer) => parts.push(part));
          res.on('end', () => {
            done(null, Buffer.concat(parts).toString());
          });
        })) as { status: number; headers: Record<string, string>; body: string };
      expect([status, headers['content-range'], body]).to.deep.equal([206, 'bytes 2-4/10', '345']);
    });

    it('redirects to the page', async () => {
      const { status, headers } = await app.bare('get', '/downloads');
      expect([status, headers.location]).to.deep.equal([301, '/downloads/']);
    });
  });

  describe('refuses', () => {
    it('other methods, with 405', async () => {
      const answer = await app.bare('post', `/downloads/${wheel}`).set('X-Request-Id', 'test');
      const detail = `POST is not allowed at /downloads/${wheel}; allowed are GET, HEAD, OPTIONS.`;
      expectProblem(answer, 'method-not-allowed', detail);
      expect(answer.headers.allow).to.equal('GET, HEAD, OPTIONS');
    });

    it('files that do not exist, and paths out of the folder, with 404', async () => {
      for (const file of ['goalsquare-0.0.1.tgz', '..%2f..%2fpackage.json', 'none/', '.hidden'])
        expect((await app.bare('get', `/downloads/${file}`)).body).to.include({ type: '/problems/route-not-found' });
    });

    it('parts beyond the end, with 416', async () => {
      const answer = await app.bare('get', `/downloads/${wheel}`).set('Range', 'bytes=99-');
      expect(answer.body).to.include({ type: '/problems/range-not-satisfiable', status: 416 });
      expect([answer.status, answer.headers['content-range']]).to.deep.equal([416, 'bytes */10']);
    });
  });

  describe('edges', () => {
    it('says how to build the files if there are none', async () => {
      rmSync(path.join(folder, RELEASE_MANIFEST));
      const { status, text } = await app.bare('get', '/downloads/');
      expect(status).to.equal(404);
      expect(text).to.include('npm run release -- --without-image').and.to.include('are not built');
    });

    it('does not offer files of another version', async () => {
      writeRelease(folder, '0.9.0');
      const { status, text } = await app.bare('get', '/downloads/');
      expect(status).to.equal(404);
      expect(text).to.include('are of version 0.9.0').and.to.not.include('href');
    });
  });
});
