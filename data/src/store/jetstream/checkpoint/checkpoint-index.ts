import { checkpointValue, type CheckpointSummary } from './checkpoint.js';

/** The checkpoint of one match, as the index lists it. */
export interface IndexedMatch extends Omit<CheckpointSummary, 'stream'> {
  /** Identifies the content of the checkpoint. */
  readonly digest: string;
  /** Positions of the first and last change of the match in the journal. */
  readonly from: number;
  readonly to: number;
}

/** Lists the checkpoints: together they contain every message of the stream up to a sequence. */
export interface CheckpointIndex {
  readonly stream: string;
  readonly sequence: number;
  /** When it was written (ms). */
  readonly writtenAt: number;
  readonly matches: readonly IndexedMatch[];
}

/** Reads the index of checkpoints. **Throws** UnusableCheckpoint. */
export const readIndex = (bytes: Uint8Array): CheckpointIndex => checkpointValue(bytes) as CheckpointIndex;

/** The index without its matches, which all servers read often. */
export type CheckpointProgress = Omit<CheckpointIndex, 'matches'>;

/** Reads how far the checkpoints go. **Throws** UnusableCheckpoint. */
export const readProgress = (bytes: Uint8Array): CheckpointProgress => checkpointValue(bytes) as CheckpointProgress;
