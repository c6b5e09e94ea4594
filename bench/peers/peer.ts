import type { Contributions } from '../contributions.js';
import type { Question } from '../questions.js';
import type { Answer } from './finish.js';

/** A prepared question, which can be asked about any match of the season. */
export type Ready = (match: number) => Answer | Promise<Answer>;

/** An engine that has loaded a season. */
export interface Peer {
  readonly prepare: (question: Question) => Ready | Promise<Ready>;
  /** Returns the memory that the engine uses outside the JavaScript heap. **Units**: bytes. */
  readonly nativeBytes: () => number | Promise<number>;
  /** Sums every base for every person of the season, for peers whose sums are timed. */
  readonly seasonSums?: () => Promise<ReadonlyMap<number, Float64Array>>;
  readonly close: () => void;
}

/** Loads a season into an engine. */
export type Load = (season: readonly Contributions[]) => Peer | Promise<Peer>;
