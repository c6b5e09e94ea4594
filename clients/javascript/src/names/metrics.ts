import type { Answer } from '../operation-types.js';
import { foldedName, type UnknownThing } from './choose.js';
import { rankMetrics } from './ranking.js';

type KnownMetric = Pick<Answer<'getMetrics'>[number], 'code' | 'name' | 'namePlural'>;

const SUGGESTED = 3;

/**
 * Returns the codes of metrics, from their codes or their names in the singular or plural. `isCode` recognises codes.
 * If a name is unknown, returns the candidates for the first one.
 */
export function metricCodes(
  metrics: readonly string[],
  known: readonly KnownMetric[],
  isCode: (metric: string) => boolean,
): readonly string[] | UnknownThing {
  const byName = new Map<string, string>();
  for (const { code, name, namePlural } of known)
    for (const text of [code, name, namePlural]) if (!byName.has(foldedName(text))) byName.set(foldedName(text), code);
  const codes: string[] = [];
  for (const metric of metrics) {
    const code = isCode(metric) ? metric : byName.get(foldedName(metric));
    if (code === undefined) {
      const similar = rankMetrics(known, metric).slice(0, SUGGESTED);
      return { fault: `There is no metric '${metric}'`, suggestions: similar.map((one) => one.code) };
    }
    codes.push(code);
  }
  return codes;
}
