import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../domain/config.js';
import type { MatchSource } from '../domain/match-source.js';
import { SEASONS_FOLDER } from '../domain/state/season-folder.js';
import { workQueue } from '../domain/work-queue.js';
import { SeasonEngine } from '../features/across/season-engine.js';
import { SeasonFiles } from '../storage/files/season-files.js';

/** Opens the engine for queries across matches. It saves season totals in the state folder. */
export function openSeasonEngine(
  matches: MatchSource,
  { stateDirectory }: Pick<Config, 'stateDirectory'>,
  logger: Logger,
): SeasonEngine {
  const warn = (message: string): void => {
    logger.warn(message);
  };
  return new SeasonEngine(matches, workQueue, new SeasonFiles(path.join(stateDirectory, SEASONS_FOLDER), warn));
}
