import { PlayState } from '../clock/play-state.js';
import type { StatusChange } from '../log/entry.js';
import type { StatusCode } from '../vocabulary/statuses.js';

/** A time span in which a period's clock was stopped. **Units**: seconds of the period. */
interface Suspension {
  readonly from: number;
  readonly to: number;
}

/**
 * A period as described by changes of status. **Units**: seconds of the period; milliseconds since 1970.
 * **Empty**: `undefined` for facts that the log lacks.
 */
export interface PeriodFacts {
  readonly period: number;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
  readonly hasStarted: boolean;
  readonly endSeconds: number | undefined;
  readonly endedBy: StatusCode | undefined;
  readonly suspensions: readonly Suspension[];
}

type Draft = { -readonly [K in keyof PeriodFacts]: PeriodFacts[K] };

const instantOf = ({ utc }: StatusChange): number | undefined => (utc === undefined ? undefined : Date.parse(utc));

function apply(draft: Draft, change: StatusChange, step: 'start' | 'resume' | 'suspend' | 'end'): void {
  const { periodSeconds, code } = change;
  if (step === 'start') [draft.hasStarted, draft.startedAt] = [true, instantOf(change)];
  if (step === 'end') {
    draft.endedBy = code;
    draft.endSeconds = periodSeconds;
    draft.endedAt = instantOf(change);
  }
  if (step === 'suspend' && periodSeconds !== undefined)
    draft.suspensions = [...draft.suspensions, { from: periodSeconds, to: Infinity }];
  if (step === 'resume' && periodSeconds !== undefined)
    draft.suspensions = draft.suspensions.map(({ from, to }) => ({ from, to: Math.min(to, periodSeconds) }));
}

/** Returns the periods that changes of status name, by number. */
export function periodFactsOf(statuses: readonly StatusChange[]): ReadonlyMap<number, PeriodFacts> {
  const play = new PlayState();
  const drafts = new Map<number, Draft>();
  for (const change of statuses) {
    const { step, period } = play.take(change);
    if (step === undefined || period === undefined) continue;
    const draft: Draft = drafts.get(period) ?? {
      period,
      startedAt: undefined,
      endedAt: undefined,
      hasStarted: false,
      endSeconds: undefined,
      endedBy: undefined,
      suspensions: [],
    };
    apply(draft, change, step);
    drafts.set(period, draft);
  }
  return new Map([...drafts].sort(([a], [b]) => a - b));
}
