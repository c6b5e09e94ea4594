import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { editionOf } from '../../publish/edition.js';
import { oneAtATime } from '../../publish/one-at-a-time.js';
import { compileGatsbyFiles } from '../../publish/compile-gatsby-files.js';
import { hubSources, sourceDigest } from '../../publish/source-digest.js';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the edition of a hub', () => {
  it('has the origin and the date of its environment', () => {
    expect(editionOf({ SITE_URL: 'https://docs.example/', SOURCE_DATE_EPOCH: '1767225600' })).to.deep.equal({
      origin: 'https://docs.example',
      date: new Date('2026-01-01T00:00:00Z'),
    });
    expect(editionOf({ SOURCE_DATE_EPOCH: '0' }).origin).to.equal('http://localhost:8080');
  });

  const refused: readonly (readonly [NodeJS.ProcessEnv, string])[] = [
    [{ SITE_URL: 'docs' }, "SITE_URL is 'docs': use an origin such as https://docs.example"],
    [
      { SITE_URL: 'https://docs.example/hub' },
      "SITE_URL is 'https://docs.example/hub': use an origin such as https://docs.example",
    ],
    [{ SOURCE_DATE_EPOCH: 'today' }, "SOURCE_DATE_EPOCH is 'today': use seconds since 1970"],
  ];
  for (const [given, fault] of refused)
    it(`is refused: ${fault}`, () => {
      expect(() => editionOf(given)).to.throw(fault);
    });
});

describe('the digest of the sources of a hub', () => {
  it('is the same for the same, and another for another place', async () => {
    const [one, same, other] = await Promise.all([
      sourceDigest(root, hubSources, 'https://a.example'),
      sourceDigest(root, hubSources, 'https://a.example'),
      sourceDigest(root, hubSources, 'https://b.example'),
    ]);
    expect(one).to.equal(same).and.not.equal(other);
  });

  it('covers every file that Gatsby is configured with', async () => {
    const files = await compileGatsbyFiles(path.join(root, 'gatsby-site'));
    const names = files.map((file) => path.relative(root, file));
    expect(names).to.include.members(['gatsby-site/gatsby/config.ts', 'engine/src/index.ts']);
    expect(names.filter((name) => !hubSources.some((one) => name === one || name.startsWith(`${one}/`)))).to.deep.equal(
      [],
    );
  }).timeout(20_000);
});

describe('one build at a time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'building-'));
  const file = path.join(folder, '.building');
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('does not wait for a process that died', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '999999999');
    expect(
      await oneAtATime(
        file,
        () => undefined,
        () => Promise.resolve('done'),
      ),
    ).to.equal('done');
  });

  it('waits for one that lives, and says for which', async () => {
    const lines: string[] = [];
    const order: string[] = [];
    await Promise.all(
      ['first', 'second'].map((name) =>
        oneAtATime(
          file,
          (line) => {
            lines.push(line);
          },
          async () => {
            order.push(`${name} begins`);
            await new Promise((resolve) => {
              setImmediate(resolve);
            });
            order.push(`${name} ends`);
          },
        ),
      ),
    );
    expect(order.map((line) => line.split(' ')[1])).to.deep.equal(['begins', 'ends', 'begins', 'ends']);
    expect(lines).to.deep.equal([`waiting for process ${process.pid}, which is already doing this`]);
  });
});

describe('the sources of the hub', () => {
  it('have no folder that Gatsby compiles as functions, by rules that do not find our packages', () => {
    expect(existsSync(path.join(root, 'gatsby-site', 'src', 'api'))).to.equal(false);
  });
});
