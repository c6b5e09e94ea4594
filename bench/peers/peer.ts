import type { Contributions } from '../contributions.js';
import type { Question } from '../questions.js';
import type { Answer } from './finish.js';

/** A question made ready: asked of any match of the season. */
export type Ready = (match: number) => Answer | Promise<Answer>;

/** An engine with a season in it. */
export interface Peer {
  readonly prepare: (question: Question) => Ready | Promise<Ready>;
  /** Bytes it holds outside the JavaScript heap. **Empty**: it does not report them. */
  readonly nativeBytes: () => number | Promise<number>;
  /** Sums every base for every person of the season, where the bench times that. */
  readonly seasonSums?: () => Promise<ReadonlyMap<number, Float64Array>>;
  readonly close: () => void;
}

/** Puts a season into an engine. */
export type Load = (season: readonly Contributions[]) => Peer | Promise<Peer>;
