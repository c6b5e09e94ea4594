import type { Match } from '@goalsquare/engine';
import { Problem } from './problems.js';
import { hasStarted } from './shapes/progress.js';

/** A check of a match before it is answered from. **Throws** a problem of status 403. */
export type Gate = (match: Match) => void;

/** Lets a match through once it has started. **Source**: specification section 8. */
export const matchStarted: Gate = (match) => {
  if (!hasStarted(match)) throw new Problem('match-not-started', `Match ${match.id} has not started, so there is no data yet.`);
};

/** Lets a match through once both teams are entered. **Source**: specification section 8. */
export const teamsNamed: Gate = ({ id, homePlayers, persons }) => {
  if (homePlayers === 0 || homePlayers === persons.length) {
    throw new Problem('teams-not-entered', `The teams of match ${id} are not entered yet, so there is no data.`);
  }
};
