import type { NameFilters } from './named-things.js';
import type { CallOptions, Parameters } from './operation-types.js';

type Decided = 'limit' | 'cursor' | 'fields' | 'queries' | 'format' | 'dialect' | 'dataset';

/**
 * The filters of a question across matches, with their names from the contract. You can pass a single value instead of
 * a list. `player`, `squad` and `opponent` take names or codes.
 */
export type AcrossFilters = Omit<Parameters<'getSquadsAcrossMatches'>, Decided | 'metric' | 'seasonId' | 'matchId'> &
  NameFilters;

/** How rows are returned. With `Tidy`, each metric and measure has its own row, with rank and percentile. */
export interface AcrossOptions<Tidy extends boolean = boolean> extends CallOptions {
  /** The maximum number of groups; by default all. With `tidy`, each group has several rows. */
  readonly limit?: number | undefined;
  /** Whether each metric and measure has its own row, with rank and percentile. */
  readonly tidy?: Tidy | undefined;
}
