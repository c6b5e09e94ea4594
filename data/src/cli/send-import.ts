import { provenanceOf, type ImportOutcome, type ImportTarget } from '../import/index.js';
import { sendLogs, type SentLogs } from '../import/send-logs.js';
import { progressOf } from '../progress.js';
import { openJetStreamStore } from '../store/jetstream/open-shared-store.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';

/** Returns the NATS servers in an option. **Empty**: `undefined` if the option is not set. */
export function serversIn(to: string | undefined): readonly string[] | undefined {
  const urls = to?.split(',');
  if (urls?.some((url) => !/^(?:nats|tls):\/\/[^/]/u.test(url) || !URL.canParse(url)))
    throw new UsageError(`--to is ${to ?? ''}; allowed is the address of NATS, such as nats://localhost:4222`);
  return urls;
}

/** Sends imported logs to the shared log. */
export async function sendImport(
  { logs }: ImportOutcome,
  urls: readonly string[],
  target: Required<Pick<ImportTarget, 'existing' | 'reason' | 'now'>>,
  out: Out,
): Promise<SentLogs> {
  const store = await openJetStreamStore({ urls, complain: out.complain });
  const sending = progressOf('sending', out.progress);
  try {
    await store.caughtUp();
    return await sendLogs(
      logs.map(({ log }) => log),
      store,
      { policy: target.existing, provenance: provenanceOf(target) },
      sending.to,
    );
  } finally {
    sending.end();
    await store.close();
  }
}
