import type { AcrossAnswer } from './answer.js';
import type { Appearance, Captured } from './captured.js';
import type { AcrossQuestion } from './questions.js';

/** Data that peers load: one season, and how many times it is repeated. */
export interface PeerData {
  readonly seasons: number;
  readonly appearances: readonly Appearance[];
  readonly captured: readonly Captured[];
}

/** A prepared question. */
export type Ask = () => AcrossAnswer | Promise<AcrossAnswer>;

/** An engine that has loaded some seasons. */
export interface AcrossPeer {
  /** Prepares a question. **Empty**: `undefined` if the bench does not ask this engine the question. */
  readonly prepare: (question: AcrossQuestion) => Promise<Ask | undefined>;
  readonly close: () => void;
}

/** Returns the row keys of all persons who played. */
export const personKeys = ({ appearances }: PeerData): readonly string[] => [
  ...new Set(appearances.map(({ person }) => String(person))),
];
