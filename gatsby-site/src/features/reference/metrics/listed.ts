import {
  contractCodes,
  explain,
  familyCodes,
  metricCodes,
  metricFamilies,
  tierOf,
  type MetricCode,
  type MetricDimensions,
  type MetricFamily,
  type Tier,
} from '@goalsquare/engine';

/** An entry of the metrics index. */
export interface ListedMetric {
  readonly code: string;
  readonly name: string;
  readonly family: MetricFamily;
  readonly tier: Tier;
  readonly level: 'Player' | 'Squad' | 'Both';
  readonly description: string;
  readonly dimensions: readonly (keyof MetricDimensions)[];
  /** Whether the metric is an extension of the contract. */
  readonly isOwn: boolean;
}

const families = new Map(
  metricFamilies.flatMap((family) => familyCodes(family).map((code) => [code, family] as const)),
);

const contractual: ReadonlySet<string> = new Set(contractCodes);

/** Returns the family of a metric. **Throws** if it has none. */
export function familyOf(code: MetricCode): MetricFamily {
  const family = families.get(code);
  if (family === undefined) throw new Error(`${code} is in no family`);
  return family;
}

/** Returns a metric as the index lists it. Only used at build time. */
export function listedMetric(code: MetricCode): ListedMetric {
  const { name, description, level, dimensions } = explain(code);
  return {
    code,
    name,
    family: familyOf(code),
    tier: tierOf(code),
    level,
    description,
    dimensions: (Object.keys(dimensions) as (keyof MetricDimensions)[]).filter((dimension) => dimensions[dimension]),
    isOwn: !contractual.has(code),
  };
}

/** Returns every metric, in the order of the codes. Only used at build time. */
export const listedMetrics = (): readonly ListedMetric[] => metricCodes.map(listedMetric);
