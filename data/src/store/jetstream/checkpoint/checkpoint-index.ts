import { checkpointValue, type CheckpointSummary } from './checkpoint.js';

/** The checkpoint of one match, as the index lists it. */
export interface IndexedMatch extends Omit<CheckpointSummary, 'stream'> {
  /** Identifies the content of the checkpoint. */
  readonly digest: string;
  /** Positions of the match's first and last change in the journal. */
  readonly from: number;
  readonly to: number;
}

/** The list of checkpoints. Together they contain every message of the stream up to `sequence`. */
export interface CheckpointIndex {
  readonly stream: string;
  readonly sequence: number;
  /** Time at which the index was written, in milliseconds. */
  readonly writtenAt: number;
  readonly matches: readonly IndexedMatch[];
}

/** Reads the index of checkpoints. **Throws** UnusableCheckpoint. */
export const readIndex = (bytes: Uint8Array): CheckpointIndex => checkpointValue(bytes) as CheckpointIndex;

/** The index without its matches. All servers read this part often. */
export type CheckpointProgress = Omit<CheckpointIndex, 'matches'>;

/** Reads the index without its matches. **Throws** UnusableCheckpoint. */
export const readProgress = (bytes: Uint8Array): CheckpointProgress => checkpointValue(bytes) as CheckpointProgress;
