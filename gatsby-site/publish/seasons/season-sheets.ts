import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxEdition, type OpenWorld } from '@goalsquare/data';
import { worldInstant } from '@goalsquare/simulator';
import type { WorldSheet } from '../../src/seasons/season-sheet.js';
import { seasonSheet } from './season-sheet.js';

/** Seasons of the sandbox that pages show, each with its league, level and season. */
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
 * Writes a sheet for each season that pages show, and one for the world. Returns the file names of the season sheets.
 * **Throws** if the world lacks a season.
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
