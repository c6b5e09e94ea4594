import type { Season, World } from '@goalsquare/data';
import { isOver, ladderOf, progressOf } from '@goalsquare/engine';
import type { SeasonLadder } from '@goalsquare/openapi';
import { conferencesInScope, seasonInScope, type SeasonPath } from '../../domain/scope.js';
import { Problem } from '../../domain/problems.js';
import { seasonLadder } from '../shapes/ladder.js';
import type { EndpointResult } from './endpoint.js';
import { seasonResult } from './season-result.js';

interface LadderCall {
  readonly path: SeasonPath & { readonly roundNumber?: number };
  readonly query: { readonly conference?: string };
}

/**
 * Checks that a round exists, and that it or a later round has begun unless the season is over. **Throws** a problem of
 * status 404 otherwise.
 */
function checkRound({ record: { id, rounds }, matches }: Season, roundNumber: number): void {
  if (!rounds.some(({ number }) => number === roundNumber)) {
    throw new Problem(
      'round-not-found',
      `There is no round ${roundNumber} in season ${id}; its rounds are ${rounds[0]?.number ?? 0} to ${rounds.at(-1)?.number ?? 0}.`,
    );
  }
  const begun = matches.some(
    (match) => match.roundNumber >= roundNumber && ['Live', 'Completed'].includes(progressOf(match)),
  );
  if (!begun && !matches.every(isOver))
    throw new Problem(
      'round-not-begun',
      `Round ${roundNumber} of season ${id} has not begun, so it has no ladder yet.`,
    );
}

const find =
  ({ path, query: { conference } }: LadderCall) =>
  (world: World): EndpointResult<SeasonLadder> => {
    const season = seasonInScope(world, path);
    if (path.roundNumber !== undefined) checkRound(season, path.roundNumber);
    if (conference !== undefined) conferencesInScope(season, conference);
    return seasonResult(season, () => seasonLadder(season.record.id, ladderOf(season, path.roundNumber), conference));
  };

/** Endpoints that return the ladder of a season, now or after a round. An unknown round or conference gives 404. */
export const ladderEndpoints = {
  getLevelLadder: { find },
  getLevelLadderByRound: { find },
  getLadder: { find },
  getLadderByRound: { find },
};
