import { expect } from 'chai';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import { liveInMemory, liveWorld, type LiveStore, type LiveWorld, type World } from '@goalsquare/data';
import { baseStore } from '../support/base-store.js';
import { header as small, lines } from '../support/small-log.js';

const header = small as unknown as MatchHeader;
const entries = lines.slice(1) as unknown as readonly Entry[];
const kick: Entry = { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: '2026-03-28T03:10:00Z' };

const turned = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => {
      setImmediate(resolve);
    });
  });
const seasonOf = (world: World, seasonId = header.seasonId) => world.season(header.leagueId, header.levelId, seasonId);
const versions = (world: World) => [
  world.version,
  world.steadyVersion,
  seasonOf(world)?.version,
  seasonOf(world)?.steadyVersion,
];

describe('the world of matches that grow', () => {
  let store: LiveStore;
  let world: LiveWorld;
  const faults: unknown[] = [];
  before(async () => {
    store = await liveInMemory({ base: baseStore([{ header: { ...header, id: 5, seasonId: 2020 }, entries: [] }]) });
    world = await liveWorld(store, (fault) => faults.push(fault));
  });
  after(async () => {
    world.stop();
    await store.close();
    expect(faults).to.deep.equal([]);
  });

  it('has a season as soon as a match of it begins', async () => {
    expect(seasonOf(world.now())).to.equal(undefined);
    await store.begin(header);
    await turned();
    expect(seasonOf(world.now())?.matches.map(({ id }) => id)).to.deep.equal([header.id]);
  });

  it('is the same until a match changes, and the other seasons longer', async () => {
    const before = world.now();
    const other = seasonOf(before, 2020);
    expect(world.now()).to.equal(before);
    await store.append({ matchId: header.id, entries: [kick] });
    await turned();
    expect(world.now()).not.to.equal(before);
    expect(seasonOf(world.now())).not.to.equal(seasonOf(before));
    expect(seasonOf(world.now(), 2020)).to.equal(other);
  });

  it('has other versions when a match changes, but the steady ones only when more than clock and score do', async () => {
    const before = versions(world.now());
    await store.append({
      matchId: header.id,
      entries: entries.filter(({ kind }) => kind === 'transaction').slice(0, 3),
    });
    await turned();
    const after = versions(world.now());
    expect(after.map((version, at) => version === before[at])).to.deep.equal([false, true, false, true]);
    await store.append({ matchId: header.id, entries: [{ kind: 'status', code: 'QT', period: 1 }] });
    await turned();
    expect(versions(world.now()).map((version, at) => version === after[at])).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
  });

  it('stands once it is stopped', async () => {
    const before = world.now();
    world.stop();
    await store.append({ matchId: header.id, entries: [{ kind: 'status', code: 'FT', period: 4 }] });
    await turned();
    expect(world.now()).to.equal(before);
  });
});
