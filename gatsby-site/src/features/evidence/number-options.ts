import type { Fixture, FixtureMatch, MatchPersons } from '@goalsquare/openapi';
import type { Option } from '../../controls/choice-pills';

interface Begun {
  readonly round: number;
  readonly match: FixtureMatch;
}

/** Returns the matches of a fixture that have a score, in order. */
export const begunMatches = ({ phases }: Fixture): readonly Begun[] =>
  phases.flatMap(({ rounds }) =>
    rounds.flatMap(({ number, matches }) =>
      matches.filter(({ squads: { home } }) => home.score !== undefined).map((match) => ({ round: number, match })),
    ),
  );

/** Returns a match as an option, such as `Round 1: SAL 69, PMH 78`. */
export function matchOption({ round, match: { id, squads } }: Begun): Option<string> {
  const [home, away] = [squads.home, squads.away].map(({ code, score }) => `${code} ${score?.points ?? 0}`);
  return [String(id), `Round ${round}: ${home ?? ''}, ${away ?? ''}`];
}

/** Returns the players of a match as options, sorted by squad and name. Players who did not play are omitted. */
export const personOptions = ({ squads: { home, away } }: MatchPersons): readonly Option<string>[] =>
  [home, away].flatMap(({ code, players }) =>
    players
      .filter(({ played }) => played)
      .map(({ personId, fullname }): Option<string> => [String(personId), `${fullname} ${code}`])
      .sort(([, a], [, b]) => a.localeCompare(b)),
  );

/** Returns the squads of a match as options. */
export const squadOptions = ({ squads: { home, away } }: MatchPersons): readonly Option<string>[] =>
  [home, away].map(({ id, name }) => [String(id), name]);

/** Returns options, preceded by the one in the address if they do not contain it. */
export const withOwn = (options: readonly Option<string>[], own: Option<string>): readonly Option<string>[] =>
  options.some(([value]) => value === own[0]) ? options : [own, ...options];
