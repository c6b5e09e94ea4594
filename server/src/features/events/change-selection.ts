import type { SeasonKey } from '@goalsquare/data';
import { includesSeason } from '../../domain/accounts/licence.js';
import type { MatchSource } from '../../domain/match-source.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { EncodedEvent } from './event-encoder.js';

/** Which changes a request selects. */
export interface ChangeSelection {
  readonly canSee: (matchId: number, season: SeasonKey) => boolean;
  readonly isSelected: (event: Pick<EncodedEvent, 'kind' | 'type'>) => boolean;
}

const setOf = <T>(list: unknown): ReadonlySet<T> | undefined =>
  list === undefined ? undefined : new Set(list as readonly T[]);

/** Returns which changes a request selects, of the matches that its account may see. */
export function changeSelection(
  { isVisibleTo }: Pick<MatchSource, 'isVisibleTo'>,
  { account: { id, licence }, call: { query } }: Pick<ExtensionRequest, 'account' | 'call'>,
): ChangeSelection {
  const [leagues, seasons] = [setOf<number>(query.leagueId), setOf<number>(query.seasonId)];
  const [kinds, types] = [setOf<string>(query.kind), setOf<string>(query.types)];
  return {
    canSee: (matchId, season) =>
      includesSeason(licence, season) &&
      (leagues?.has(season.leagueId) ?? true) &&
      (seasons?.has(season.seasonId) ?? true) &&
      (isVisibleTo?.(matchId, id) ?? true),
    isSelected: ({ kind, type }) => (kinds?.has(kind) ?? true) && (types?.has(type) ?? true),
  };
}
