import type { StreamMessage } from './stream-message.js';

export interface FollowerEvents {
  /** Called with every message of the stream, once and in order. */
  readonly onMessage: (message: StreamMessage) => void;
  /** Called when everything has been read: the first time, and each time the stream is available again. */
  readonly onCurrent: () => void;
  /** Called before skipping removed messages up to a sequence. Returns whether checkpoints contain them. */
  readonly onGap: (sequence: number) => Promise<boolean>;
  readonly complain: (message: string) => void;
}

/** The message after which a follower starts to read. **Empty**: no `at` if the stream no longer has it. */
export interface FollowerStart {
  readonly sequence: number;
  readonly at?: number | undefined;
}
