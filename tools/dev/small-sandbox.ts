import { startReplica, type Replica } from '../../server/test/support/replica.js';
import { SMALL_WORLD, smallWorldFolder } from '../../server/test/support/small-world.js';

const program = new URL('serve-small-sandbox.ts', import.meta.url);

/** Starts a server with the small sandbox world in its own process. */
export const startSmallSandbox = async (environment: Readonly<Record<string, string>>): Promise<Replica> =>
  startReplica({ ...environment, GOALSQUARE_DATA: '', [SMALL_WORLD]: await smallWorldFolder() }, program);
