import { withoutPermalink } from '../../domain/permalink-path.js';
import { Problem } from '../../domain/problems.js';
import { shown } from '../../domain/text/shown.js';

/** The problem of a path that does not exist. Repeats the path without the secret of a permalink. */
export const routeNotFound = (path: string): Problem =>
  new Problem('route-not-found', `There is nothing at ${shown(withoutPermalink(path))}.`);
