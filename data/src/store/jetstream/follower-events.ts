import type { StreamMessage } from './stream-message.js';

/** Callbacks of a follower. */
export interface FollowerEvents {
  /** Called with every message of the stream, once and in order. */
  readonly onMessage: (message: StreamMessage) => void;
  /** Called when everything is read: at first, and each time the stream is back. */
  readonly onCurrent: () => void;
  /**
   * Called before messages up to a sequence are passed over that the stream has no more. Returns whether checkpoints
   * contain them.
   */
  readonly onGap: (sequence: number) => Promise<boolean>;
  readonly complain: (message: string) => void;
}

/** The message of a stream that is followed from the next one on. **Empty**: no `at` if the stream has it no more. */
export interface FollowerStart {
  readonly sequence: number;
  readonly at?: number | undefined;
}
