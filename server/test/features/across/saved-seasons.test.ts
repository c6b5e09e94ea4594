import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { World } from '@goalsquare/data';
import type { Match, StatisticsQuery } from '@goalsquare/engine';
import { expect } from 'chai';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { workQueue } from '../../../src/domain/work-queue.js';
import type { MatchSource } from '../../../src/domain/match-source.js';
import type { SavedSeasons } from '../../../src/features/across/saved-seasons.js';
import { SeasonEngine } from '../../../src/features/across/season-engine.js';
import { SeasonFiles } from '../../../src/storage/files/season-files.js';
import { matchOfKicks, worldOfMatches } from '../../support/across-world.js';

const { signal } = new AbortController();

const matches = Array.from({ length: 6 }, (_, n) =>
  matchOfKicks({ id: 8300 + n, leagueId: 3, round: n + 1, kicks: { 101: [1, n], 201: [0, 2] } }),
);

/** Another content of the first match of the season: two more kicks. */
const corrected = matchOfKicks({ id: 8300, leagueId: 3, round: 1, kicks: { 101: [1, 0, 2], 201: [0, 2] } });

const later = matchOfKicks({ id: 8399, leagueId: 3, round: 9, kicks: { 101: [7] } });

/** A match that is played, and at its end. */
const [live, ended] = [
  matchOfKicks({ id: 8398, leagueId: 3, round: 9, kicks: { 101: [7] }, isLive: true }),
  matchOfKicks({ id: 8398, leagueId: 3, round: 9, kicks: { 101: [7] } }),
];

const limits = { mostBytes: 1e9, freeBytes: 0 };

