import { EngineError, GrowingMatch, type Match, type MatchLog } from '@goalsquare/engine';
import { nextTask } from '../../behaviours/next-task';

/** How many entries a step reads. A step takes less than 50 ms on a slow phone. */
const STEP = 250;

/**
 * Opens a match like the engine's `openMatch`, but in steps, so that the page can handle input in between. **Throws**
 * `LOG_INVALID` for an invalid log, `TOO_LARGE` for a match with too many contributions to statistics.
 */
export async function openInSteps({ header, entries }: MatchLog): Promise<Match> {
  const growing = GrowingMatch.of({ header, entries: [] });
  for (let from = 0; from < entries.length; from += STEP) {
    await nextTask();
    const issues = growing.append(entries.slice(from, from + STEP));
    if (issues.length > 0)
      throw new EngineError('LOG_INVALID', `an entry after entry ${from} of the match log is not valid`, issues);
    // Extracts the facts of these entries now. Otherwise, the last step would do this for all entries.
    growing.match();
  }
  return growing.match();
}
