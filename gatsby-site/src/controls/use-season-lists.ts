import type { Option } from './choice-pills';
import { useAnswer } from '../requests/use-answer';

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * The leagues of the server, the levels of a league, and the seasons of a level. **Empty**: lists that have not been
 * loaded.
 */
export interface SeasonLists {
  readonly leagues: readonly Option<string>[];
  readonly levels: readonly Option<string>[];
  /** The latest first. */
  readonly seasons: readonly Option<string>[];
  /** Why a list could not be loaded. */
  readonly error: string | undefined;
}

/** A level of a league, by ids. */
export interface LevelIds {
  readonly leagueId: string;
  readonly levelId: string;
}

const optionOf = ({ id, name }: Named): Option<string> => [String(id), name];

/** Reads the leagues, levels and seasons of the server. */
export function useSeasonLists({ leagueId, levelId }: LevelIds): SeasonLists {
  const leagues = useAnswer<readonly Named[]>('/v1/leagues');
  const levels = useAnswer<{ readonly levels: readonly Named[] }>(`/v1/leagues/${leagueId}/levels`);
  const seasons = useAnswer<readonly Named[]>(`/v1/leagues/${leagueId}/levels/${levelId}/seasons`);
  return {
    leagues: leagues.data?.map(optionOf) ?? [],
    levels: levels.data?.levels.map(optionOf) ?? [],
    seasons: [...(seasons.data ?? [])]
      .sort((a, b) => b.id - a.id)
      .map(({ id }): Option<string> => [String(id), String(id)]),
    error: [leagues, levels, seasons].find(({ failure }) => failure !== undefined)?.failure?.detail,
  };
}
