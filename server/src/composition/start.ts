import { runCached } from './cached-script.js';
import type * as bundle from './run.js';
import { traceToSources } from './source-stacks.js';

/** The file of the bundle, which the build sets. */
declare const BUNDLE: string;

/*
 * Starts the bundle of the server. It saves its compiled code for the next start, when it is ready: beside itself, or
 * in the folder of `CacheDirectory=` in a unit of systemd.
 */

traceToSources();
const { exports, saveCode } = runCached<typeof bundle>(
  new URL(`./${BUNDLE}`, import.meta.url),
  process.env.CACHE_DIRECTORY,
);
await exports.run(saveCode);
