import { metricCodes, metricId, type MetricCode } from './codes.js';
import { metricFormats, metricLevels, type MetricFormat, type MetricLevel } from './metric.js';
import { metricOf } from './table/index.js';

/** The metadata of a metric. **Source**: `openapi/components/schemas/MetricMetaData.yaml`. */
export interface MetricMetaData {
  readonly id: number;
  readonly code: MetricCode;
  readonly codeShort: string;
  readonly name: string;
  readonly namePlural: string;
  readonly nameShort: string;
  readonly nameDisplay: string;
  readonly description: string;
  readonly levelId: number;
  readonly level: MetricLevel;
  readonly formatId: number;
  readonly format: string;
  readonly formatAvgId: number;
  readonly formatAvg: string;
  readonly transaction: boolean;
}

/** Maximum length of a short name. **Source**: `openapi/components/schemas/MetricMetaData.yaml`. */
const SHORT_NAME_LENGTH = 25;

const averageOf: Readonly<Record<MetricFormat, MetricFormat>> = {
  integer: 'oneDecimal',
  oneDecimal: 'oneDecimal',
  twoDecimals: 'twoDecimals',
  percentage: 'percentage',
  minutes: 'minutes',
};

/**
 * Returns a short form of each code: the first `count` letters of every word, or more where two codes would be equal.
 */
function shortened(codes: readonly MetricCode[], count: number): readonly (readonly [MetricCode, string])[] {
  const alike = new Map<string, MetricCode[]>();
  for (const code of codes) {
    const short = code
      .split('_')
      .map((word) => word.slice(0, count))
      .join('');
    alike.set(short, [...(alike.get(short) ?? []), code]);
  }
  return [...alike].flatMap(([short, group]) =>
    group.length > 1 ? shortened(group, count + 1) : group.map((code) => [code, short] as const),
  );
}

const shortCodes = new Map(shortened(metricCodes, 3));

/** Returns a name of at most 25 characters, shortening the longest words until it fits. */
export function shortName(name: string): string {
  const words = name.split(' ');
  while (words.join(' ').length > SHORT_NAME_LENGTH) {
    const longest = words.reduce((best, word, at) => (word.length > (words[best] ?? '').length ? at : best), 0);
    words[longest] = (words[longest] ?? '').slice(0, -1);
  }
  return words.join(' ');
}

const camelCase = (code: MetricCode): string =>
  code.toLowerCase().replace(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

/** Returns the metadata of a metric. */
export function metricMetaData(code: MetricCode): MetricMetaData {
  const { name, namePlural, description, level, format, transaction } = metricOf(code);
  return {
    id: metricId(code),
    code,
    codeShort: shortCodes.get(code) ?? code,
    name,
    namePlural,
    nameShort: shortName(name),
    nameDisplay: camelCase(code),
    description,
    levelId: metricLevels[level],
    level,
    formatId: metricFormats[format].id,
    format: metricFormats[format].name,
    formatAvgId: metricFormats[averageOf[format]].id,
    formatAvg: metricFormats[averageOf[format]].name,
    transaction,
  };
}
