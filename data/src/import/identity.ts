import { codeFor } from './names.js';
import { levelOf, matchTypes, type MatchHeader, type SeasonRecord } from '@goalsquare/engine';

/** The league and level of the imported seasons. */
export type Identity = Pick<SeasonRecord, 'league' | 'level'>;

/** The command options that describe an identity. */
export interface IdentityWords {
  readonly league?: number;
  readonly leagueName?: string;
  readonly leagueCode?: string;
  readonly gender?: SeasonRecord['league']['gender'];
  readonly level?: number;
  readonly levelName?: string;
  readonly levelCode?: string;
}

/** The league of imported seasons without `--league`. The shortcuts of the API use the same league. */
export const defaultLeague: SeasonRecord['league'] = { id: 1, name: 'Imported League', code: 'IMP', gender: '1' };

/** Largest ids for which the resulting competition ids are allowed by the contract. */
export const idBounds = { league: 9998, level: 9, season: 2146 } as const;

/**
 * Returns the identity of an import. If the options name a league or level by its id, its omitted options come from
 * `known`, the identities in the folder. Otherwise they get defaults.
 */
export function identityOf(words: IdentityWords, known: readonly Identity[]): Identity {
  const leagueId = words.league ?? defaultLeague.id;
  const levelId = words.level ?? 1;
  const league = (words.league === undefined
    ? undefined
    : known.find((other) => other.league.id === leagueId)?.league) ?? { ...defaultLeague, id: leagueId };
  const level =
    (words.level === undefined
      ? undefined
      : known.find((other) => other.league.id === leagueId && other.level.id === levelId)?.level) ?? levelOf(levelId);
  return {
    league: {
      id: leagueId,
      name: words.leagueName ?? league.name,
      gender: words.gender ?? league.gender,
      code:
        words.leagueCode ??
        (words.leagueName === undefined || words.leagueName === league.name ? league.code : codeFor(words.leagueName)),
    },
    level: { id: levelId, name: words.levelName ?? level.name, code: words.levelCode ?? level.code },
  };
}

/** A kind of phase in an imported season. */
export type PhaseKind = 'HA' | 'WILDCARD' | 'FINALS';

const phaseKinds: Readonly<Record<PhaseKind, { readonly n: number; readonly name: string }>> = {
  HA: { n: 1, name: matchTypes.HA.name },
  FINALS: { n: 2, name: 'Finals' },
  WILDCARD: { n: 3, name: matchTypes.WC.name },
};

/** Returns a phase of the seasons of a league and level. */
export const phaseOf = ({ league, level }: Identity, kind: PhaseKind): MatchHeader['phase'] => ({
  id: league.id * 100 + level.id * 10 + phaseKinds[kind].n,
  code: kind,
  name: phaseKinds[kind].name,
});

/**
 * Returns the members that link a match or record to its competition. The id is made of the season and the
 * home-and-away phase.
 */
export const competitionOf = (
  identity: Identity,
  seasonId: number,
): Pick<SeasonRecord, 'competitionId' | 'competitionName'> => ({
  competitionId: seasonId * 1_000_000 + phaseOf(identity, 'HA').id,
  competitionName: `${identity.league.name} ${seasonId}`,
});
