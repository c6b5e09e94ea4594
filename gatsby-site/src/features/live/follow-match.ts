import { failureOf } from '../../requests/failure';
import { afterEvent, unwatched, type Watched } from './watched';

/** Reads the events of a match from the start. `onCurrent` is called once all past events have been read. */
type EventsOf = (onCurrent: () => void) => AsyncIterable<Parameters<typeof afterEvent>[1]>;

/** Shows the state of a match, or why it is no longer followed. */
type Show = (watched: Watched | undefined, fault?: string) => void;

/**
 * Follows a match until the signal aborts, and shows its state after each event. Shows nothing until all past events
 * have been read, so that readers never see an outdated score. After a `reset`, which the server sends if a match is
 * moved back, reads all events again.
 */
export async function followMatch(
  match: Watched['worm']['match'],
  eventsOf: EventsOf,
  signal: AbortSignal,
  show: Show,
): Promise<void> {
  const state = { watched: unwatched(match), isCurrent: false };
  const showCurrent = (): void => {
    if (state.isCurrent && !signal.aborted) show(state.watched);
  };
  const onCurrent = (): void => {
    state.isCurrent = true;
    showCurrent();
  };
  try {
    while (!signal.aborted)
      for await (const event of eventsOf(onCurrent)) {
        state.watched = afterEvent(state.watched, event);
        if (event.type === 'reset') {
          state.isCurrent = false;
          break;
        }
        showCurrent();
      }
  } catch (error) {
    if (!signal.aborted) show(state.isCurrent ? state.watched : undefined, failureOf(error).detail);
  }
}
