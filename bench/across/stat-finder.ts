import {
  AcrossFold,
  selectMatches,
  type AcrossReuse,
  type AcrossTable,
  type StatisticsQuery,
} from '@goalsquare/engine';
import { SEASON_MATCHES } from '../season.js';
import type { World } from './world.js';

/**
 * Returns a question that a new analyst would ask: who has the most disposals per match in the second halves of won
 * matches, among players with at least 10 such matches in a whole season?
 */
const queryOf = ({ seasons: [first] }: World): StatisticsQuery => ({
  level: 'player',
  matches: { seasonIds: [1], results: ['won'] },
  acts: { periods: [3, 4] },
  codes: ['DISPOSAL'],
  measures: ['perMatch'],
  minMatches: Math.ceil((10 * (first?.matches.ids.length ?? 0)) / SEASON_MATCHES),
});

/** The best players: person, value and number of matches, best first. */
type Best = readonly (readonly [personId: number, value: number, matches: number])[];

const ROWS = 20;

function bestOf(table: AcrossTable): Best {
  const rows = Array.from({ length: table.rows }, (_, row) => row);
  const personIds = table.keys.person ?? [];
  return rows
    .sort((a, b) => table.order(0, 0, a) - table.order(0, 0, b) || (personIds[a] ?? 0) - (personIds[b] ?? 0))
    .slice(0, ROWS)
    .map((row) => [personIds[row] ?? 0, table.value(0, 0, row) ?? NaN, table.matches[row] ?? 0]);
}

/** Answers the question from the season's columns. */
export function findBest(world: World, reuse: AcrossReuse): Best {
  const query = queryOf(world);
  const selected = selectMatches(query, world.seasons);
  const fold = new AcrossFold(query, selected, reuse);
  for (const [at, columns] of world.seasons.entries()) fold.addSeason(at, columns);
  return bestOf(fold.result());
}

/** Answers the question match by match, for comparison. */
function findBestByMatch(world: World): Best {
  const { seasons, matches } = world;
  const query = queryOf(world);
  const selected = selectMatches(query, seasons);
  const fold = new AcrossFold(query, selected);
  for (const id of selected.matchIds()) {
    const match = matches.get(id);
    if (match !== undefined) fold.addMatch(match);
  }
  return bestOf(fold.result());
}

/**
 * Describes how the season's answer differs from the one computed match by match. **Empty**: `undefined` if they are
 * the same.
 */
export function faultOfBest(world: World, reuse: AcrossReuse): string | undefined {
  const [ours, expected] = [findBest(world, reuse), findBestByMatch(world)];
  if (ours.length === 0) return 'stat finder: no rows';
  return JSON.stringify(ours) === JSON.stringify(expected)
    ? undefined
    : `stat finder: ${JSON.stringify(ours)} instead of ${JSON.stringify(expected)}`;
}
