import type { Fixture, MatchInfo, MatchPersons } from '@goalsquare/openapi';
import { useState } from 'react';
import type { Option } from '../../controls/choice-pills';
import { useSeasonLists, type SeasonLists } from '../../controls/use-season-lists';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useAnswer } from '../../requests/use-answer';
import { begunMatches, matchOption, personOptions, squadOptions, withOwn } from './number-options';

/** Ids that select a number of a match, as text. **Empty**: `''` until the list of options has loaded. */
type Chosen = Readonly<Record<'leagueId' | 'levelId' | 'seasonId' | 'matchId' | 'level' | 'id', string>>;

/** A partly selected number, and the options for each part. */
export interface NumberChoice {
  readonly lists: SeasonLists;
  readonly matches: readonly Option<string>[];
  /** Players or squads. */
  readonly owners: readonly Option<string>[];
  readonly chosen: Chosen;
  /**
   * Changes the selection. Parts that are not given come from the address, otherwise they are the first of their list.
   */
  readonly choose: (chosen: Partial<Chosen>) => void;
  readonly error: string | undefined;
  /** Whether no match of the season has begun. */
  readonly hasNoMatch: boolean;
}

const seasonPath = ({ leagueId, levelId, seasonId }: Pick<Chosen, 'leagueId' | 'levelId' | 'seasonId'>): string =>
  `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/fixture`;

const firstOf = (options: readonly Option<string>[]): string => options[0]?.[0] ?? '';

/** Returns the selection of a number. It starts with the number in the address, otherwise with the latest season. */
export function useNumberChoice(request: EvidenceRequest | undefined): NumberChoice {
  const [given, choose] = useState<Partial<Chosen>>({});
  const own = useAnswer<MatchInfo>(request && `/v1/matches/${request.matchId}`).data;
  const leagueId = given.leagueId ?? String(own?.leagueId ?? 1);
  const levelId = given.levelId ?? String(own?.levelId ?? 1);
  const lists = useSeasonLists({ leagueId, levelId });
  const ofLeague = given.leagueId === undefined ? own : undefined;
  const seasonId = (given.seasonId ?? '') || String(ofLeague?.seasonId ?? firstOf(lists.seasons));
  const path = seasonPath({ leagueId, levelId, seasonId });
  const isKnown = seasonId !== '' && (request === undefined || own !== undefined || (given.seasonId ?? '') !== '');
  const fixture = useAnswer<Fixture>(isKnown ? path : undefined);
  const begun = (fixture.data === undefined ? [] : begunMatches(fixture.data)).map(matchOption);
  const ofSeason = own !== undefined && path === seasonPath(textsOf(own)) ? own : undefined;
  const matches = ofSeason === undefined ? begun : withOwn(begun, [String(ofSeason.id), ofSeason.name]);
  const matchId = given.matchId ?? (ofSeason === undefined ? firstOf(matches) : String(ofSeason.id));
  const persons = useAnswer<MatchPersons>(matchId === '' ? undefined : `/v1/matches/${matchId}/persons`).data;
  const level = given.level ?? request?.level ?? 'players';
  const listed = persons === undefined ? [] : level === 'players' ? personOptions(persons) : squadOptions(persons);
  const ownId = request?.level === level && String(request.matchId) === matchId ? String(request.id) : undefined;
  const owners = ownId === undefined ? listed : withOwn(listed, [ownId, ownId]);
  return {
    lists,
    matches,
    owners,
    chosen: { leagueId, levelId, seasonId, matchId, level, id: given.id ?? ownId ?? firstOf(owners) },
    choose,
    error: lists.error ?? fixture.failure?.detail,
    hasNoMatch: fixture.data !== undefined && matches.length === 0,
  };
}

const textsOf = ({ leagueId, levelId, seasonId }: MatchInfo) => ({
  leagueId: String(leagueId),
  levelId: String(levelId),
  seasonId: String(seasonId),
});
