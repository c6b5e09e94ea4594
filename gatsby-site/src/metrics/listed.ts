import {
  contractCodes,
  explain,
  familyCodes,
  metricCodes,
  metricFamilies,
  tierOf,
  type MetricDimensions,
  type MetricFamily,
  type Tier,
} from '@goalsquare/engine';

/** A metric as the glossary shows it. */
export interface ListedMetric {
  readonly code: string;
  readonly name: string;
  readonly family: MetricFamily;
  readonly tier: Tier;
  readonly level: string;
  readonly format: string;
  readonly description: string;
  readonly formula: string;
  readonly parts: string;
  readonly edges: string;
  readonly dimensions: readonly (keyof MetricDimensions)[];
  /** Whether the code is of the contract, or one of our own. */
  readonly isOwn: boolean;
}

const familyOf = new Map(
  metricFamilies.flatMap((family) => familyCodes(family).map((code) => [code, family] as const)),
);

const contractual: ReadonlySet<string> = new Set(contractCodes);

/** Every metric, in the order of the codes. Read while the site is built only. */
export const listedMetrics = (): readonly ListedMetric[] =>
  metricCodes.map((code) => {
    const { name, description, technicalDescription, edgeCases, aggregateFormula, level, format, dimensions } =
      explain(code);
    const family = familyOf.get(code);
    if (family === undefined) throw new Error(`${code} is in no family`);
    return {
      code,
      name,
      family,
      tier: tierOf(code),
      level,
      format,
      description,
      formula: aggregateFormula,
      parts: technicalDescription,
      edges: edgeCases,
      dimensions: (Object.keys(dimensions) as (keyof MetricDimensions)[]).filter((dimension) => dimensions[dimension]),
      isOwn: !contractual.has(code),
    };
  });
