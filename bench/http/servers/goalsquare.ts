import { createApp } from '@goalsquare/server';
import {
  contractCheck,
  createIdentity,
  httpServer,
  nothingOff,
  openLog,
  sandboxAccounts,
  sandboxIdentities,
  switchedOff,
  warmUp,
} from '@goalsquare/server/parts';
import { matchesOf } from '../season.js';
import type { MakeServer } from '../server.js';

const MATCHES = 9;
const unlimited = { ratePerSecond: 1e9, burst: 1e9, requestLimit: 1e9 };
const account = 'sandbox-transactional';

/** Our server, with every check on, called with a signed token. */
export const goalsquare: MakeServer = async (_given, switches) => {
  const matches = new Map(matchesOf(MATCHES).map((match) => [match.id, match]));
  const accounts = sandboxAccounts(unlimited);
  const identity = createIdentity(sandboxIdentities(accounts));
  const off = switchedOff(switches) ?? nothingOff;
  const check = contractCheck(off);
  await warmUp(check);
  const app = createApp({
    accounts,
    identity,
    check,
    fastPathOff: off,
    logger: openLog('info', off, '/dev/null'),
    matches: {
      matchIds: () => Promise.resolve([...matches.keys()]),
      match: (id) => Promise.resolve(matches.get(id)),
      matchNow: (id) => matches.get(id),
    },
  });
  return {
    server: httpServer(app, undefined, off),
    token: await identity.tokens.issue({ accountId: account, clientId: account, seconds: 3600 }),
  };
};
