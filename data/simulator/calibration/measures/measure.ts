import type { ChainDetails, Match, Row, MatchView } from '@goalsquare/engine';
import type { SampleMatch } from '../sample-season.js';
import type { Tally } from '../tally.js';
import type { Compared, Kind } from '../verdict.js';

/** A simulated match, with what the engine computes from it. */
export interface Seen extends SampleMatch {
  readonly match: Match;
  readonly view: MatchView;
  readonly rows: readonly Row[];
  readonly chains: readonly ChainDetails[];
}

/** A group of measures. `take` adds a match, and `compared` returns the comparison of all matches so far. */
export interface Measure {
  take(seen: Seen): void;
  compared(): readonly Compared[];
}

/** Compares numbers in a group: a function for each kind of measure, and two that compare pairs. */
interface Comparing extends Readonly<Record<Kind, (measure: string, real: number, ours: number) => Compared>> {
  readonly meanAndSd: (
    measure: string,
    real: readonly [mean: number, sd: number],
    ours: Pick<Tally, 'mean' | 'sd'>,
  ) => readonly Compared[];
  readonly between: (
    measure: string,
    bounds: readonly [least: number, most: number],
    ours: number,
  ) => readonly Compared[];
}

/** Returns functions that compare numbers in a group. */
export function comparing(group: string): Comparing {
  const of =
    (kind: Kind): Comparing[Kind] =>
    (measure, real, ours) => ({ group, measure, kind, real, ours });
  const [mean, sd, atLeast, atMost] = [of('mean'), of('sd'), of('atLeast'), of('atMost')];
  return {
    ...{ mean, sd, atLeast, atMost, share: of('share'), margin: of('margin'), correlation: of('correlation') },
    meanAndSd: (measure, real, ours) => [mean(measure, real[0], ours.mean), sd(measure, real[1], ours.sd)],
    between: (measure, [least, most], ours) => [atLeast(measure, least, ours), atMost(measure, most, ours)],
  };
}

/** Returns the index of the last of some ascending edges that is at or below a value. */
export const binOf = (edges: readonly number[], value: number): number => edges.findLastIndex((edge) => value >= edge);
