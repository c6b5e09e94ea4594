import { useMemo } from 'react';
import type { Option } from '../playground/choice-pills';
import { valueOf, valuesOf, type Query } from './query';
import { useJson } from './use-json';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

interface Fixture {
  readonly phases: readonly (Named & {
    readonly rounds: readonly {
      readonly number: number;
      readonly name: string;
      readonly matches: readonly { readonly squads: Readonly<Record<'home' | 'away', Named>>; readonly venue: Named }[];
    }[];
  })[];
}

/** What the server has to choose from. **Empty**: lists that are not read yet. */
export interface Lists {
  readonly leagues: readonly Option<string>[];
  readonly levels: readonly Option<string>[];
  readonly seasons: readonly Option<string>[];
  readonly phases: readonly Option<string>[];
  readonly rounds: readonly Option<string>[];
  readonly squads: readonly Option<string>[];
  readonly venues: readonly Option<string>[];
  /** Why a list could not be read. */
  readonly error: string | undefined;
}

const optionOf = ({ id, name }: Named): Option<string> => [String(id), name];

/** The options of a list without repetitions, sorted by their labels. */
const unique = (options: readonly Option<string>[]): readonly Option<string>[] =>
  [...new Map(options)].sort(([, a], [, b]) => a.localeCompare(b));

function listsOf({ phases }: Fixture): Pick<Lists, 'phases' | 'rounds' | 'squads' | 'venues'> {
  const rounds = phases.flatMap((phase) => phase.rounds);
  const matches = rounds.flatMap((round) => round.matches);
  return {
    phases: phases.map(({ code, name }) => [code, name]),
    rounds: [...new Map(rounds.map(({ number }): Option<string> => [String(number), String(number)]))],
    squads: unique(matches.flatMap(({ squads: { home, away } }) => [optionOf(home), optionOf(away)])),
    venues: unique(matches.map(({ venue }) => optionOf(venue))),
  };
}

const noLists = { phases: [], rounds: [], squads: [], venues: [] } as const;

/** The latest of the chosen seasons, or else the latest of all. */
const latestOf = (chosen: readonly string[], seasons: readonly { readonly id: number }[]): number | undefined =>
  (chosen.length > 0 ? chosen.map(Number) : seasons.map(({ id }) => id)).sort((a, b) => b - a)[0];

/** Reads the leagues, levels and seasons of the server, and the phases, rounds, squads and venues of a season. */
export function useLists(query: Query, key: string): Lists {
  const league = valueOf(query, 'leagueId') || '1';
  const level = valueOf(query, 'levelId') || '1';
  const leagues = useJson<readonly Named[]>('/v1/leagues', key);
  const levels = useJson<{ readonly levels: readonly Named[] }>(`/v1/leagues/${league}/levels`, key);
  const seasonsPath = `/v1/leagues/${league}/levels/${level}/seasons`;
  const seasons = useJson<readonly { readonly id: number }[]>(seasonsPath, key);
  const season = seasons.data && latestOf(valuesOf(query, 'seasonId'), seasons.data);
  const fixture = useJson<Fixture>(season === undefined ? undefined : `${seasonsPath}/${season}/fixture`, key);
  return useMemo(
    () => ({
      leagues: leagues.data?.map(optionOf) ?? [],
      levels: levels.data?.levels.map(optionOf) ?? [],
      seasons: [...(seasons.data ?? [])]
        .sort((a, b) => b.id - a.id)
        .map(({ id }): Option<string> => [String(id), String(id)]),
      ...(fixture.data ? listsOf(fixture.data) : noLists),
      error: [leagues, levels, seasons, fixture].find(({ error }) => error !== undefined)?.error,
    }),
    [leagues, levels, seasons, fixture],
  );
}
