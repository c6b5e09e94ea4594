import type { SeasonKey } from '@goalsquare/data';
import { includesSeason, type Licence } from '../../domain/accounts/licence.js';
import type { MatchSource } from '../../domain/match-source.js';
import { Problem } from '../../domain/problems.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { EncodedEvent } from './event-encoder.js';

/** The changes that a request selects. */
export interface ChangeSelection {
  /** Whether the account may see changes of a match, selected or not. */
  readonly canSee: (matchId: number, season: SeasonKey) => boolean;
  readonly isOfSeason: (season: SeasonKey) => boolean;
  readonly isSelected: (event: Pick<EncodedEvent, 'kind' | 'type'>) => boolean;
}

const setOf = <T>(list: unknown): ReadonlySet<T> | undefined =>
  list === undefined ? undefined : new Set(list as readonly T[]);

/**
 * **Throws** a problem of status 403 if a licence includes none of the requested leagues or none of the requested
 * seasons.
 */
function requireLicensed(
  { leagues: licensed }: Licence,
  leagues?: ReadonlySet<number>,
  seasons?: ReadonlySet<number>,
): void {
  if (licensed === 'all') return;
  const refuse = (code: 'league-not-licensed' | 'season-not-licensed', ids: ReadonlySet<number>): never => {
    const what = code === 'league-not-licensed' ? 'league' : 'season';
    throw new Problem(code, `Account insufficiently licensed for ${what} ${[...ids].join(', ')}.`);
  };
  const named = licensed.filter(({ leagueId }) => leagues?.has(leagueId) ?? true);
  if (leagues !== undefined && named.length === 0) refuse('league-not-licensed', leagues);
  const hasSeason = named.some(({ seasonIds }) => seasonIds?.some((id) => seasons?.has(id)) ?? true);
  if (seasons !== undefined && !hasSeason) refuse('season-not-licensed', seasons);
}

/**
 * Returns the changes that a request selects, limited to matches that its account may see. **Throws** a problem of
 * status 403 if the account is licensed for none of the requested leagues or seasons.
 */
export function changeSelection(
  { isVisibleTo }: Pick<MatchSource, 'isVisibleTo'>,
  { account: { id, licence }, call: { query } }: Pick<ExtensionRequest, 'account' | 'call'>,
): ChangeSelection {
  const [leagues, seasons] = [setOf<number>(query.leagueId), setOf<number>(query.seasonId)];
  requireLicensed(licence, leagues, seasons);
  const [kinds, types] = [setOf<string>(query.kind), setOf<string>(query.types)];
  return {
    canSee: (matchId, season) => includesSeason(licence, season) && (isVisibleTo?.(matchId, id) ?? true),
    isOfSeason: ({ leagueId, seasonId }) => (leagues?.has(leagueId) ?? true) && (seasons?.has(seasonId) ?? true),
    isSelected: ({ kind, type }) => (kinds?.has(kind) ?? true) && (types?.has(type) ?? true),
  };
}
