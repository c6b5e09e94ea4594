import type { API } from '../api.js';
import type { Row } from '../operation-types.js';
import { UsageError, type Context } from './command.js';
import { alike, didYouMean } from '../suggest.js';

type Match = Row<'getLevelFixture'>;

/** The season, league and level that a command line names. **Empty**: `seasonId` is `undefined`: the current season. */
export function levelOf({ words }: Context): { seasonId: number | undefined; leagueId: number; levelId: number } {
  return {
    seasonId: words.number('season'),
    leagueId: words.number('league') ?? 1,
    levelId: words.number('level') ?? 1,
  };
}

const isSquad = (word: string, name: string, code: string): boolean => {
  const sought = word.toLowerCase();
  return code.toLowerCase() === sought || (sought.length > 2 && name.toLowerCase().includes(sought));
};

const describe = (match: Match): string =>
  `${match.home_squad_name} v ${match.away_squad_name}, ${match.round_name}, ${match.match_date} (${match.match_id})`;

/**
 * Returns the id of a match: by its id, or as the latest one that one or two squads have begun, such as `CAL` or
 * `CAL HOL`. **Throws** `UsageError` if there is none.
 */
export async function matchId(context: Context, words: readonly string[]): Promise<number> {
  const { api, note } = context;
  const [first] = words;
  if (first === undefined) throw new UsageError('Name a match by its id, or by its squads, such as CAL HOL.');
  if (words.length === 1 && /^\d+$/u.test(first)) return Number(first);
  const names = words
    .join(' ')
    .split(/\s+(?:vs?\.?\s+)?/iu)
    .filter((name) => name !== '');
  const { seasonId, leagueId, levelId } = levelOf(context);
  const fixture = await api.fixture(seasonId, { leagueId, levelId });
  const found = fixture.filter((match) =>
    names.every(
      (name) =>
        isSquad(name, match.home_squad_name, match.home_squad_code) ||
        isSquad(name, match.away_squad_name, match.away_squad_code),
    ),
  );
  const match = found.filter(({ match_status_type_name: status }) => status !== 'Upcoming').at(-1) ?? found[0];
  if (match === undefined) {
    const codes = [...new Set(fixture.flatMap((one) => [one.home_squad_code, one.away_squad_code]))].sort();
    const guess = names.flatMap((name) => alike(name, codes)).join(' or ');
    throw new UsageError(
      `No match of the season is of ${names.join(' and ')}.${guess === '' ? ` Squads: ${codes.join(', ')}.` : ` Did you mean ${guess}?`}`,
    );
  }
  note(`Match: ${describe(match)}`);
  return match.match_id;
}

/** Returns the codes of metrics by code or name. **Throws** `UsageError` for a metric that does not exist. */
export async function metricCodes(api: API, names: readonly string[]): Promise<readonly string[]> {
  const metrics = await api.metrics(undefined, { showAll: true });
  const keyOf = (text: string | null): string =>
    (text ?? '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, ' ')
      .trim();
  return names.map((name) => {
    const sought = keyOf(name);
    const found = metrics.find((metric) =>
      [metric.metric_code, metric.metric_name, metric.metric_name_plural].some((text) => keyOf(text) === sought),
    );
    if (found !== undefined) return found.metric_code;
    const codes = metrics.map(({ metric_code: code }) => code);
    throw new UsageError(
      `There is no metric '${name}'.${didYouMean(name.replaceAll(' ', '_'), codes) || ' See goalsquare metrics.'}`,
    );
  });
}

/** Returns the id of a player, by id or name. **Throws** `UsageError` if the name is not that of one player. */
export async function personId(api: API, name: string): Promise<number> {
  if (/^\d+$/u.test(name)) return Number(name);
  const persons = await api.findPersons(name, { limit: 5 });
  const same = persons.filter(({ person_fullname: fullname }) => String(fullname).toLowerCase() === name.toLowerCase());
  const surname = persons.filter(({ person_surname: found }) => String(found).toLowerCase() === name.toLowerCase());
  const [found] = [same, surname, persons].find(({ length }) => length === 1) ?? [];
  if (found !== undefined) return Number(found.person_id);
  const names = persons.map((one) => `${String(one.person_fullname)} (${String(one.person_id)})`).join(', ');
  throw new UsageError(`'${name}' is not one player.${names === '' ? '' : ` Did you mean ${names}?`}`);
}

/** Returns the id of a squad of the season, by id, name or code. **Throws** `ConfigurationError` if there is none. */
export async function squadId(context: Context, name: string): Promise<number> {
  const { seasonId, ...level } = levelOf(context);
  const [squad] = await context.api.squad(name, seasonId, level);
  return squad?.squad_id ?? Number(name);
}
