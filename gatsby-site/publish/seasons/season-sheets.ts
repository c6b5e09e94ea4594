import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxEdition, type OpenWorld } from '@goalsquare/data';
import { worldInstant } from '@goalsquare/simulator';
import type { WorldSheet } from '../../src/seasons/season-sheet.js';
import { seasonSheet } from './season-sheet.js';

/** Seasons of the sandbox that pages show, each a league, a level and a season. */
const shownSeasons: readonly (readonly [leagueId: number, levelId: number, seasonId: number])[] = [
  [1, 1, 2024],
  [1, 1, 2025],
  [1, 1, 2026],
  [3, 1, 2024],
  [3, 1, 2025],
  [3, 1, 2026],
  [5, 1, 2025],
  [6, 1, 2025],
  [8, 5, 2025],
  [9, 5, 2025],
  [10, 5, 2025],
  [11, 5, 2025],
  [12, 1, 2025],
  [13, 1, 2025],
  [16, 1, 2025],
];

const worldSheet = ({ leagues }: OpenWorld['world']): WorldSheet => ({
  edition: sandboxEdition,
  instant: worldInstant,
  leagues: leagues.map(({ id, name, levels }) => ({
    id,
    name,
    levels: levels.map(({ id: level, name: called, seasonIds }) => ({ id: level, name: called, seasons: seasonIds })),
  })),
});

/**
 * Writes the sheet of each season that pages show and that of the world, and returns the names of the former.
 * **Throws** if the world lacks one of them.
 */
export async function writeSeasonSheets({ world, matches }: OpenWorld, to: string): Promise<readonly string[]> {
  mkdirSync(to, { recursive: true });
  const names: string[] = [];
  for (const key of shownSeasons) {
    const [season, name] = [world.season(...key), `${key.join('-')}.json`];
    if (season === undefined)
      throw new Error(`there is no season ${key.join('-')} in this world: is it the whole sandbox?`);
    writeFileSync(path.join(to, name), `${JSON.stringify(await seasonSheet(season, matches))}\n`);
    names.push(name);
  }
  writeFileSync(path.join(to, 'world.json'), `${JSON.stringify(worldSheet(world))}\n`);
  return names;
}
