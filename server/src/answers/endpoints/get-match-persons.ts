import { requirePersons } from '../../domain/gates.js';
import { matchPersons } from '../shapes/match-persons.js';
import type { MatchEndpoint } from './endpoint.js';

/** The players of a match and its field umpires. */
export const getMatchPersons: MatchEndpoint<'getMatchPersons'> = {
  gates: [requirePersons],
  dependsOnSeason: true,
  answer: () => matchPersons,
};
