import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openMatch, matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { logOf } from './log-of';

/** A match of the sandbox and its view. */
export interface SandboxMatch {
  readonly match: Match;
  readonly view: MatchView;
}

/** The match in the contract's examples. */
export const EXAMPLE_MATCH = '110510101';

/** The folder of the logs, relative to the site while it is built, otherwise to the root of the repository. */
const folder = ['static/sandbox', 'gatsby-site/static/sandbox'].find((one) => existsSync(one)) ?? 'static/sandbox';

const opened = new Map<string, SandboxMatch>();

/** Opens a match from `static/sandbox`. Only used at build time. **Throws** if there is no such match. */
export function sandboxMatch(matchId: string): SandboxMatch {
  const known = opened.get(matchId);
  if (known !== undefined) return known;
  const match = openMatch(logOf(gunzipSync(readFileSync(path.join(folder, `${matchId}.ndjson.gz`))).toString('utf8')));
  const both = { match, view: matchViewOf(match) };
  opened.set(matchId, both);
  return both;
}
