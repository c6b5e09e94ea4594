import { briefOf, matchOf, readLog, type MatchBrief, type MatchLog } from '@goalsquare/engine';
import {
  leagues,
  levelIdOf,
  matchLogOf,
  planWorld,
  playSeason,
  smallLeagues,
  worldInstant,
  type LeagueDesign,
  type PlannedMatch,
  type WorldSeason,
} from '@goalsquare/simulator';
import { writeMatchLog } from '../log/read.js';
import { pieceOf } from '../store/pack/pack-writer.js';
import { seasonKeyText, type SeasonKey } from '../store/season-forms.js';
import { packedMatch } from './match-file.js';
import { readWorldRecords } from './world-records.js';
import { sha256 } from '../sha256.js';

/** The sizes of worlds, and the leagues of each. */
export const worldDesigns = { whole: leagues, small: smallLeagues } as const satisfies Record<
  string,
  readonly LeagueDesign[]
>;

/** A world whose matches are simulated, and the folder of its records. */
export interface SimulatedWorld {
  readonly seed: number;
  readonly size: keyof typeof worldDesigns;
  readonly records: string;
}

export interface MatchTask extends SimulatedWorld {
  readonly season: SeasonKey;
  readonly matchId: number;
}

interface PlannedWorld {
  readonly seasons: ReadonlyMap<string, WorldSeason>;
  /** The matches of each season. Finals are included once they are known. */
  readonly matches: Map<string, Promise<readonly PlannedMatch[]>>;
}

const plannedWorlds = new Map<string, PlannedWorld>();

const keyOf = ({ planned: { league, level, season } }: WorldSeason): string =>
  seasonKeyText({ leagueId: league.id, levelId: levelIdOf(level.level), seasonId: season.id });

/** Returns a planned world. Each thread plans it only once. */
function plannedWorld({ seed, size }: SimulatedWorld): PlannedWorld {
  const name = `${seed}-${size}`;
  const known = plannedWorlds.get(name);
  if (known !== undefined) return known;
  const seasons = planWorld({ seed, designs: worldDesigns[size] });
  const world = { seasons: new Map(seasons.map((season) => [keyOf(season), season])), matches: new Map() };
  plannedWorlds.set(name, world);
  return world;
}

/** Plans a world in advance, so that the first match of this thread does not wait for it. */
export function planWorldOf(world: SimulatedWorld): void {
  plannedWorld(world);
}

/** Returns the matches of a season. The squads in finals follow from the recorded results. */
function matchesOf(world: PlannedWorld, season: WorldSeason, task: MatchTask): Promise<readonly PlannedMatch[]> {
  const key = seasonKeyText(task.season);
  const known = world.matches.get(key);
  if (known !== undefined) return known;
  const results = new Map(
    readWorldRecords(task.records)
      .briefs(task.season)
      .map((brief) => [brief.id, brief]),
  );
  const matches = playSeason(season, ({ id }) => {
    const brief = results.get(id);
    return brief === undefined
      ? Promise.reject(new Error(`the records of season ${key} have no match ${id}`))
      : Promise.resolve(brief);
  });
  world.matches.set(key, matches);
  return matches;
}

/** Simulates one match. **Throws** if the world has no such match. */
async function simulate(task: MatchTask): Promise<MatchLog> {
  const world = plannedWorld(task);
  const season = world.seasons.get(seasonKeyText(task.season));
  const match = season && (await matchesOf(world, season, task)).find(({ id }) => id === task.matchId);
  if (season === undefined || match === undefined) throw new Error(`the world has no match ${task.matchId}`);
  const { planned, umpires } = season;
  const { league, level, season: design } = planned;
  return matchLogOf({
    seed: task.seed,
    season: { league, level, season: design },
    match,
    umpires,
    instant: worldInstant,
  });
}

/** Simulates one match and returns its log as NDJSON bytes. */
export const simulatedLog = async (task: MatchTask): Promise<Uint8Array> =>
  Buffer.from(writeMatchLog(await simulate(task)));

/** Simulates one match and returns its compact form. */
export const simulatedForm = async (task: MatchTask): Promise<Uint8Array> =>
  packedMatch(pieceOf(matchOf(readLog(await simulate(task)))));

/** The brief of a simulated match, and the digest of its log. */
export interface SimulatedResult {
  readonly brief: MatchBrief;
  readonly digest: string;
}

/** Simulates one match and returns its brief and the digest of its log. */
export async function simulatedResult(task: MatchTask): Promise<SimulatedResult> {
  const log = await simulate(task);
  return { digest: sha256(writeMatchLog(log)), brief: briefOf(matchOf(readLog(log))) };
}
