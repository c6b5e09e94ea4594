import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressedLog, writeMatchLog, type OpenWorld, type World } from '@goalsquare/data';
import type { MatchBrief } from '@goalsquare/engine';

/** THE matches the hub shows and the playground opens, each with what makes it worth a look. */
const chosen: readonly (readonly [id: number, why: string])[] = [
  [110510101, 'the match the contract shows its answers of'],
  [110510806, 'won by a point'],
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

/** A match the playground can open. **Shape**: as `static/sandbox/matches.json` lists them. */
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
  /** How long the log is, and the digest of its compressed file. */
  readonly bytes: number;
  readonly sha256: string;
}

/** A squad of such a match, and what it scored. */
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
  const { goals, behinds, points } = score;
  return { id, code, name, goals, behinds, points };
}

/** Writes the logs of the chosen matches, with an index of them. **Throws** for a match the world has not. */
export async function writeSandboxMatches({ world, matches }: OpenWorld, to: string): Promise<readonly SandboxMatch[]> {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(to)) rmSync(path.join(to, file));
  const all = seasonsOf(world);
  const written: SandboxMatch[] = [];
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
    const bytes = compressedLog(writeMatchLog(log));
    writeFileSync(path.join(to, `${id}.ndjson.gz`), bytes);
    written.push({
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
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  writeFileSync(path.join(to, 'matches.json'), `${JSON.stringify(written, null, 1)}\n`);
  return written;
}
