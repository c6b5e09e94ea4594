import type { ChangeKind, EventType, MatchEvent, ReplayRequest } from './contract/types.js';
import type { Several } from './several.js';

/**
 * An event of a match. The stream can be resumed from `id`. A replay that is moved back sends `reset`: events after the
 * revision `data.from` then no longer apply.
 */
export type StreamEvent =
  | {
      [Type in EventType]: {
        readonly id: string;
        readonly type: Type;
        readonly data: Extract<MatchEvent, { readonly type: Type }>;
      };
    }[EventType]
  | { readonly id: string; readonly type: 'reset'; readonly data: { readonly from: string } };

/** The position at which a stream of events starts, and the signal that stops it. */
export interface StreamOptions {
  /** The id of the last event you have, or 0 for all. **Empty**: the stream starts with the next event. */
  readonly since?: string | number | undefined;
  /** Called when all past events have been read, each time the stream connects. */
  readonly onCurrent?: (() => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The position at which a stream of a match or league starts, the signal that stops it, and the kinds of entries that
 * cause its events.
 */
export interface EventOptions extends StreamOptions {
  /** Kinds of entries; `['amendment', 'removal']` selects corrections. **Empty**: all kinds. */
  readonly kind?: Several<ChangeKind> | undefined;
}

/** Options for the events of a match. */
export interface MatchEventOptions extends EventOptions {
  /** Replays the match for this stream only. The replay ends with the stream. **Empty**: the match itself. */
  readonly replay?: ReplayStart | undefined;
}

/** How a replay starts. `start` is `teams`, `start` or a clock such as `Q3:12:30`. */
export type ReplayStart = Omit<ReplayRequest, 'matchId' | 'from'> & { readonly start?: ReplayRequest['from'] };
