import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFiles, generateWorld, PACK_FOLDER } from '@goalsquare/data';
import { expect } from 'chai';
import { smallLeagues, type LeagueDesign } from '@goalsquare/simulator';
import { ensureSandbox } from '../../src/sandbox/sandbox.js';
import { manifestIn } from '../../src/store/directory/manifest.js';
import { folders } from '../support/folder.js';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const designs: readonly LeagueDesign[] = smallLeagues.filter(({ id }) => id === 14 || id === 16);

/** The bytes of every log and record of a folder, by file. */
function bytesOf(folder: string): Readonly<Record<string, string>> {
  const { logs, records } = dataFiles(folder);
  return Object.fromEntries(
    [...logs, ...records].map(({ file }) => [file, readFileSync(path.join(folder, file)).toString('base64')]),
  );
}

describe('a generated world', () => {
  const newFolder = folders();
  const generated = async (more: Partial<Parameters<typeof generateWorld>[0]> = {}) => {
    const out = path.join(newFolder(), 'world');
    const manifest = await generateWorld({ seed: 5, designs, out, workers: 0, ...more });
    return { out, manifest };
  };

  it('is the same to the byte for the same seed and any number of workers', async () => {
    const [alone, together] = [await generated(), await generated({ workers: 2 })];
    expect(together.manifest).to.deep.equal(alone.manifest);
    expect(bytesOf(together.out)).to.deep.equal(bytesOf(alone.out));
  });

  it('differs for another seed', async () => {
    const [one, other] = [await generated(), await generated({ seed: 6 })];
    expect(other.manifest.digest).not.to.equal(one.manifest.digest);
    expect(Object.keys(bytesOf(other.out))).to.deep.equal(Object.keys(bytesOf(one.out)));
  });

  it('has the same seasons if only some are requested', async () => {
    const [all, some] = [await generated(), await generated({ leagues: [16], seasons: [2025] })];
    const [whole, part] = [bytesOf(all.out), bytesOf(some.out)];
    expect(Object.keys(part)).to.deep.equal(Object.keys(whole).filter((file) => file.startsWith(path.join('16', ''))));
    for (const [file, bytes] of Object.entries(part)) expect(bytes, file).to.equal(whole[file]);
  });

  it('reports its progress, to the last match', async () => {
    const reported: (readonly [number, number])[] = [];
    const {
      manifest: { matches },
    } = await generated({
      progress: (done, all) => {
        reported.push([done, all]);
      },
    });
    expect(reported).to.deep.equal(Array.from({ length: matches }, (_, n) => [n + 1, matches]));
  });

  it('has compressed logs without a time and a system in their header', async () => {
    const { out } = await generated({ leagues: [14] });
    const [log] = dataFiles(out).logs;
    const bytes = readFileSync(path.join(out, log?.file ?? ''));
    expect([...bytes.subarray(4, 8), bytes[9]]).to.deep.equal([0, 0, 0, 0, 255]);
  });

  it('replaces an earlier world, and nothing else', async () => {
    const { out, manifest } = await generated({ leagues: [14] });
    await generateWorld({ seed: 6, designs, out, workers: 0, leagues: [14] });
    expect(manifestIn(out)?.digest).not.to.equal(manifest.digest);
    const taken = newFolder({ 'letters/a.txt': 'dear' });
    const refused = await generateWorld({ seed: 5, designs, out: taken, workers: 0, leagues: [14] }).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).to.contain('allowed is a folder that is new or empty, or holds a simulated world');
    expect(readFileSync(path.join(taken, 'letters/a.txt'), 'utf8')).to.equal('dear');
  });

  it('that was killed leaves no partial world, and its rest is removed by the next generation', async () => {
    const folder = newFolder();
    const out = path.join(folder, 'world');
    const process_ = spawn(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', cli, 'simulate', '--size', 'small', '--out', out],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await once(process_.stderr, 'data');
    process_.kill('SIGKILL');
    await once(process_, 'exit');
    expect(existsSync(out)).to.equal(false);
    expect(readdirSync(folder).every((name) => name.startsWith('.'))).to.equal(true);
    await generateWorld({ seed: 5, designs, out, workers: 0, leagues: [14] });
    expect(readdirSync(folder)).to.deep.equal(['world']);
  });
});

describe('the sandbox', () => {
  const newFolder = folders();
  const said: string[] = [];
  const ensure = async (directory: string, of = designs): Promise<readonly string[]> => {
    said.length = 0;
    await ensureSandbox(
      directory,
      {
        say: (line) => {
          said.push(line.replace(/ in .*/u, ''));
        },
        progress: () => undefined,
      },
      { designs: of, workers: 0 },
    );
    return [...said];
  };

  it('is generated if it is missing, and kept afterwards', async () => {
    const directory = path.join(newFolder(), 'sandbox');
    expect(await ensure(directory)).to.deep.equal([
      'generating the sandbox world',
      `generated the sandbox world: ${manifestIn(directory)?.matches ?? 0} matches`,
    ]);
    expect(existsSync(path.join(directory, PACK_FOLDER))).to.equal(true);
    expect(await ensure(directory)).to.deep.equal([]);
  });

  it('is replaced if it is of another edition', async () => {
    const directory = path.join(newFolder(), 'sandbox');
    await ensure(directory, designs.slice(0, 1));
    expect((await ensure(directory))[0]).to.equal('replacing the sandbox world');
    expect(manifestIn(directory)?.leagues).to.deep.equal([14, 16]);
  });

  it('explains what to do if it cannot be written', async () => {
    const refused = await ensure(path.join(newFolder({ file: '' }), 'file', 'sandbox')).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).to.match(
      /^Error: cannot write the sandbox world to .*: E.*\. Free space there, or set GOALSQUARE_DATA to a folder of match logs$/u,
    );
  });

  it('does not replace other files', async () => {
    const directory = newFolder();
    mkdirSync(path.join(directory, 'sandbox'));
    writeFileSync(path.join(directory, 'sandbox', 'mine.ndjson'), '');
    const refused = await ensure(path.join(directory, 'sandbox')).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).to.contain('this one holds something else');
  });
});
