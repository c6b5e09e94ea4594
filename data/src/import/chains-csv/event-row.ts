import type { chainEnds, chainStarts, judgements } from './vocabulary.js';

/** A checked row of an event file. **Units**: metres in the frame of the chain's owner, seconds in the period. */
export interface EventRow {
  readonly line: number;
  /** Position of the row within its match. */
  readonly seq: number;
  readonly matchId: number;
  readonly chain: number;
  readonly start: (typeof chainStarts)[number];
  readonly end: (typeof chainEnds)[number];
  /**
   * The squad in whose frame locations are given, attacking towards +x. **Empty**: `''` if nobody touches the ball in
   * the chain.
   */
  readonly owner: '' | 'H' | 'A';
  readonly period: number;
  readonly seconds: number;
  readonly side: '' | 'H' | 'A';
  readonly personId: number | undefined;
  readonly type: string;
  readonly disposal: (typeof judgements)[number];
  readonly shot: boolean;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly isRepeat: boolean;
}

/** The rows of a match in order of play. They are built again on each read. */
export interface MatchEvents {
  readonly length: number;
  readonly rows: () => readonly EventRow[];
}
