import type { Option } from '../../controls/choice-pills';
import { valueOf, valuesOf, type Query } from '../../query/query';
import { useAnswer } from '../../requests/use-answer';
import { useSeasonLists, type SeasonLists } from '../../controls/use-season-lists';

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

/** Options that come from the server. **Empty**: a list that has not loaded. */
export interface Lists extends SeasonLists {
  readonly phases: readonly Option<string>[];
  readonly rounds: readonly Option<string>[];
  readonly squads: readonly Option<string>[];
  readonly venues: readonly Option<string>[];
}

const optionOf = ({ id, name }: Named): Option<string> => [String(id), name];

/** Returns the distinct options of a list, sorted by label. */
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

/** Returns the latest of the selected seasons, or of all seasons if none is selected. */
const latestOf = (chosen: readonly string[], seasons: SeasonLists['seasons']): number | undefined =>
  (chosen.length > 0 ? chosen : seasons.map(([id]) => id)).map(Number).sort((a, b) => b - a)[0];

/** Reads the leagues, levels and seasons of the server, and the phases, rounds, squads and venues of a season. */
export function useLists(query: Query): Lists {
  const leagueId = valueOf(query, 'leagueId') || '1';
  const levelId = valueOf(query, 'levelId') || '1';
  const lists = useSeasonLists({ leagueId, levelId });
  const season = latestOf(valuesOf(query, 'seasonId'), lists.seasons);
  const path = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${season ?? ''}/fixture`;
  const isKnown = season !== undefined && lists.seasons.length > 0;
  const fixture = useAnswer<Fixture>(isKnown ? path : undefined);
  return {
    ...lists,
    ...(fixture.data ? listsOf(fixture.data) : noLists),
    error: lists.error ?? fixture.failure?.detail,
  };
}
