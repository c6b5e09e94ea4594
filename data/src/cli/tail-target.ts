import { readFileSync } from 'node:fs';
import { openStore } from '../store/directory/directory-store.js';
import { openJetStreamStore } from '../store/jetstream/open-shared-store.js';
import { httpTarget } from '../tail/http-target.js';
import { storeTarget } from '../tail/store-target.js';
import type { Target } from '../tail/target.js';
import type { Out } from './out.js';
import { UsageError } from './usage-error.js';

/** Returns the token. It is never an argument, because other users can see the arguments of a process. */
function tokenOf(file: string | undefined, environment: NodeJS.ProcessEnv): string {
  const token = (file === undefined ? environment.GOALSQUARE_TOKEN : readFileSync(file, 'utf8'))?.trim() ?? '';
  if (!/^[!-~]+$/u.test(token))
    throw new UsageError('a token is needed: in GOALSQUARE_TOKEN, or in the file that --token-file names');
  return token;
}

/** Options that select where a log is sent. */
interface Words {
  readonly to?: string | undefined;
  readonly over?: string | undefined;
  readonly 'token-file'?: string | undefined;
}

const protocols = /^(?:https?|nats|tls):\/\/[^/]/u;

/**
 * Opens the target of a log: a server, or NATS. **Throws** UsageError if the address is invalid or the token is
 * missing.
 */
export async function targetOf(
  { to, over, 'token-file': file }: Words,
  { environment, complain }: Out,
  signal: AbortSignal,
): Promise<Target> {
  const retrying = { report: complain, signal };
  if (to === undefined || !protocols.test(to) || !URL.canParse(to))
    throw new UsageError(
      `--to is ${to ?? 'needed'}; allowed is the address of a server, such as http://localhost:8080, or of NATS, such as nats://localhost:4222`,
    );
  if (to.startsWith('http')) return httpTarget({ url: to, token: tokenOf(file, environment) }, retrying);
  const store = await openJetStreamStore({
    urls: [to],
    complain,
    ...(over !== undefined && { base: await openStore(over, complain) }),
  });
  await store.caughtUp();
  return storeTarget(store, retrying);
}
