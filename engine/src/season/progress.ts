import { isOver } from './brief.js';
import type { SeasonFacts } from './complete.js';
import type { CompleteRound } from './rounds.js';

/**
 * The progress of a season. Dates are local to the venues, the instant is UTC. Called-off matches count as over.
 * **Empty**: no completed round until the first one is complete, no next round after the last; no dates while none are
 * known.
 */
export interface SeasonProgress {
  readonly complete: number;
  readonly incomplete: number;
  readonly lastCompleted: CompleteRound | undefined;
  /** The round of the next match that is not over. It may have begun. */
  readonly nextScheduled: CompleteRound | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly firstMatchStart: string | undefined;
}

/** Returns the progress of a season. */
export function progressOfSeason({ record: { rounds }, matches }: SeasonFacts): SeasonProgress {
  const left = matches.filter((match) => !isOver(match));
  const roundOf = ({ phase, roundNumber }: { readonly phase: { readonly id: number }; readonly roundNumber: number }) =>
    rounds.find(({ phaseId, number }) => phaseId === phase.id && number === roundNumber);
  const [begun, open] = [new Set(matches.map(roundOf)), new Set(left.map(roundOf))];
  const dates = [
    ...matches.flatMap(({ date }) => date?.startDate ?? []),
    ...rounds.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat()),
  ].sort();
  const [next] = left;
  return {
    complete: matches.length - left.length,
    incomplete: left.length,
    lastCompleted: rounds.findLast((round) => begun.has(round) && !open.has(round)),
    nextScheduled: next && roundOf(next),
    startDate: dates[0],
    endDate: dates.at(-1),
    firstMatchStart: matches.flatMap(({ date }) => date?.utcMatchStart ?? []).sort()[0],
  };
}
