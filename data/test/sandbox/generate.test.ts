import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFiles, generateWorld } from '@goalsquare/data';
import { expect } from 'chai';
import { smallLeagues, type LeagueDesign } from '@goalsquare/simulator';
import { manifestIn } from '../../src/store/directory/manifest.js';
import { folders } from '../support/folder.js';
import { cli } from '../support/programs.js';

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
    expect(manifestIn(out)).to.deep.equal(manifest);
    await generateWorld({ seed: 6, designs, out, workers: 0, leagues: [14] });
    expect(readdirSync(path.dirname(out))).to.deep.equal(['world']);
    expect(manifestIn(out)?.digest).not.to.equal(manifest.digest);
    const taken = newFolder({ 'letters/a.txt': 'dear' });
    const refused = await generateWorld({ seed: 5, designs, out: taken, workers: 0, leagues: [14] }).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refused).to.contain('allowed is a folder that is new or empty, or contains a simulated world');
    expect(readFileSync(path.join(taken, 'letters/a.txt'), 'utf8')).to.equal('dear');
  });

  it('that was killed leaves no partial world, and its rest is removed by the next generation', async () => {
    const folder = newFolder();
    const out = path.join(folder, 'world');
    const process_ = spawn(process.execPath, [...cli, 'simulate', '--size', 'small', '--out', out], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await once(process_.stderr, 'data');
    process_.kill('SIGKILL');
    await once(process_, 'exit');
    expect(readdirSync(out))
      .to.have.lengthOf(1)
      .and.to.satisfy(([name]: string[]) => name?.startsWith('.writing-'));
    await generateWorld({ seed: 5, designs, out, workers: 0, leagues: [14] });
    expect(readdirSync(out).sort()).to.deep.equal(['.compact', '14', 'world.json']);
  });
});
