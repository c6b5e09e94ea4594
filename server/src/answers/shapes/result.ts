import type { MatchResult, MatchResultCode, SquadResult, SquadResultCode } from '@goalsquare/openapi';

/** Returns a squad's result for a margin, which is negative if the squad lost. */
export const squadResultOf = (margin: number): { readonly result: SquadResult; readonly resultCode: SquadResultCode } =>
  margin > 0
    ? { result: 'Win', resultCode: 'W' }
    : margin < 0
      ? { result: 'Loss', resultCode: 'L' }
      : { result: 'Draw', resultCode: 'D' };

/** The result of a match. **Empty**: a draw has no winner. */
export interface Outcome {
  readonly result: MatchResult;
  readonly resultCode: MatchResultCode;
  readonly winningSquadId?: number;
}

/** Returns the result of a match from the home squad's margin. */
export function outcomeOf(homeMargin: number, homeId: number, awayId: number): Outcome {
  if (homeMargin === 0) return { result: 'Draw', resultCode: 'D' };
  return homeMargin > 0
    ? { result: 'Home Win', resultCode: 'HW', winningSquadId: homeId }
    : { result: 'Away Win', resultCode: 'AW', winningSquadId: awayId };
}
