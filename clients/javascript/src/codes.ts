import { ConfigurationError, UnknownName } from './errors.js';
import type { Answer } from './operation-types.js';

/** One code, or several separated by commas. Any other text is a name. */
const METRIC_CODE = /^[A-Z\d_]+(?:,[A-Z\d_]+)*$/u;
const PERIOD = /^\s*-?\d+(?:,\d+)*\s*$/u;

const isCode = (metric: string): boolean => METRIC_CODE.test(metric);

const valuesOf = (values: unknown): readonly unknown[] => [values ?? []].flat();

/** Checks that periods are numbers or digits. **Throws** `ConfigurationError` for other text, such as a metric. */
export function checkPeriods(periods: unknown): void {
  for (const one of valuesOf(periods))
    if (!PERIOD.test(String(one)))
      throw new ConfigurationError(
        `period '${String(one)}' is not the number of a period: 1 to 4, and from 5 extra time. ` +
          `Is it a metric: { metric: '${String(one)}' }?`,
      );
}

/**
 * Returns metric codes for codes or names. **Throws** `UnknownName`, and `ConfigurationError` for a number, which is
 * more likely to be a period.
 */
export async function asCodes(metrics: unknown, known: () => Promise<Answer<'getMetrics'>>): Promise<unknown> {
  const texts = valuesOf(metrics).map((one) => {
    if (typeof one === 'string') return one;
    throw new ConfigurationError(
      `metric '${String(one)}' is not the code or name of a metric. Is it a period: { period: ${String(one)} }?`,
    );
  });
  if (texts.every(isCode)) return metrics;
  const { metricCodes } = await import('./names/index.js');
  const codes = metricCodes(texts, await known(), isCode);
  if ('fault' in codes) throw new UnknownName(codes.fault, codes.suggestions);
  return codes;
}
