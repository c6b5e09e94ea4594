import { redactPermalinks } from '../../domain/permalink-path.js';
import { Problem } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';

/** The problem of a path that does not exist. Repeats the path without the secret of a permalink. */
export const routeNotFound = (path: string): Problem =>
  new Problem('route-not-found', `There is nothing at ${quoted(redactPermalinks(path))}.`);
