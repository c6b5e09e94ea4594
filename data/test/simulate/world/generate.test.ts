import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFiles, generateWorld, PACK_FOLDER } from '@goalsquare/data';
import { expect } from 'chai';
import type { LeagueDesign } from '../../../src/simulate/league/design.js';
import { smallLeagues } from '../../../src/simulate/league/small.js';
import { ensureSandbox } from '../../../src/simulate/world/sandbox.js';
import { manifestIn } from '../../../src/store/manifest.js';
import { folders } from '../../support/folder.js';

const cli = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
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

  it('is the same to the byte for the same seed, however many work on it', async () => {
    const [alone, together] = [await generated(), await generated({ workers: 2 })];
    expect(together.manifest).to.deep.equal(alone.manifest);
    expect(bytesOf(together.out)).to.deep.equal(bytesOf(alone.out));
  });

  it('is another for another seed', async () => {
    const [one, other] = [await generated(), await generated({ seed: 6 })];
    expect(other.manifest.digest).not.to.equal(one.manifest.digest);
    expect(Object.keys(bytesOf(other.out))).to.deep.equal(Object.keys(bytesOf(one.out)));
  });

  it('has the same seasons where only some are asked for', async () => {
    const [all, some] = [await generated(), await generated({ leagues: [16], seasons: [2025] })];
    const [whole, part] = [bytesOf(all.out), bytesOf(some.out)];
    expect(Object.keys(part)).to.deep.equal(Object.keys(whole).filter((file) => file.startsWith(path.join('16', ''))));
    for (const [file, bytes] of Object.entries(part)) expect(bytes, file).to.equal(whole[file]);
  });

  it('tells how far it is, to the last match', async () => {
    const told: (readonly [number, number])[] = [];
    const {
      manifest: { matches },
    } = await generated({
      progress: (done, all) => {
        told.push([done, all]);
      },
    });
    expect(told).to.deep.equal(Array.from({ length: matches }, (_, n) => [n + 1, matches]));
  });

  it('packs its logs without the time and the system they were made on', async () => {
    const { out } = await generated({ leagues: [14] });
    const [log] = dataFiles(out).logs;
    const bytes = readFileSync(path.join(out, log?.file ?? ''));
    expect([...bytes.subarray(4, 8), bytes[9]]).to.deep.equal([0, 0, 0, 0, 255]);
  });

  it('takes the place of a world before it, and of nothing else', async () => {
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

  it('that was killed leaves nothing half made, and what it left is cleared by the next', async () => {
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

  it('is generated where it is missing, and then left as it is', async () => {
    const directory = path.join(newFolder(), 'sandbox');
    expect(await ensure(directory)).to.deep.equal([
      'generating the sandbox world',
      `generated the sandbox world: ${manifestIn(directory)?.matches ?? 0} matches`,
    ]);
    expect(existsSync(path.join(directory, PACK_FOLDER))).to.equal(true);
    expect(await ensure(directory)).to.deep.equal([]);
  });

  it('is generated anew where it is of another edition', async () => {
    const directory = path.join(newFolder(), 'sandbox');
    await ensure(directory, designs.slice(0, 1));
    expect((await ensure(directory))[0]).to.equal('generating anew the sandbox world');
    expect(manifestIn(directory)?.leagues).to.deep.equal([14, 16]);
  });

  it('says what to do where it cannot be written', async () => {
    const refused = await ensure(path.join(newFolder({ file: '' }), 'file', 'sandbox')).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).to.match(
      /^Error: the sandbox world cannot be written to .*: E.*\. Make room there, or name a folder of match logs in GOALSQUARE_DATA$/u,
    );
  });

  it('is not generated over something else', async () => {
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
