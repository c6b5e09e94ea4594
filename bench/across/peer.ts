import type { AcrossAnswer } from './answer.js';
import type { Appearance, Captured } from './captured.js';
import type { AcrossQuestion } from './questions.js';

/** Input of peers: one season, and how often it is repeated. */
export interface PeerData {
  readonly seasons: number;
  readonly appearances: readonly Appearance[];
  readonly captured: readonly Captured[];
}

/** A question made ready. */
export type Ask = () => AcrossAnswer | Promise<AcrossAnswer>;

/** An engine with some seasons in it. */
export interface AcrossPeer {
  /** Returns how a question is answered. **Empty**: `undefined` if this engine is not asked it. */
  readonly prepare: (question: AcrossQuestion) => Promise<Ask | undefined>;
  readonly close: () => void;
}

/** Returns everyone who played, as keys of rows. */
export const personKeys = ({ appearances }: PeerData): readonly string[] => [
  ...new Set(appearances.map(({ person }) => String(person))),
];
