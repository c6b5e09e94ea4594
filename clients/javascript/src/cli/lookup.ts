import type { API } from '../api.js';
import { asCodes } from '../codes.js';
import { UnknownName } from '../errors.js';
import { chosenByName, matchNameOf, matchText, type NamedThing } from '../names/index.js';
import type { Row } from '../operation-types.js';
import { UsageError, type Context } from './command.js';

type Match = Row<'getLevelFixture'>;

/** Returns the season, league and level of a command line. **Empty**: no `seasonId` means the current season. */
export function levelOf({ words }: Context): { seasonId: number | undefined; leagueId: number; levelId: number } {
  return {
    seasonId: words.number('season'),
    leagueId: words.number('league') ?? 1,
    levelId: words.number('level') ?? 1,
  };
}

const describe = (match: Match): string =>
  `${match.home_squad_name} v ${match.away_squad_name}, ${match.round_name}, ${match.match_date} (${match.match_id})`;

const sidesOf = (match: Match): readonly NamedThing[] => [
  { id: match.home_squad_id, code: match.home_squad_code, name: match.home_squad_name },
  { id: match.away_squad_id, code: match.away_squad_code, name: match.away_squad_name },
];

/**
 * Returns the id of the match that words name: by id, or the latest started match of one or two squads, such as `CAL`,
 * `CAL HOL` or `CAL v HOL R4 2025`. **Throws** `UsageError`, and `UnknownName` if there is none.
 */
export async function matchId(context: Context, words: readonly string[]): Promise<number> {
  const { api, note } = context;
  const [first] = words;
  if (first === undefined) throw new UsageError('Name a match by its id, or by its squads, such as CAL HOL.');
  if (/^\d+$/u.test(first)) {
    if (words[1] !== undefined) throw new UsageError(`A match id takes no other words: '${words[1]}'.`);
    return Number(first);
  }
  const name = matchNameOf(matchText(words));
  if ('fault' in name) throw new UsageError(`${name.fault}.`);
  const { seasonId, ...level } = levelOf(context);
  const fixture = await api.fixture(name.seasonId ?? seasonId, level);
  const squads = [...new Map(fixture.flatMap(sidesOf).map((squad) => [squad.id, squad])).values()];
  const ids = name.squads.map((squad) => {
    const found = chosenByName(squad, squads, `squad '${squad}' for the match '${name.text}'`);
    if ('fault' in found) throw new UnknownName(found.fault, found.suggestions);
    return found.id;
  });
  const matches = fixture.filter(
    (match) =>
      (name.round === undefined || match.round_number === name.round) &&
      ids.every((id) => id === match.home_squad_id || id === match.away_squad_id),
  );
  const match = matches.filter(({ match_status_type_name: status }) => status !== 'Upcoming').at(-1) ?? matches[0];
  if (match === undefined) throw new UnknownName(`There is no match '${name.text}'`);
  note(`Match: ${describe(match)}`);
  return match.match_id;
}

/** Returns metric codes for codes or names. A name costs one request. **Throws** `UnknownName`. */
export async function metricCodes(api: API, metrics: readonly string[]): Promise<readonly string[]> {
  return (await asCodes(metrics, () => api.getMetrics())) as readonly string[];
}

/**
 * Returns the id of a squad by id, name or code, in the last season of `--season`, or else the current one. **Throws**
 * `UnknownName`, `UsageError`.
 */
export async function squadId({ api, words }: Context, squad: string): Promise<number> {
  const season = words.list('season')?.at(-1);
  if (season !== undefined && !/^\d+$/u.test(season))
    throw new UsageError(`--season '${season}' is not a whole number.`);
  const seasonId = season === undefined ? undefined : Number(season);
  return api.squadOfSeason(squad, { seasonId, leagueId: words.number('league'), levelId: words.number('level') });
}
