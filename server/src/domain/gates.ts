import { isWholeMatch, type ActFilter, type Match } from '@goalsquare/engine';
import { Problem } from './problems.js';
import { hasStarted, isKnownByResultOnly } from './match-progress.js';

/** A check of a match before a response is computed. **Throws** a problem of status 403 or 404. */
export type MatchGate = (match: Match) => void;

/** Requires that the match has started. **Source**: ADR 14. */
export const requireStarted: MatchGate = (match) => {
  if (!hasStarted(match))
    throw new Problem('match-not-started', `Match ${match.id} has not started, so there is no data yet.`);
};

const areTeamsNamed = ({ homePlayers, persons }: Match): boolean => homePlayers > 0 && homePlayers < persons.length;

/** Requires that both teams are entered. **Source**: ADR 14. */
export const requireTeams: MatchGate = (match) => {
  if (!areTeamsNamed(match))
    throw new Problem('teams-not-entered', `The teams of match ${match.id} are not entered yet, so there is no data.`);
};

/**
 * Requires that more than the result of the match is stored. **Throws** a problem of status 404. **Source**: ADR 14.
 */
export const requireTransactions: MatchGate = (match) => {
  if (isKnownByResultOnly(match)) {
    throw new Problem(
      'data-not-held',
      hasBoxScore(match)
        ? `Only the result and the box score of match ${match.id} are stored, so it has no transactions. It has statistics of the whole match.`
        : `Only the result of match ${match.id} is stored, so it has no transactions and nothing computed from them.`,
    );
  }
};

const hasBoxScore = ({ boxScore }: Match): boolean => boxScore.length > 0;

/**
 * Requires that the match has statistics, from transactions or a box score. **Throws** a problem of status 404.
 * **Source**: ADR 24.
 */
export const requireStatistics: MatchGate = (match) => {
  if (!hasBoxScore(match)) requireTransactions(match);
};

/**
 * Requires that the match supports a filter: a box score has no values for parts of a match. **Throws** a problem of
 * status 404. **Source**: ADR 24.
 */
export function requirePart(match: Match, filter: ActFilter): void {
  if (!hasBoxScore(match) || isWholeMatch(filter) || !isKnownByResultOnly(match)) return;
  throw new Problem(
    'data-not-held',
    `Only the result and the box score of match ${match.id} are stored, so it has statistics of the whole match only. Leave out parameters that select a part of it.`,
  );
}

/**
 * Requires that the persons of the match are known, which is the case once both teams are entered. **Throws** a problem
 * of status 404 if only its result is stored, otherwise of status 403. **Source**: ADR 14.
 */
export const requirePersons: MatchGate = (match) => {
  if (areTeamsNamed(match)) return;
  if (isKnownByResultOnly(match))
    throw new Problem('data-not-held', `Only the result of match ${match.id} is stored, so it has no persons.`);
  requireStarted(match);
  requireTeams(match);
};
