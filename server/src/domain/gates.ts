import type { Match } from '@goalsquare/engine';
import { Problem } from './problems.js';
import { hasStarted, isKnownByResultOnly } from './match-progress.js';

/** A check of a match before anything is answered from it. **Throws** a problem of status 403 or 404. */
export type MatchGate = (match: Match) => void;

/** Lets a match through once it has started. **Source**: specification section 8. */
export const requireStarted: MatchGate = (match) => {
  if (!hasStarted(match))
    throw new Problem('match-not-started', `Match ${match.id} has not started, so there is no data yet.`);
};

const areTeamsNamed = ({ homePlayers, persons }: Match): boolean => homePlayers > 0 && homePlayers < persons.length;

/** Lets a match through once both teams are entered. **Source**: specification section 8. */
export const requireTeams: MatchGate = (match) => {
  if (!areTeamsNamed(match))
    throw new Problem('teams-not-entered', `The teams of match ${match.id} are not entered yet, so there is no data.`);
};

/**
 * Lets a match through unless its result is all that is known of it. **Throws** a problem of status 404. **Source**:
 * ADR 13.
 */
export const requireTransactions: MatchGate = (match) => {
  if (isKnownByResultOnly(match)) {
    throw new Problem(
      'data-not-held',
      `Match ${match.id} is known by its result only: no transactions are held, nor anything told or counted from them.`,
    );
  }
};

/**
 * Lets a match through once both teams are entered, as its persons are known from then on. **Throws** 404 where they
 * never will be. **Source**: ADR 13.
 */
export const requirePersons: MatchGate = (match) => {
  if (areTeamsNamed(match)) return;
  if (isKnownByResultOnly(match))
    throw new Problem('data-not-held', `Match ${match.id} is known by its result only: no persons are held.`);
  requireStarted(match);
  requireTeams(match);
};
