import type { API } from '../api.js';
import { GoalsquareError } from '../errors.js';
import { whenOf } from '../names/index.js';
import { rankMetrics } from '../names/ranking.js';
import { alike } from '../suggest.js';
import { HubPages } from './hub-pages.js';
import { markRecorded } from './recorded-text.js';

/** The kinds of things that `find` searches for. */
export const kinds = ['league', 'person', 'squad', 'match', 'metric'] as const;

export type Kind = (typeof kinds)[number];

/** The arguments of `find`. */
export interface FindArguments {
  readonly name: string;
  readonly kind?: Kind;
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonId?: number;
  readonly limit?: number;
}

/** One search result: its ids, its names under `recorded`, and its hub page. */
export type Found = Readonly<Record<string, unknown>> & { readonly kind: Kind; readonly page: string };

interface Season {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number | undefined;
}

interface Search extends Season {
  readonly api: API;
  readonly pages: HubPages;
  readonly name: string;
  readonly limit: number;
}

const DEFAULT_LIMIT = 10;

/** Minimum length of a misspelt name: shorter ones resemble too many others. **Units**: letters. */
const LEAST_MISSPELT = 4;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Returns the items with exactly this name, else those whose name contains it, else the most similar. */
function named<T>(items: readonly T[], name: string, namesOf: (item: T) => readonly string[]): readonly T[] {
  const sought = normal(name);
  const same = items.filter((item) => namesOf(item).some((one) => normal(one) === sought));
  if (same.length > 0) return same;
  const containing = items.filter((item) => namesOf(item).some((one) => ` ${normal(one)}`.includes(` ${sought}`)));
  if (containing.length > 0) return containing;
  const similar = sought.length < LEAST_MISSPELT ? [] : alike(sought, items.flatMap(namesOf).map(normal));
  return similar.flatMap((one) => items.filter((item) => namesOf(item).some((text) => normal(text) === one)));
}

async function leagues({ api, pages, name, limit }: Search): Promise<readonly Found[]> {
  const all = await api.leagues();
  return named(all, name, (league) => [league.league_name, league.league_code])
    .slice(0, limit)
    .map(({ league_id: leagueId, league_name: leagueName, league_code: code }) => ({
      kind: 'league',
      leagueId,
      ...markRecorded({ name: leagueName, code }),
      page: pages.league(leagueId),
    }));
}

async function persons({ api, pages, name, limit }: Search): Promise<readonly Found[]> {
  const { persons: found } = await api.call('getPersons', { name, limit });
  return found.map(({ personId, fullname, squads }) => {
    const latest = squads.at(-1);
    return {
      kind: 'person',
      personId,
      ...(latest !== undefined && { squadId: latest.squadId, seasonId: latest.seasonId }),
      ...markRecorded({ name: fullname, squad: latest?.squadName }),
      page: pages.player(personId),
    };
  });
}

async function squads({ api, pages, name, limit, ...season }: Search): Promise<readonly Found[]> {
  const all = await api.squads(season.seasonId, { leagueId: season.leagueId, levelId: season.levelId });
  return named(all, name, (squad) => [squad.squad_name, squad.squad_code])
    .slice(0, limit)
    .map(({ squad_id: squadId, squad_name: squad, squad_code: code, season_id: seasonId }) => ({
      kind: 'squad',
      squadId,
      seasonId,
      ...markRecorded({ name: squad, code }),
      page: pages.squad(squadId, { leagueId: season.leagueId, levelId: season.levelId, seasonId }),
    }));
}

/** Returns the matches that a text such as `CAL HOL`, `Calder v Holt` or `CAL HOL R4 2025` names, latest first. */
async function matches({ api, pages, name, limit, ...season }: Search): Promise<readonly Found[]> {
  const { squads: sides, round, seasonId } = whenOf(name);
  const { leagueId, levelId } = season;
  const fixture = await api.fixture(seasonId ?? season.seasonId, { leagueId, levelId });
  const words = sides.split(/\s+(?:vs?\.?|against)\s+|\s+/iu).filter((word) => word !== '');
  const isNamed = (text: string, squad: string, code: string): boolean =>
    normal(code) === normal(text) || (text.length > 2 && ` ${normal(squad)}`.includes(` ${normal(text)}`));
  return fixture
    .filter(
      (match) =>
        String(match.match_id) === name.trim() ||
        ((round === undefined || match.round_number === round) &&
          words.every(
            (word) =>
              isNamed(word, match.home_squad_name, match.home_squad_code) ||
              isNamed(word, match.away_squad_name, match.away_squad_code),
          )),
    )
    .reverse()
    .slice(0, limit)
    .map((match) => ({
      kind: 'match',
      matchId: match.match_id,
      seasonId: match.season_id,
      round: match.round_number,
      homeSquadId: match.home_squad_id,
      awaySquadId: match.away_squad_id,
      ...(match.home_points !== null && { homePoints: match.home_points }),
      ...(match.away_points !== null && { awayPoints: match.away_points }),
      ...markRecorded({
        home: match.home_squad_name,
        away: match.away_squad_name,
        date: match.match_date,
        status: match.match_status_name,
      }),
      page: pages.match(match.match_id),
    }));
}

async function metrics({ api, pages, name, limit }: Search): Promise<readonly Found[]> {
  const found = rankMetrics(await api.getMetrics(), name).slice(0, limit);
  return found.map(({ code: metric, level, name: title, description }) => ({
    kind: 'metric',
    metric,
    level,
    name: title,
    description,
    page: pages.metric(metric),
  }));
}

const searches: Readonly<Record<Kind, (search: Search) => Promise<readonly Found[]>>> = {
  league: leagues,
  person: persons,
  squad: squads,
  match: matches,
  metric: metrics,
};

/** Finds leagues, persons, squads, matches and metrics by name. **Empty**: no results. **Throws** `GoalsquareError`. */
export async function find(api: API, args: FindArguments): Promise<{ readonly results: readonly Found[] }> {
  const { name, kind, leagueId = 1, levelId = 1, seasonId, limit = DEFAULT_LIMIT } = args;
  if (name.trim() === '') throw new GoalsquareError('name is empty. Name a league, person, squad, match or metric.');
  const search = { api, pages: new HubPages(api.url), name, leagueId, levelId, seasonId, limit };
  const found = await Promise.all((kind === undefined ? kinds : [kind]).map((one) => searches[one](search)));
  return { results: found.flat() };
}
