import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPack, PACK_FOLDER, sealMatches } from '@goalsquare/data';
import { matchFromParts, partsOf, type Match, type MatchHeader } from '@goalsquare/engine';
import { matchesOf, SEED } from '../http/season.js';
import { SEASON_MATCHES } from '../season.js';

/** Number of leagues, and of seasons in each. */
export interface Amount {
  readonly leagues: number;
  readonly seasons: number;
}

const FIRST_ID = 1_000_000;
const IDS_OF_SEASON = 1000;
/** The first season of each league. */
export const FIRST_YEAR = 2017;

const idOf = (season: number, index: number): number => FIRST_ID + season * IDS_OF_SEASON + index;

/** Returns the ids of all matches, by league and season. */
export const idsOf = ({ leagues, seasons }: Amount): readonly number[] =>
  Array.from({ length: leagues * seasons * SEASON_MATCHES }, (_, n) =>
    idOf(Math.floor(n / SEASON_MATCHES), n % SEASON_MATCHES),
  );

/** Returns the same match in another season. */
function inSeason(match: Match, id: number, league: number, year: number): Match {
  const parts = partsOf(match);
  const details = match.details();
  const header: MatchHeader = {
    ...details.header,
    id,
    leagueId: league,
    seasonId: year,
    competitionId: league * 10_000 + year,
    competitionName: `Bench League ${league} ${year}`,
    date: {
      startDate: `${year}-03-14`,
      startTime: '14:10:00',
      utcMatchStart: `${year}-03-14T03:10:00Z`,
    },
  };
  return matchFromParts({ ...parts, id, details: () => ({ ...details, header }) });
}

function* copies(amount: Amount, say: (line: string) => void): Generator<Match> {
  const originals = matchesOf(SEASON_MATCHES);
  for (let season = 0; season < amount.leagues * amount.seasons; season += 1) {
    say(`writing season ${season + 1} of ${amount.leagues * amount.seasons}`);
    for (const [index, match] of originals.entries())
      yield inSeason(
        match,
        idOf(season, index),
        Math.floor(season / amount.seasons) + 1,
        FIRST_YEAR + (season % amount.seasons),
      );
  }
}

/**
 * Returns a sealed folder with seasons of several leagues. Each season repeats the bench's matches, because simulating
 * others would take an hour and cost the server the same. The folder is kept for the next run.
 */
export async function seasonsFolder(amount: Amount, say: (line: string) => void): Promise<string> {
  const folder = path.join(tmpdir(), `goalsquare-bench-${amount.leagues}x${amount.seasons}-${SEED}`);
  const pack = openPack(path.join(folder, PACK_FOLDER));
  const isWhole = pack?.entries.length === idsOf(amount).length;
  pack?.close();
  if (isWhole) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  await sealMatches(copies(amount, say), folder);
  return folder;
}
