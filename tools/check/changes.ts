import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMatchLog, sampleDirectory } from '@goalsquare/data';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { expectedChanges, faultsOf } from '../../server/test/support/expected-changes.js';
import { allChanges, consumed, killConsumer } from './changes/read-changes.js';
import { entryOf, Feeder } from '../measure/live-replicas/feeder.js';
import { Scene } from '../measure/live-replicas/scene.js';

/*
 * Starts three servers over a log in three copies, feeds matches through all of them, and kills a consumer of the feed
 * of changes again and again. Each time it resumes at another server, from the cursor it wrote down. What it got has to
 * be what the logs say: nothing missed, nothing twice, in one order at all servers.
 */
const MATCHES = 4;
const [word = '200'] = process.argv.slice(2);
const kills = Number(word);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`check -- changes takes a number of kills, not ${word}`);
  process.exit(2);
}

const sample = path.join(sampleDirectory, '202601001.ndjson');
const { log } = readMatchLog(sample, readFileSync(sample));
const logs: readonly MatchLog[] = Array.from({ length: MATCHES }, (_, n) => ({
  ...log,
  header: { ...log.header, id: n + 1 },
}));

const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-changes-'));
const file = path.join(folder, 'consumed');
const scene = await Scene.start(folder);
const serverAt = (n: number) => scene.addresses[n % scene.addresses.length] ?? { url: '', token: '' };
const feeder = new Feeder(logs, () => scene.addresses);
try {
  feeder.start();
  for (let kill = 0; kill < kills; kill += 1) {
    await killConsumer(file, serverAt(kill), kill);
    if (kill === Math.floor(kills / 2)) {
      await scene.killServer(500);
      await scene.startServer();
    }
  }
  await feeder.stop();
  await pause(1000);
  const expected = logs.flatMap((one) => {
    const count = feeder.acknowledged.get(one.header.id) ?? 0;
    const entries = Array.from({ length: count }, (_, at) => entryOf(one, at) as Entry);
    return expectedChanges({ header: one.header, entries }, count);
  });
  const feeds = await Promise.all(scene.addresses.map(allChanges));
  for (let turn = 0; consumed(file).length < expected.length && turn < 100; turn += 1)
    await killConsumer(file, serverAt(turn), 3);
  const got = consumed(file);
  const faults = feeds.flatMap((feed) => faultsOf(got, feed, expected));
  console.table([
    { kills, servers: feeds.length, changes: got.length, expected: expected.length, faults: faults.length },
  ]);
  for (const fault of [...faults, ...feeder.faults].slice(0, 20)) console.error(fault);
  if (faults.length + feeder.faults.length > 0) process.exitCode = 1;
} finally {
  await scene.stop();
  rmSync(folder, { recursive: true, force: true });
}
