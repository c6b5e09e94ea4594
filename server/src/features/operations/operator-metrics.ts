import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { measureSharedLog, type SharedLogFacts } from './shared-log-metrics.js';
import { version } from '../../domain/version.js';
import { addGauge, singleGauges } from '../../http/pipeline/gauges.js';

/** Inputs of the metrics for operators, which are measured in addition to those of requests. */
export interface OperatorFacts {
  /** Folders whose disks are measured, by label. */
  readonly folders: Readonly<Record<string, string>>;
  /** Whether the sandbox's public keys are accepted. */
  readonly hasPublicKeys: () => boolean;
  /** Returns the number of data files that could not be read. */
  readonly dataFaults: () => number;
  /** **Empty**: live matches have no shared log. */
  readonly sharedLog: SharedLogFacts | undefined;
}

function measureDisks(registry: Registry, folders: OperatorFacts['folders']): void {
  const gauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number): void => {
    addGauge(registry, { name, help, labelNames: ['folder'], aggregator: 'max' }, async (made) => {
      for (const [folder, place] of Object.entries(folders)) {
        // If a folder was removed, its metric is absent, which an alert detects.
        const disk = await statfs(place).catch(() => undefined);
        if (disk === undefined) made.remove({ folder });
        else made.set({ folder }, bytesOf(disk));
      }
    });
  };
  gauge('goalsquare_disk_size_bytes', 'Size of the disk that contains a folder', (disk) => disk.blocks * disk.bsize);
  gauge(
    'goalsquare_disk_free_bytes',
    'Free space that the server may use on the disk that contains a folder',
    (disk) => disk.bavail * disk.bsize,
  );
}

/** Measures what operators monitor in addition to requests. Nothing is computed until the metrics are read. */
export function measureOperations(registry: Registry, facts: OperatorFacts): void {
  const { folders, hasPublicKeys, dataFaults, sharedLog } = facts;
  const gauge = singleGauges(registry);
  measureDisks(registry, folders);
  gauge('goalsquare_sandbox_mode', '1 while the public keys of the sandbox are in force', () =>
    hasPublicKeys() ? 1 : 0,
  );
  gauge('goalsquare_data_faults', 'Match logs and season records that are not served because of faults', dataFaults);
  if (sharedLog !== undefined) measureSharedLog(registry, sharedLog);
  new Gauge<'version' | 'contract'>({
    name: 'goalsquare_build_info',
    help: '1, with the versions of the server and of the contract',
    labelNames: ['version', 'contract'],
    aggregator: 'max',
    registers: [registry],
  }).set({ version: version.version, contract: version.contract }, 1);
}
