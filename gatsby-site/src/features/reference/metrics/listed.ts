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
  /** Whether the code is an extension of the contract. */
  readonly isOwn: boolean;
}

const families = new Map(
  metricFamilies.flatMap((family) => familyCodes(family).map((code) => [code, family] as const)),
);

const contractual: ReadonlySet<string> = new Set(contractCodes);

/** Returns the family of a metric. **Throws** if no family has the code. */
export function familyOf(code: MetricCode): MetricFamily {
  const family = families.get(code);
  if (family === undefined) throw new Error(`${code} is in no family`);
  return family;
}

/** Returns the index entry of a metric. Used only while the site is built. */
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

/** Returns every metric, in the order of the codes. Used only while the site is built. */
export const listedMetrics = (): readonly ListedMetric[] => metricCodes.map(listedMetric);
