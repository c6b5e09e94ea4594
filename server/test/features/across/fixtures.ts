import type { AppParts } from '@goalsquare/server';
import { sourceOf } from '../../support/app.js';
import { matchOfKicks, worldOfMatches, type Kicks } from '../../support/across-world.js';

/** The matches of the tests: Petrels (101, 102, 103) and Quolls (201, 202). */
export const played: readonly Kicks[] = [
  { id: 8001, round: 1, kicks: { 101: [1, 2], 102: [2], 201: [1, 0, 0, 1] }, goals: [101] },
  { id: 8002, round: 2, swapped: true, venueId: 41, kicks: { 101: [0, 0, 4], 201: [3] }, goals: [201] },
  { id: 8003, round: 3, kicks: { 101: [1, 1, 1, 1], 102: [5] }, goals: [101, 101] },
  { id: 8004, round: 4, isUpcoming: true, kicks: {} },
  { id: 8101, seasonId: 2025, round: 1, date: '2025-05-01', kicks: { 101: [2], 202: [1] } },
  { id: 8201, leagueId: 2, round: 1, date: '2026-03-01', kicks: { 101: [9] } },
];

/** The parts of an app over some matches. */
export function partsOver(of: readonly Kicks[]): Pick<AppParts, 'matches' | 'world'> {
  const matches = of.map(matchOfKicks);
  return { matches: sourceOf(matches), world: worldOfMatches(matches) };
}
