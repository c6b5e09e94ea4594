import type { DataFile } from '../../store/read-folder.js';
import type { PackPiece } from '../../store/pack-writer.js';
import type { MatchStory } from '../season/match-log.js';

/** A match to simulate, and the folder and file its log is to be written to. */
export interface Job {
  readonly story: MatchStory;
  readonly directory: string;
  readonly file: string;
}

/** A match that was simulated and written. `digest` is that of the log before it is packed. */
export interface JobDone {
  readonly file: DataFile;
  readonly digest: string;
  readonly piece: PackPiece;
}
