import type { FactColumns } from '../../columns/facts.js';
import type { GroundSize } from '../../ground/points.js';
import type { Match } from '../../match.js';

/** Properties of a match that areas and cells depend on, from the acting squad's point of view. **Units**: metres. */
export interface MatchGround {
  readonly ground: GroundSize;
  readonly toleranceMetres: number;
}

/** The parts of a match that act filters read. Seasons store them for each match, without the details. */
export interface ActMatch extends Pick<
  Match,
  'id' | 'revision' | 'persons' | 'homePlayers' | 'lacks' | 'periodSeconds' | 'intervals' | 'details'
> {
  readonly facts: FactColumns;
  /** **Empty**: `undefined` if only the details of the match contain the ground. */
  readonly ground?: MatchGround;
}
