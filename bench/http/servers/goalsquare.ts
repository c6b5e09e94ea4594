import { createApp } from '@goalsquare/server';
import {
  contractCheck,
  createIdentity,
  httpServer,
  everyMemory,
  openLog,
  sandboxAccounts,
  sandboxIdentities,
  warmUp,
} from '@goalsquare/server/parts';
import { matchesOf } from '../season.js';
import type { MakeServer } from '../server.js';

const MATCHES = 9;
const unlimited = { ratePerSecond: 1e9, burst: 1e9, requestLimit: 1e9 };
const account = 'sandbox-transactional';

/** Our server, with every check on, called with a signed token. */
export const goalsquare: MakeServer = async (_given, off) => {
  const matches = new Map(matchesOf(MATCHES).map((match) => [match.id, match]));
  const accounts = sandboxAccounts(unlimited);
  const identity = createIdentity(sandboxIdentities(accounts));
  const check = contractCheck();
  const memories = new Set([...everyMemory].filter((memory) => off !== 'all' && off !== memory));
  await warmUp(check);
  const app = createApp({
    accounts,
    identity,
    check,
    memories,
    logger: openLog('info', '/dev/null'),
    matches: {
      matchIds: () => Promise.resolve([...matches.keys()]),
      match: (id) => Promise.resolve(matches.get(id)),
      matchNow: (id) => matches.get(id),
    },
  });
  return {
    server: httpServer(app),
    token: await identity.tokens.issue({ accountId: account, clientId: account, seconds: 3600 }),
  };
};
