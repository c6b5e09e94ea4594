import type { Appended, LiveStore } from '@goalsquare/data';
import { qualityOfBatch, qualityRules, type Entry, type QualityResult } from '@goalsquare/engine';
import { workQueue } from '../../domain/work-queue.js';

/** The quality rules that a batch's entries break. */
export type EntryWarnings = readonly (QualityResult & { readonly title: string })[];

const titles: ReadonlyMap<string, string> = new Map(qualityRules.map(({ id, title }) => [id, title]));

/**
 * Returns the quality rules that the entries of an appended batch break, checked in steps.
 * **Empty**: none if the entries break no rule, or if the match has grown since.
 */
export async function warningsOf(
  live: LiveStore,
  { matchId, revision }: Appended,
  entries: readonly Entry[],
): Promise<EntryWarnings> {
  const match = await live.match(matchId);
  if (match?.revision !== revision) return [];
  const { results } = await workQueue.finish(qualityOfBatch(match, entries));
  return results.map((result) => ({ ...result, title: titles.get(result.rule) ?? result.rule }));
}
