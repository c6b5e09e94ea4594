import { clockOf, type Clock } from '../clock/match-clock.js';
import type { HeaderPlayer, MatchHeader } from '../log/header.js';
import type { Match } from '../match.js';
import { playedIn } from '../timeline/played.js';
import { hasStarted } from '../timeline/progress.js';
import { totalsOf, type Tally } from '../timeline/score.js';
import type { MatchTypeCode } from '../vocabulary/match-types.js';
import { benchPositions } from '../vocabulary/positions.js';
import { statusAfter, statusOf, type MatchStatusType, type StatusCode } from '../vocabulary/statuses.js';

/** A player with the members from match headers. */
export type BriefPlayer = Pick<
  HeaderPlayer,
  'personId' | 'firstname' | 'surname' | 'fullname' | 'displayName' | 'jumperNumber'
>;

/** A squad in a match with its players, except emergencies, and its score once the match has started. */
export interface BriefSquad {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly players: readonly BriefPlayer[];
  /** Ids of players who have not played. **Empty**: absent if there are none, or before the match. */
  readonly unused?: readonly number[];
  readonly score?: Tally;
}

/** The current or last period. **Units**: seconds. */
export interface BriefClock {
  readonly period: number;
  readonly periodSeconds: number;
  readonly remainingSeconds: number;
}

const kept = [
  'id',
  'leagueId',
  'levelId',
  'seasonId',
  'competitionId',
  'competitionName',
  'phase',
  'roundNumber',
  'phaseRoundNumber',
  'venue',
  'date',
  'resolutionMetres',
] as const satisfies readonly (keyof MatchHeader)[];

/**
 * The parts of a match that its season needs. **Empty**: no clock and no score before the start, no date until one is
 * set.
 */
export interface MatchBrief extends Pick<MatchHeader, (typeof kept)[number]> {
  readonly type: MatchTypeCode;
  readonly home: BriefSquad;
  readonly away: BriefSquad;
  readonly status: StatusCode;
  readonly clock?: BriefClock;
}

const playerMembers = [
  'personId',
  'firstname',
  'surname',
  'fullname',
  'displayName',
  'jumperNumber',
] as const satisfies readonly (keyof BriefPlayer)[];

/** Returns the listed members that an object has. */
export const pick = <T extends object, K extends keyof T>(of: T, members: readonly K[]): Pick<T, K> =>
  Object.fromEntries(members.flatMap((member) => (of[member] === undefined ? [] : [[member, of[member]]]))) as Pick<
    T,
    K
  >;

/** Returns a squad's brief. `played` is by player, in header order. */
function squadOf(
  { id, code, name, players }: MatchHeader['home'],
  score: Tally | undefined,
  played: readonly boolean[] | undefined,
): BriefSquad {
  const isSelected = ({ position }: HeaderPlayer): boolean => position?.code !== benchPositions.EMG.code;
  const unused = players.filter((player, n) => isSelected(player) && played?.[n] === false);
  return {
    id,
    code,
    name,
    players: players.filter(isSelected).map((player) => pick(player, playerMembers)),
    ...(unused.length > 0 && { unused: unused.map(({ personId }) => personId) }),
    ...(score && { score }),
  };
}

const clockIn = ({ current, remainingSeconds }: Clock): BriefClock | undefined =>
  current && remainingSeconds !== undefined
    ? { period: current.period, periodSeconds: current.periodSeconds, remainingSeconds }
    : undefined;

/** Returns a match's brief. */
export function briefOf(match: Match): MatchBrief {
  const details = match.details();
  const { header, statuses, transactions, result } = details;
  const [home, away] = hasStarted(details) ? totalsOf(transactions, result) : [];
  const played = playedIn(match);
  const clock = clockIn(clockOf(details, match.periodSeconds));
  return {
    ...pick(header, kept),
    type: header.type,
    home: squadOf(header.home, home, played?.slice(0, match.homePlayers)),
    away: squadOf(header.away, away, played?.slice(match.homePlayers)),
    status: statusAfter(statuses).code,
    ...(clock && { clock }),
  };
}

/** Returns the type of a match's status. */
export const progressOf = ({ status }: MatchBrief): MatchStatusType['typeName'] => statusOf(status).typeName;

/** Whether a match has no more play: it is complete or was called off. */
export const isOver = (match: MatchBrief): boolean => ['Completed', 'Abandoned'].includes(progressOf(match));
