import {
  minutesAndSeconds,
  periodDisplay,
  type BriefClock,
  type Clock,
  type MatchStatusType,
} from '@goalsquare/engine';
import type { MatchStatus, MatchStatusPeriod } from '@goalsquare/openapi';

/** Returns the members of a status that the contract describes, without those that only the engine reads. */
export const statusShape = ({ id, code, name, typeId, typeName }: MatchStatusType): MatchStatus => ({
  id,
  code,
  name,
  typeId,
  typeName,
});

/** Returns a status and, once the match has started, its clock. */
export function statusWithClock(status: MatchStatusType, clock: BriefClock | undefined): MatchStatusPeriod {
  if (clock === undefined) return statusShape(status);
  const { period, periodSeconds, remainingSeconds } = clock;
  return {
    ...statusShape(status),
    period,
    periodSecs: periodSeconds,
    periodDisplay: periodDisplay(period, periodSeconds),
    remainingSecs: remainingSeconds,
    remainingTime: minutesAndSeconds(remainingSeconds),
    remainingDisplay: periodDisplay(period, remainingSeconds),
  };
}

/** Returns the status of a match and, once it has started, its clock. */
export const matchStatus = ({ status, current, remainingSeconds }: Clock): MatchStatusPeriod =>
  statusWithClock(status, current && remainingSeconds !== undefined ? { ...current, remainingSeconds } : undefined);
