import {
  minutesAndSeconds,
  periodDisplay,
  type BriefClock,
  type Clock,
  type MatchStatusType,
} from '@goalsquare/engine';
import type { MatchStatusPeriod } from '@goalsquare/openapi';

/** A status and, once the match has started, its clock. */
export function statusWithClock(status: MatchStatusType, clock: BriefClock | undefined): MatchStatusPeriod {
  if (clock === undefined) return { ...status };
  const { period, periodSeconds, remainingSeconds } = clock;
  return {
    ...status,
    period,
    periodSecs: periodSeconds,
    periodDisplay: periodDisplay(period, periodSeconds),
    remainingSecs: remainingSeconds,
    remainingTime: minutesAndSeconds(remainingSeconds),
    remainingDisplay: periodDisplay(period, remainingSeconds),
  };
}

/** The status of a match and, once it has started, its clock. */
export const matchStatus = ({ status, current, remainingSeconds }: Clock): MatchStatusPeriod =>
  statusWithClock(status, current && remainingSeconds !== undefined ? { ...current, remainingSeconds } : undefined);
