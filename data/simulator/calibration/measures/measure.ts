import type { ChainDetails, Match, MatchLog, Row, SeasonPositionCode, MatchView } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';

/** A simulated match as the engine sees it. */
export interface Seen {
  readonly log: MatchLog;
  readonly match: Match;
  readonly view: MatchView;
  readonly rows: readonly Row[];
  readonly chains: readonly ChainDetails[];
  readonly positions: ReadonlyMap<number, SeasonPositionCode>;
  /** Ages of persons at the end of the year. **Units**: years. */
  readonly ages: ReadonlyMap<number, number>;
  /** The seed of the world, and the season. */
  readonly world: number;
  readonly year: number;
}

/** A family of measures: takes matches in one by one and then says how they compare. */
export interface Measure {
  take(seen: Seen): void;
  compared(): readonly Compared[];
}

/** A real mean and its spread, and the tally they are compared with. */
export interface MeanAndSd extends Pick<Compared, 'group' | 'measure'> {
  readonly real: readonly [mean: number, sd: number];
  readonly ours: { readonly mean: number; readonly sd: number };
}

/** A mean and its spread as two rows. */
export const meanAndSd = ({ group, measure, real, ours }: MeanAndSd): readonly Compared[] => [
  { group, measure, kind: 'mean', real: real[0], ours: ours.mean },
  { group, measure, kind: 'sd', real: real[1], ours: ours.sd },
];

/** Place of a number among rising edges: the last edge at or below it. */
export const binOf = (edges: readonly number[], value: number): number => edges.findLastIndex((edge) => value >= edge);
