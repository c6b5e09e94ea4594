import { runCached } from './cached-script.js';
import type * as bundle from './run.js';
import { traceToSources } from './source-stacks.js';

/** The file of the bundle, which the build sets. */
declare const BUNDLE: string;

/*
 * Starts the server's bundle. Once ready, it saves its compiled code for the next start: beside the bundle, or in the
 * folder that `CacheDirectory=` of a systemd unit sets.
 */

traceToSources();
const { exports, saveCode } = runCached<typeof bundle>(
  new URL(`./${BUNDLE}`, import.meta.url),
  process.env.CACHE_DIRECTORY,
);
await exports.run(saveCode);
