import type { MatchInfo, MatchPersons } from '@goalsquare/openapi/types';
import { namesOfPersons } from '../evidence/use-match-facts';
import { useAnswer, type Reading } from '../../requests/use-answer';

/** A match, and the names of its squads and players by id. */
export interface MatchNames {
  readonly info: MatchInfo;
  readonly squads: ReadonlyMap<number, string>;
  readonly persons: ReadonlyMap<number, string>;
}

const namesOf = (info: MatchInfo, persons: MatchPersons | undefined): MatchNames => ({
  info,
  squads: new Map([info.home, info.away].map(({ id, name }) => [id, name])),
  persons: namesOfPersons(persons),
});

/** Reads the names of a match. The reading fails only if the match itself cannot be read. */
export function useMatchNames(matchId: number): Reading<MatchNames> {
  const info = useAnswer<MatchInfo>(`/v1/matches/${matchId}`);
  const { data: persons } = useAnswer<MatchPersons>(`/v1/matches/${matchId}/persons`);
  return { ...info, data: info.data && namesOf(info.data, persons) };
}
