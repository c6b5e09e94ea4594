import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Entry } from '@goalsquare/engine';
import { expectedChanges, faultsOf } from '../../server/test/support/expected-changes.js';
import { entryOf, Feeder } from '../measure/live-replicas/feeder.js';
import { SharedLogServers } from '../measure/live-replicas/shared-log-servers.js';
import { scenario } from '../measure/scenario.js';
import { liveMatches } from '../measure/soak/live-matches.js';
import { allChanges, consumed, killConsumer } from './changes/read-changes.js';

/**
 * Feeds matches through three servers with a shared log in three copies, while it repeatedly kills a consumer of the
 * change feed. The consumer resumes each time at another server, from the cursor it has saved. It must have received
 * exactly the changes in the logs: none missing, none twice, in the same order as at every server.
 */
export const changes = scenario({
  name: 'changes',
  options: { kills: 200 },
  start: (stage) => SharedLogServers.start(stage),
  steps: [
    async ({ values: { kills }, servers, folder, row, hold, atEnd }) => {
      const file = path.join(folder, 'consumed');
      const logs = liveMatches(4);
      const serverAt = (n: number) => servers.addresses[n % servers.addresses.length] ?? { url: '', token: '' };
      const feeder = new Feeder(logs, () => servers.addresses);
      atEnd(() => feeder.stop());
      await feeder.begin();
      feeder.start();
      for (let kill = 0; kill < kills; kill += 1) {
        await killConsumer(file, serverAt(kill), kill);
        if (kill === Math.floor(kills / 2)) {
          await servers.killServer(500);
          await servers.startServer();
        }
      }
      await feeder.stop();
      await pause(1000);
      const expected = logs.flatMap((one) => {
        const count = feeder.acknowledged.get(one.header.id) ?? 0;
        const entries = Array.from({ length: count }, (_, at) => entryOf(one, at) as Entry);
        return expectedChanges({ header: one.header, entries }, count);
      });
      const feeds = await Promise.all(servers.addresses.map(allChanges));
      for (let turn = 0; consumed(file).length < expected.length && turn < 100; turn += 1)
        await killConsumer(file, serverAt(turn), 3);
      const got = consumed(file);
      row({ kills, servers: feeds.length, changes: got.length, expected: expected.length });
      for (const fault of [...feeds.flatMap((feed) => faultsOf(got, feed, expected)), ...feeder.faults])
        hold(false, fault);
    },
  ],
});
