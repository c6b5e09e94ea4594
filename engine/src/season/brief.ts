import type { HeaderPlayer, MatchHeader } from '../log/header.js';
import type { Tally } from '../story/score.js';
import type { MatchTypeCode } from '../vocabulary/match-types.js';
import type { StatusCode } from '../vocabulary/statuses.js';

/** A player as a season knows one from the headers of matches. */
export type BriefPlayer = Pick<HeaderPlayer, 'personId' | 'firstname' | 'surname' | 'fullname' | 'displayName' | 'jumperNumber'>;

/** A squad of a match, its players and, once the match has started, its score. */
export interface BriefSquad {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly players: readonly BriefPlayer[];
  readonly score?: Tally;
}

/** The period that is being played or was played last. **Units**: seconds. */
export interface BriefClock {
  readonly period: number;
  readonly periodSeconds: number;
  readonly remainingSeconds: number;
}

/** As much of a match as its season needs. **Empty**: no clock and no score before the start, no date while none is set. */
export interface MatchBrief extends Pick<MatchHeader, 'id' | 'leagueId' | 'levelId' | 'seasonId' | 'competitionId' | 'competitionName' | 'phase' | 'roundNumber' | 'phaseRoundNumber' | 'venue' | 'date'> {
  readonly type: MatchTypeCode;
  readonly home: BriefSquad;
  readonly away: BriefSquad;
  readonly status: StatusCode;
  readonly clock?: BriefClock;
}
