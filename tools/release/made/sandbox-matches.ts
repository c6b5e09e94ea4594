import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  compressedLog,
  openSimulatedStore,
  sandboxWorld,
  worldOf,
  writeMatchLog,
  type OpenWorld,
  type World,
} from '@goalsquare/data';
import type { MatchBrief } from '@goalsquare/engine';

const folder = 'gatsby-site/static/sandbox';

/** The matches that the hub shows and the playground opens, each with the reason why it is interesting. */
const chosen: readonly (readonly [id: number, why: string])[] = [
  [110510101, 'the match in the examples of the contract'],
  [110510402, 'won by a point'],
  [110510302, 'drawn'],
  [110522701, 'a final that went to extra time'],
  [110522801, 'the final of a season'],
  [110611602, 'a match of the season being played'],
  [310521601, 'the final of a women’s season, 16 a side'],
  [310510602, 'a women’s match, drawn'],
  [610510601, 'second tier, drawn'],
  [1210521301, 'second tier, the final of a season'],
  [1050521001, 'under-18s, the final of a season'],
];

/** A match that the playground can open. **Shape**: an item of `static/sandbox/matches.json`. */
export interface SandboxMatch {
  readonly id: number;
  readonly why: string;
  readonly league: { readonly id: number; readonly name: string };
  readonly level: { readonly id: number; readonly name: string };
  readonly season: number;
  readonly round: { readonly number: number; readonly name: string };
  readonly date: string;
  readonly venue: string;
  readonly home: SandboxSquad;
  readonly away: SandboxSquad;
}

/** A squad of the match, and its score. */
export interface SandboxSquad {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly goals: number;
  readonly behinds: number;
  readonly points: number;
}

const seasonsOf = (world: World) =>
  world.leagues.flatMap((league) =>
    league.levels.flatMap((level) =>
      level.seasonIds.flatMap((id) => {
        const season = world.season(league.id, level.id, id);
        return season === undefined ? [] : [{ league, level, season }];
      }),
    ),
  );

function squadOf({ id, code, name, score }: MatchBrief['home']): SandboxSquad {
  if (score === undefined) throw new Error(`${name} has no score: choose a match that has been played`);
  const { goals = 0, behinds = 0, points } = score;
  return { id, code, name, goals, behinds, points };
}

/** Opens the sandbox world. Requested matches are simulated in this thread. */
async function inSandbox<T>(use: (sandbox: OpenWorld) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(path.join(tmpdir(), 'goalsquare-matches-'));
  const matches = await openSimulatedStore({ ...sandboxWorld, directory, workers: 0 });
  try {
    return await use({ matches, world: worldOf(await matches.seasons()) });
  } finally {
    matches.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Returns the logs of the chosen matches, and an index of them. **Throws** if the world does not have one of the
 * matches.
 */
export const sandboxMatches = (): Promise<ReadonlyMap<string, string | Uint8Array>> =>
  inSandbox(async ({ world, matches }) => {
    const all = seasonsOf(world);
    const logs = new Map<string, string | Uint8Array>();
    const index: SandboxMatch[] = [];
    for (const [id, why] of chosen) {
      const found = all.flatMap(({ league, level, season }) =>
        season.matches.filter((match) => match.id === id).map((match) => ({ league, level, season, match })),
      )[0];
      const log = await matches.log(id);
      if (found === undefined || log === undefined) throw new Error(`the sandbox world has no match ${id}`);
      const {
        league,
        level,
        season: { record },
        match,
      } = found;
      logs.set(`${folder}/${id}.ndjson.gz`, compressedLog(writeMatchLog(log)));
      index.push({
        id,
        why,
        league: { id: league.id, name: league.name },
        level: { id: level.id, name: level.name },
        season: record.id,
        round: {
          number: match.roundNumber,
          name: record.rounds.find(({ number }) => number === match.roundNumber)?.name ?? `Round ${match.roundNumber}`,
        },
        date: match.date?.startDate ?? '',
        venue: match.venue.name,
        home: squadOf(match.home),
        away: squadOf(match.away),
      });
    }
    return logs.set(`${folder}/matches.json`, `${JSON.stringify(index, null, 1)}\n`);
  });
