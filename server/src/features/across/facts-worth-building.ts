import type { SelectedMatches } from '@goalsquare/engine';

/** What the facts of a match take in those of its season, about. **Units**: bytes. */
const BYTES_OF_MATCH = 85_000;

/** The least share of the matches of its seasons that a question selects. */
const LEAST_SELECTED = 0.25;

/**
 * Whether the facts of the selected seasons are worth building. They are not if they do not fit into `limit` bytes
 * together, so that each question would build them again, or if the question selects few matches.
 */
export function areFactsWorthBuilding({ seasons, matchIds }: SelectedMatches, limit: number): boolean {
  const matches = seasons.reduce((sum, { columns }) => sum + columns.matches.ids.length, 0);
  return matches * BYTES_OF_MATCH <= limit && matchIds().length >= matches * LEAST_SELECTED;
}
