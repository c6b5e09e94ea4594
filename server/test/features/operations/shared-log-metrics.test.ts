import type { CheckpointReport } from '@goalsquare/data';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import { measureSharedLog } from '../../../src/features/operations/shared-log-metrics.js';

const report: CheckpointReport = {
  messagesRead: 40,
  matchesInMemory: 9,
  matchesMoved: 198,
  writtenAt: 1000,
  messagesSince: 7,
  laggingCopies: 1,
};

/** The samples of the metrics, without the prefix of their names. */
async function samples(checkpoints: CheckpointReport | undefined): Promise<Readonly<Record<string, number>>> {
  const registry = new Registry();
  measureSharedLog(registry, { behind: () => 3, checkpoints: () => checkpoints }, () => 61_000);
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.replace('goalsquare_shared_log_', '').split(' ');
      return [name, Number(value)];
    }),
  );
}

describe('the metrics of the shared log', () => {
  it('have its lag, and the age and reach of its checkpoints', async () => {
    expect(await samples(report)).to.deep.equal({
      behind_messages: 3,
      lagging_copies: 1,
      read_messages: 40,
      unsaved_messages: 7,
      checkpoint_age_seconds: 60,
      'matches{state="live"}': 9,
      'matches{state="moved"}': 198,
    });
  });

  it('have no age of checkpoints that are not due', async () => {
    expect(await samples({ ...report, messagesSince: 0 })).to.include({ checkpoint_age_seconds: 0 });
  });

  it('have nothing of checkpoints before the log was reached', async () => {
    expect(await samples(undefined)).to.deep.equal({
      behind_messages: 3,
      'matches{state="live"}': 0,
      'matches{state="moved"}': 0,
    });
  });
});
