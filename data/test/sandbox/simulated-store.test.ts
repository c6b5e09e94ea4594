import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  checkWorldRecords,
  generateWorld,
  openSimulatedStore,
  openStore,
  recordWorld,
  writeMatchLog,
  type MatchStore,
  type SimulatedStore,
} from '@goalsquare/data';
import { sandboxSeed as seed, smallLeagues } from '@goalsquare/simulator';
import { expect } from 'chai';
import { readWorldRecords, type WorldRecords } from '../../src/sandbox/world-records.js';
import { folders } from '../support/folder.js';
import { programArguments } from '../support/programs.js';

const KILLS = 4;

/** The contents of some matches of a store. */
const detailsOf = (store: MatchStore, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => [id, (await store.match(id))?.details() ?? 'missing']));

/** Everything else a store holds: the logs, and the forms of the seasons. */
async function contentOf(store: MatchStore) {
  const ids = await store.matchIds();
  const { briefs, records } = await store.seasons();
  const logs = [];
  for (const id of ids) {
    const log = await store.log(id);
    logs.push(log && writeMatchLog(log));
  }
  return {
    ids,
    logs,
    seasons: briefs.map((season) => season.briefs()),
    records: records.map((season) => season.record()),
  };
}

describe('a world that is simulated match by match', () => {
  const newFolder = folders();
  const generated = mkdtempSync(path.join(tmpdir(), 'goalsquare-world-'));
  /** The world that suites share, or a new one. */
  const { GOALSQUARE_SMALL_WORLD: whole = path.join(generated, 'whole') } = process.env;
  const records = path.join(generated, 'records');
  const opened: SimulatedStore[] = [];
  const said: string[] = [];
  const open = async (directory: string, workers = 0, from = records): Promise<SimulatedStore> => {
    said.length = 0;
    const log = (line: string): void => void said.push(line);
    const store = await openSimulatedStore({ seed, size: 'small', records: from, directory, workers, log });
    opened.push(store);
    return store;
  };
  /** The files of the matches that have been simulated. */
  const filesIn = (directory: string): readonly string[] =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.match'))
      .map((name) => path.join(directory, name));

  /** Writes the records of some leagues, whose matches are simulated in less time. Returns their folder. */
  function recordsOf(...leagues: readonly number[]): string {
    const folder = newFolder();
    cpSync(records, folder, { recursive: true });
    const file = path.join(folder, 'world.json');
    const index = JSON.parse(readFileSync(file, 'utf8')) as WorldRecords & { readonly matches: readonly number[] };
    const seasons = index.seasons.filter(({ leagueId }) => leagues.includes(leagueId));
    const ids = new Set(seasons.flatMap((season) => season.matches));
    writeFileSync(file, JSON.stringify({ ...index, seasons, matches: index.matches.filter((id) => ids.has(id)) }));
    return folder;
  }

  before(async () => {
    if (!existsSync(whole)) await generateWorld({ seed, designs: smallLeagues, out: whole, workers: 0 });
    await recordWorld(whole, records);
  });

  after(() => {
    rmSync(generated, { recursive: true, force: true });
  });

  afterEach(() => {
    for (const store of opened.splice(0)) store.close();
  });

  it('has the logs and seasons of the whole world, to the byte', async () => {
    const [simulated, stored] = [await open(newFolder()), await openStore(whole)];
    expect(await contentOf(simulated)).to.deep.equal(await contentOf(stored));
    stored.close();
  });

  it('has records that are those of the simulator', async () => {
    const counts: number[] = [];
    expect(
      await checkWorldRecords({ seed, size: 'small', records }, { workers: 0, progress: (done) => counts.push(done) }),
    ).to.deep.equal([]);
    const store = await open(newFolder());
    expect(counts.at(-1)).to.equal(store.count().all);
  });

  it('finds records of another world', async () => {
    const world = { seed: seed + 1, size: 'small', records: recordsOf(1) } as const;
    const differences = await checkWorldRecords(world, { workers: 0 });
    expect(differences.some((line) => line.endsWith('its brief differs'))).to.equal(true);
    expect(differences.some((line) => line.endsWith('its logs differ'))).to.equal(true);
    // A final of a squad against itself: half of the seeds have one. After a change of the simulator, choose another.
    expect(differences.some((line) => line.includes('it cannot be simulated from the records'))).to.equal(true);
  });

  it('has no matches in memory or on disk before they are asked for', async () => {
    const directory = newFolder();
    const store = await open(directory);
    const [id = 0] = await store.matchIds();
    expect(store.matchNow?.(id)).to.equal(undefined);
    expect(store.count().simulated).to.equal(0);
    const match = await store.match(id);
    expect(match?.id).to.equal(id);
    const stored = await openStore(whole);
    expect(match?.details()).to.deep.equal((await stored.match(id))?.details());
    stored.close();
    expect(store.matchNow?.(id)).to.equal(match);
    expect(store.count().simulated).to.equal(1);
    expect(await store.match(1)).to.equal(undefined);
    expect(await store.log(1)).to.equal(undefined);
  });

  it('simulates a match once for many who ask at the same time', async () => {
    const store = await open(newFolder());
    const [id = 0] = await store.matchIds();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => store.match(id)));
    for (const other of others) expect(other).to.equal(first);
  });

  it('simulates the missing matches as in the whole world, the newest first, and reports how far it is', async () => {
    const directory = newFolder();
    const part = recordsOf(5, 12);
    const store = await open(directory, 2, part);
    const { all } = store.count();
    const counts: number[] = [];
    await store.simulateAll(({ simulated }) => counts.push(simulated));
    expect(counts).to.deep.equal(Array.from({ length: all }, (_, n) => n + 1));
    expect(filesIn(directory)).to.have.length(all);
    const [again, stored] = [await open(directory, 0, part), await openStore(whole)];
    expect(again.count()).to.deep.equal({ simulated: all, all });
    const ids = await again.matchIds();
    expect(await detailsOf(again, ids)).to.deep.equal(await detailsOf(stored, ids));
    stored.close();
  });

  it('keeps what was simulated, and only for its edition', async () => {
    const directory = newFolder({ 'aaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb/7.match': 'old', 'mine/7.match': 'mine' });
    const store = await open(directory);
    const [id = 0] = await store.matchIds();
    await store.match(id);
    const names = filesIn(directory).map((file) => path.basename(path.dirname(file)));
    expect(names).not.to.include('aaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb');
    expect(names).to.include('mine');
    expect((await open(directory)).matchNow?.(id)?.id).to.equal(id);
  });

  for (const [damage, change] of [
    [
      'cut short',
      (file: string) => {
        truncateSync(file, statSync(file).size - 5);
      },
    ],
    [
      'changed by a bit',
      (file: string) => {
        const bytes = readFileSync(file);
        const at = Math.floor(bytes.length / 2);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
    [
      'empty',
      (file: string) => {
        writeFileSync(file, '');
      },
    ],
  ] as const)
    it(`simulates a match again if its file is ${damage}, and says so`, async () => {
      const directory = newFolder();
      const store = await open(directory);
      const [id = 0] = await store.matchIds();
      const before = (await store.match(id))?.details();
      const [file = ''] = filesIn(directory);
      change(file);
      const again = await open(directory);
      expect(again.matchNow?.(id)).to.equal(undefined);
      expect(said).to.deep.equal([`${file} is damaged: the match is simulated again`]);
      expect((await again.match(id))?.details()).to.deep.equal(before);
    });

  it('serves nothing half-written after it was killed while it wrote', async () => {
    const directory = newFolder();
    const store = await open(directory);
    const ids = (await store.matchIds()).slice(0, 3);
    for (const id of ids) await store.match(id);
    const [file = ''] = filesIn(directory);
    const source = path.dirname(file);
    const { edition } = readWorldRecords(records);
    const target = newFolder();
    const writer = path.join(import.meta.dirname, 'simulated-writer.ts');
    const words = [...(await programArguments(writer)), target, edition, source];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      const over = once(child, 'exit');
      let rounds = 0;
      createInterface(child.stdout).on('line', () => {
        rounds += 1;
        if (rounds === kill * 2) child.kill('SIGKILL');
      });
      expect((await over)[1]).to.equal('SIGKILL');
      for (const written of filesIn(target))
        expect(readFileSync(written).equals(readFileSync(path.join(source, path.basename(written))))).to.equal(true);
    }
    const restarted = await open(target);
    expect(restarted.count()).to.deep.equal(store.count());
    for (const id of ids) expect(restarted.matchNow?.(id)?.details()).to.deep.equal((await store.match(id))?.details());
    expect(said).to.deep.equal([]);
  });

  it('removes the files that killed processes left half-written, and none that another process writes', async () => {
    const directory = newFolder();
    const store = await open(directory);
    const [id = 0] = await store.matchIds();
    await store.match(id);
    const [file = ''] = filesIn(directory);
    const [old, oldOfVersion1, fresh, other] = ['.9f3c.new', '.1234', '.8b1d.new', '.txt'].map((end) =>
      end === '.txt' ? `${path.dirname(file)}/notes${end}` : `${file}${end}`,
    ) as [string, string, string, string];
    for (const name of [old, oldOfVersion1, fresh, other]) writeFileSync(name, 'half');
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of [old, oldOfVersion1, file, other]) utimesSync(name, longAgo, longAgo);
    await open(directory);
    expect([old, oldOfVersion1, fresh, other, file].map((name) => existsSync(name))).to.deep.equal([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(said).to.deep.equal([]);
  });

  it('answers from memory if nothing can be written, and says why once', async () => {
    const file = path.join(newFolder({ file: '' }), 'file', 'sandbox');
    const store = await open(file);
    const [first = 0, second = 0] = await store.matchIds();
    expect((await store.match(first))?.id).to.equal(first);
    expect((await store.match(second))?.id).to.equal(second);
    await store.simulateAll(() => undefined);
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^simulated matches cannot be stored: ENOTDIR/u);
  });
});
