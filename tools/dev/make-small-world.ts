import { makeSmallWorld, SMALL_WORLD } from '../../server/test/support/small-world.js';

/* Generates the small sandbox world into the folder that `GOALSQUARE_SMALL_WORLD` names. */

const { [SMALL_WORLD]: folder } = process.env;
if (folder === undefined) throw new Error(`${SMALL_WORLD} names no folder`);
await makeSmallWorld(folder);
