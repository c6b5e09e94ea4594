import { matchInfo } from '../shapes/match-info.js';
import type { MatchEndpoint } from './endpoint.js';
import {
  requirePersons,
  requireStarted,
  requireStatistics,
  requireTeams,
  requireTransactions,
} from '../../domain/gates.js';
import { matchChains } from '../shapes/match-chains.js';
import { matchEntries } from '../shapes/match-entries.js';
import { matchLeaders } from '../statistics/match-leaders.js';
import { matchPersons } from '../shapes/match-persons.js';
import { matchRotations } from '../shapes/match-rotations.js';
import { matchScore } from '../shapes/match-score.js';
import { matchShots } from '../shapes/match-shots.js';
import { matchStoppages } from '../shapes/match-stoppages.js';
import { matchTransactions } from '../shapes/match-transactions.js';
import { matchVenue } from '../shapes/match-venue.js';

/** Endpoint that returns the venue of a match as soon as the match is scheduled. */
export const getMatchVenue: MatchEndpoint<'getMatchVenue'> = {
  gates: [],
  dependsOnSeason: true,
  answer: () => matchVenue,
};

/** Endpoint that returns the transactions of a match. */
export const getMatchTransactions: MatchEndpoint<'getMatchTransactions'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchTransactions,
};

/** Endpoint that returns the stoppages of a match. */
export const getMatchStoppages: MatchEndpoint<'getMatchStoppages'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchStoppages,
};

/** Endpoint that returns the shots at goal of a match. */
export const getMatchShots: MatchEndpoint<'getMatchShots'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchShots,
};

/** Endpoint that returns the score of a match. */
export const getMatchScore: MatchEndpoint<'getMatchScore'> = { gates: [requireStarted], answer: () => matchScore };

/** Endpoint that returns the rotations of a match, and the current stint of each player. */
export const getMatchRotations: MatchEndpoint<'getMatchRotations'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchRotations,
};

/** Endpoint that returns the players of a match and its field umpires. */
export const getMatchPersons: MatchEndpoint<'getMatchPersons'> = {
  gates: [requirePersons],
  dependsOnSeason: true,
  answer: () => matchPersons,
};

/** Endpoint that returns the leaders of a match in every player metric. */
export const getMatchLeaders: MatchEndpoint<'getMatchLeaders'> = {
  gates: [requireStatistics, requireTeams],
  answer:
    ({ licence }) =>
    (match) =>
      matchLeaders(match, licence.tier),
};

/** Endpoint that returns the inside-50 entries of a match. */
export const getMatchEntries: MatchEndpoint<'getMatchEntries'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchEntries,
};

/** Endpoint that returns the chains of a match. */
export const getMatchChains: MatchEndpoint<'getMatchChains'> = {
  gates: [requireStarted, requireTransactions],
  answer: () => matchChains,
};

/** Endpoint that returns information about a match as soon as the match is scheduled. */
export const getMatch: MatchEndpoint<'getMatch'> = {
  gates: [],
  dependsOnClock: () => true,
  answer: () => (shown, _, match) => matchInfo(match, shown),
};
