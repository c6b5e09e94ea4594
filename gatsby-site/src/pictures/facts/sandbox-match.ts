import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openMatch, matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { logOf } from '../../playground/log-of';

/** A match of the sandbox, opened, and the view of it. */
export interface SandboxMatch {
  readonly match: Match;
  readonly view: MatchView;
}

/** The match the contract's examples are of. */
export const EXAMPLE_MATCH = '110510101';

/** Where the logs are, from where the site is built and from the root of the repository. */
const folder = ['static/sandbox', 'gatsby-site/static/sandbox'].find((one) => existsSync(one)) ?? 'static/sandbox';

const opened = new Map<string, SandboxMatch>();

/** A match of `static/sandbox`, read while the site is built. **Throws** for a match that is not there. */
export function sandboxMatch(matchId: string): SandboxMatch {
  const known = opened.get(matchId);
  if (known !== undefined) return known;
  const match = openMatch(logOf(gunzipSync(readFileSync(path.join(folder, `${matchId}.ndjson.gz`))).toString('utf8')));
  const both = { match, view: matchViewOf(match) };
  opened.set(matchId, both);
  return both;
}
