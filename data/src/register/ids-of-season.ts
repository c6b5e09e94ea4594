import type { RegisterKind } from './register.js';

/** A squad, with its players if they are known. */
interface SquadParts {
  readonly id: number;
  readonly players?: readonly { readonly personId: number }[];
}

/** The matches of a season, as headers or briefs, and its record. */
interface SeasonParts {
  readonly matches: readonly {
    readonly id: number;
    readonly venue: { readonly id: number };
    readonly home: SquadParts;
    readonly away: SquadParts;
  }[];
  readonly record: { readonly squads?: readonly SquadParts[] } | undefined;
}

const squadsOf = ({ matches, record }: SeasonParts): readonly SquadParts[] => [
  ...matches.flatMap(({ home, away }) => [home, away]),
  ...(record?.squads ?? []),
];

const idsOf: Readonly<Record<RegisterKind, (season: SeasonParts) => readonly number[]>> = {
  person: (season) => squadsOf(season).flatMap(({ players = [] }) => players.map(({ personId }) => personId)),
  squad: (season) => squadsOf(season).map(({ id }) => id),
  venue: ({ matches }) => matches.map(({ venue }) => venue.id),
  match: ({ matches }) => matches.map(({ id }) => id),
};

/** Returns the ids of a kind that occur in a season: in its matches and in its record. */
export const idsOfSeason = (kind: RegisterKind, season: SeasonParts): ReadonlySet<number> =>
  new Set(idsOf[kind](season));
