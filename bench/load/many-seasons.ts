import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPack, PACK_FOLDER, sealMatches } from '@goalsquare/data';
import { matchFromParts, partsOf, type Match, type MatchHeader } from '@goalsquare/engine';
import { Caller } from '../http/measure.js';
import { MeasuredServer } from '../http/measured-server.js';
import { ended, firstAnswer, Product } from '../http/product.js';
import { matchesOf, SEED } from '../http/season.js';
import { SEASON_MATCHES } from '../season.js';
import getPort from 'get-port';
import { median } from '../timing.js';
import { carried, statisticsOf, type Carried, type Effort } from './carried-requests.js';

/** How many seasons are served. */
export interface Amount {
  readonly leagues: number;
  readonly seasons: number;
}

/** How a server was with some number of seasons. */
export interface SeasonsResult extends Amount {
  readonly matches: number;
  /** From the start of the process to the first score. **Units**: milliseconds. */
  readonly startMs: number;
  readonly residentAtStartMegabytes: number;
  readonly residentAfterMegabytes: number;
  readonly budgetMegabytes: number;
  readonly statistics: Carried;
}

const FIRST_ID = 1_000_000;
const IDS_OF_SEASON = 1000;
/** The first season of each league. */
export const FIRST_YEAR = 2017;
const BUDGET_MEGABYTES = 512;
const MEGABYTE = 1_048_576;

const idOf = (season: number, index: number): number => FIRST_ID + season * IDS_OF_SEASON + index;

const idsOf = ({ leagues, seasons }: Amount): readonly number[] =>
  Array.from({ length: leagues * seasons * SEASON_MATCHES }, (_, n) =>
    idOf(Math.floor(n / SEASON_MATCHES), n % SEASON_MATCHES),
  );

/** The same match in another season. */
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
 * A sealed folder with seasons of several leagues. Each has the matches of the bench's season, because simulating
 * others would take an hour and cost the server the same. It stays for the next run.
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

/** The time until a server first returns a score. **Units**: milliseconds, the median of some starts. */
async function startMs(product: Product, matchId: number, starts: number): Promise<number> {
  const samples: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const port = await getPort();
    const begun = performance.now();
    const server = product.start(port, { MEMORY_MB: String(BUDGET_MEGABYTES) });
    try {
      await firstAnswer(server, `http://127.0.0.1:${port}/v1/matches/${matchId}/score`, product.token);
      samples.push(performance.now() - begun);
    } finally {
      await ended(server);
    }
  }
  return median(samples);
}

/** Measures a server on some number of seasons, in a memory of 512 MB. */
export async function manySeasons(
  amount: Amount,
  effort: Effort,
  starts: number,
  say: (line: string) => void,
): Promise<SeasonsResult> {
  const ids = idsOf(amount);
  const product = await Product.make(await seasonsFolder(amount, say));
  try {
    const start = await startMs(product, ids[0] ?? 0, starts);
    const server = await MeasuredServer.start(product, { MEMORY_MB: String(BUDGET_MEGABYTES) });
    try {
      const { residentBytes } = await server.usage();
      const every = await Caller.warm(server, statisticsOf(ids), 1);
      await every.for(effort.sample * 2, 10);
      const statistics = await carried(server, 'statistics of different matches', statisticsOf(ids), effort);
      return {
        ...amount,
        matches: ids.length,
        startMs: start,
        residentAtStartMegabytes: residentBytes / MEGABYTE,
        residentAfterMegabytes: (await server.usage()).residentBytes / MEGABYTE,
        budgetMegabytes: BUDGET_MEGABYTES,
        statistics,
      };
    } finally {
      await server.end();
    }
  } finally {
    product.remove();
  }
}
