import { EngineError, GrowingMatch, type Match, type MatchLog } from '@goalsquare/engine';
import { nextTask } from '../../behaviours/next-task';

/** Entries in a step: on a slow phone it takes less than 50 ms. */
const STEP = 250;

/**
 * Opens a match as `openMatch` of the engine does, in steps between which the page handles what its reader does.
 * **Throws** `LOG_INVALID`, `TOO_LARGE`.
 */
export async function openInSteps({ header, entries }: MatchLog): Promise<Match> {
  const growing = GrowingMatch.of({ header, entries: [] });
  for (let from = 0; from < entries.length; from += STEP) {
    await nextTask();
    const issues = growing.append(entries.slice(from, from + STEP));
    if (issues.length > 0)
      throw new EngineError('LOG_INVALID', `an entry after entry ${from} of the match log is not valid`, issues);
    // Extracts the facts of these entries now: the last step would otherwise do it for all.
    growing.match();
  }
  return growing.match();
}
