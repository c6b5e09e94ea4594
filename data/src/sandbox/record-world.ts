import { isDeepStrictEqual } from 'node:util';
import type { MatchBrief } from '@goalsquare/engine';
import { writeMatchLog } from '../log/read.js';
import { openStore } from '../store/directory/directory-store.js';
import { manifestIn } from '../store/directory/manifest.js';
import { seasonKeyText } from '../store/season-forms.js';
import type { SimulatedWorld } from './one-match.js';
import { createMatchSimulator } from './worker-pool.js';
import { digestOfLogs, readWorldRecords, writeWorldRecords, type SeasonToRecord } from './world-records.js';
import { sha256 } from '../sha256.js';

/** Called after each match with the number of finished matches and the total number. */
export type MatchProgress = (done: number, all: number) => void;

/**
 * Writes the records and results of a simulated world from a folder with all its logs. **Throws** if the folder has no
 * simulated world.
 */
export async function recordWorld(folder: string, records: string): Promise<void> {
  const manifest = manifestIn(folder);
  if (manifest === undefined) throw new Error(`${folder} contains no simulated world`);
  const store = await openStore(folder);
  try {
    const stored = await store.seasons();
    const briefs = new Map(stored.briefs.map((season) => [seasonKeyText(season), season.briefs()]));
    const seasons: SeasonToRecord[] = [];
    for (const season of stored.records) {
      const ofSeason = briefs.get(seasonKeyText(season)) ?? [];
      const digests = new Map<number, string>();
      for (const { id } of ofSeason) {
        const log = await store.log(id);
        if (log !== undefined) digests.set(id, sha256(writeMatchLog(log)));
      }
      seasons.push({ record: season.record(), briefs: ofSeason, logs: digestOfLogs(digests) });
    }
    writeWorldRecords(records, manifest.edition, seasons);
  } finally {
    store.close();
  }
}

/** The parts of a world to check. */
export interface RecordCheck {
  /** Number of workers. With 0, matches are simulated in this thread. */
  readonly workers: number;
  readonly progress?: MatchProgress;
  /** Number of matches per season to simulate. Default: all, and then logs are compared too. */
  readonly ofSeason?: number;
}

/**
 * Simulates the matches of a world from its records. Returns a line for each match whose brief differs or that the
 * records make impossible, and for each season whose logs differ. **Empty**: an empty list if the records match the
 * world.
 */
export async function checkWorldRecords(
  world: SimulatedWorld,
  { workers, progress = () => undefined, ofSeason = Infinity }: RecordCheck,
): Promise<readonly string[]> {
  const records = readWorldRecords(world.records);
  const simulator = await createMatchSimulator(workers);
  const all = records.seasons.reduce((sum, { matches }) => sum + Math.min(matches.length, ofSeason), 0);
  const differences: string[] = [];
  let done = 0;
  try {
    for (const { leagueId, levelId, seasonId, matches, logs } of records.seasons) {
      const season = { leagueId, levelId, seasonId };
      const recorded = new Map(records.briefs(season).map((brief): [number, MatchBrief] => [brief.id, brief]));
      const digests = new Map<number, string>();
      const checkMatch = async (matchId: number): Promise<void> => {
        // With the records of another world, a squad can meet itself in a final.
        const result = await simulator.result({ ...world, season, matchId }).catch(String);
        if (typeof result === 'string') {
          differences.push(`match ${matchId}: it cannot be simulated from the records: ${result}`);
        } else {
          digests.set(matchId, result.digest);
          if (!isDeepStrictEqual(result.brief, recorded.get(matchId)))
            differences.push(`match ${matchId}: its brief differs`);
        }
        done += 1;
        progress(done, all);
      };
      await Promise.all(matches.slice(-ofSeason).map(checkMatch));
      if (digests.size === matches.length && digestOfLogs(digests) !== logs)
        differences.push(`season ${seasonKeyText(season)}: its logs differ`);
    }
  } finally {
    await simulator.close();
  }
  return differences;
}