describe('a season that is saved', () => {
  let folder: string;
  let opened: number[];
  let warnings: string[];
  let writes: Promise<boolean>[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-seasons-'));
    [opened, warnings, writes] = [[], [], []];
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** The files of a folder; what writes is in `writes`. */
  const filesIn = (where = folder, of = limits): SavedSeasons => {
    const { names, read, write } = new SeasonFiles(where, (message) => warnings.push(message), of);
    const noted: SavedSeasons['write'] = (name, make) => {
      const written = write(name, make);
      writes.push(written);
      return written;
    };
    return { names, read, write: noted };
  };

  const sourceOf = (of: readonly Match[], isNamed = true): MatchSource => {
    const matchNow = (id: number): Match | undefined => {
      opened.push(id);
      return of.find((match) => match.id === id);
    };
    const contentOf = (id: number): string | undefined => {
      const match = of.find((one) => one.id === id);
      return match && isNamed ? `revision ${match.revision}` : undefined;
    };
    return { matchIds: () => Promise.resolve([]), match: (id) => Promise.resolve(matchNow(id)), matchNow, contentOf };
  };

  /** The engine of a process that has just started. */
  const startedOver = (of: readonly Match[], files = filesIn(), isNamed = true): SeasonEngine =>
    new SeasonEngine(sourceOf(of, isNamed), workQueue, files);

  /** Persons and values, of whole matches, by period and in a window. */
  async function answers(engine: SeasonEngine, of: readonly Match[]): Promise<unknown> {
    const all: unknown[] = [];
    const season = worldOfMatches(of).season(3, 1, 2026);
    for (const acts of [{}, { periods: [2] }, { lastXSeconds: 1000 }] satisfies StatisticsQuery['acts'][]) {
      const { table, matches: count } = await engine.answer(
        { query: { level: 'player', matches: {}, acts, codes: ['KICK', 'DISPOSAL'] }, seasons: season ? [season] : [] },
        signal,
      );
      const persons = table.keys.person ?? new Int32Array(0);
      all.push([
        count,
        [...persons],
        table.codes.map((_, n) => [...persons.keys()].map((row) => table.value(n, 0, row))),
      ]);
    }
    await Promise.all(writes);
    return all;
  }

  /** Returns the matches that a process opens which has just started, and expects the answers of one without files. */
  async function openedBy(of: readonly Match[], files = filesIn()): Promise<readonly number[]> {
    const expected = await answers(new SeasonEngine(sourceOf(of)), of);
    opened = [];
    expect(await answers(startedOver(of, files), of)).to.deep.equal(expected);
    return opened;
  }

  const ids = matches.map(({ id }) => id);

  it('opens no match in the next process, and is not saved again', async () => {
    expect(await openedBy(matches)).to.deep.equal(ids);
    expect(readdirSync(folder)).to.deep.equal(['3-1-2026.season']);
    expect(writes.length).to.equal(1);
    expect(await openedBy(matches)).to.deep.equal([]);
    expect(writes.length).to.equal(1);
    expect(warnings).to.deep.equal([]);
  });

  it('can be saved before a question reads it, once', async () => {
    const world = (): World => worldOfMatches(matches);
    await startedOver(matches).saveAll(world);
    opened = [];
    await startedOver(matches).saveAll(world);
    expect(opened).to.deep.equal([]);
    expect(await openedBy(matches)).to.deep.equal([]);
  });

  it('opens the matches that have changed or are new, leaves out those that are gone, and is saved again', async () => {
    await openedBy(matches);
    const changed = [corrected, ...matches.slice(2)];
    expect(await openedBy(changed)).to.deep.equal([8300]);
    expect(await openedBy(changed)).to.deep.equal([]);
    expect(await openedBy([...changed, later])).to.deep.equal([8399]);
    expect(await openedBy([...changed, later])).to.deep.equal([]);
  });

  it('is saved again when a match of it ends, but not while it is played', async () => {
    await openedBy(matches);
    const [playing, over] = [
      [...matches, live],
      [...matches, ended],
    ];
    for (const of of [playing, playing, over]) expect(await openedBy(of)).to.deep.equal([live.id]);
    expect(writes.length).to.equal(2);
    expect(await openedBy(over)).to.deep.equal([]);
  });

  it('is computed again if the contents of its matches have no names', async () => {
    for (const times of [1, 2]) {
      opened = [];
      await answers(startedOver(matches, filesIn(), false), matches);
      expect(opened, `process ${times}`).to.deep.equal(ids);
    }
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is computed and saved again if its file is damaged, and the log says so', async () => {
    await openedBy(matches);
    const file = path.join(folder, '3-1-2026.season');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(file, bytes);
    expect(await openedBy(matches)).to.deep.equal(ids);
    expect(warnings.join()).to.include(`${file} cannot be read`).and.to.include('checksum');
    expect(await openedBy(matches)).to.deep.equal([]);
  });

  it('is answered although it cannot be saved, which is logged once', async () => {
    const file = path.join(folder, 'no-folder');
    writeFileSync(file, '');
    const files = filesIn(file);
    for (const of of [matches, [...matches, later]]) await answers(startedOver(of, files), of);
    expect(writes.length).to.equal(2);
    expect(warnings.filter((warning) => warning.includes('cannot be saved')).length).to.equal(1);
  });

  it('is saved by a later question, once it can be', async () => {
    const where = path.join(folder, 'later');
    writeFileSync(where, '');
    let now = 0;
    const engine = new SeasonEngine(sourceOf(matches), workQueue, filesIn(where), () => now);
    await answers(engine, matches);
    expect(writes.length).to.equal(1);
    rmSync(where);
    await answers(engine, matches);
    expect(writes.length, 'tries within a minute').to.equal(1);
    now = 60_000;
    await answers(engine, matches);
    expect(readdirSync(where)).to.deep.equal(['3-1-2026.season']);
    await answers(engine, matches);
    expect(writes.length).to.equal(2);
  });

  it('is computed once for each question if it can be neither saved nor kept in memory', async () => {
    const file = path.join(folder, 'no-folder');
    writeFileSync(file, '');
    const { limit } = memoryParts.seasons;
    const large = Array.from({ length: 10 }, (_, n) =>
      matchOfKicks({ id: 8300 + n, leagueId: 3, round: n + 1, kicks: { 101: [200, 200] } }),
    );
    const engine = startedOver(large, filesIn(file));
    try {
      // Players of other suites cannot be evicted.
      memoryParts.seasons.resize(memoryParts.seasons.pinnedBytes + 96_000);
      await answers(engine, large);
      opened = [];
      await answers(engine, large);
      expect(opened.length).to.equal(3 * large.length);
    } finally {
      memoryParts.seasons.resize(limit);
    }
  });

  it('is not saved if the disk is nearly full', async () => {
    await openedBy(matches, filesIn(folder, { ...limits, freeBytes: 1e18 }));
    expect(readdirSync(folder)).to.deep.equal([]);
    expect(warnings.join()).to.include('disk');
  });

  it('gives way to seasons that were used later, as do files that killed processes left', async () => {
    await openedBy(matches);
    const { length } = readFileSync(path.join(folder, '3-1-2026.season'));
    const hours = (ago: number): Date => new Date(Date.now() - ago * 3_600_000);
    for (const [name, ago] of [
      ['3-1-2019.season', 2],
      ['3-1-2020.season', 1],
      ['3-1-2020.season.0c9a5a3e-2f0e-4d3b-9d1e-5f2f3b7c9a11.new', 1],
      ['3-1-2021.season.0c9a5a3e-2f0e-4d3b-9d1e-5f2f3b7c9a12.new', 0],
    ] as const) {
      const file = path.join(folder, name);
      writeFileSync(file, Buffer.alloc(ago === 0 ? 1 : length));
      utimesSync(file, hours(ago), hours(ago));
    }
    await openedBy([...matches, later], filesIn(folder, { ...limits, mostBytes: Math.ceil(length * 2.5) }));
    expect(readdirSync(folder)).to.have.members([
      '3-1-2020.season',
      '3-1-2021.season.0c9a5a3e-2f0e-4d3b-9d1e-5f2f3b7c9a12.new',
      '3-1-2026.season',
    ]);
  });
});
