import { metricOf, type Measure, type MetricCode, type MetricFormat } from '@goalsquare/engine';

/** The display format of averages, by the format of the metric. */
const averageOf: Readonly<Record<MetricFormat, MetricFormat>> = {
  integer: 'oneDecimal',
  oneDecimal: 'oneDecimal',
  twoDecimals: 'twoDecimals',
  percentage: 'percentage',
  minutes: 'minutes',
};

/** Returns the display format for a measure of a metric. */
export function measuredFormat(code: MetricCode, measure: Measure): MetricFormat {
  const { format } = metricOf(code);
  switch (measure) {
    case 'total':
    case 'min':
    case 'max':
      return format;
    case 'matchesOver':
    case 'longestRun':
    case 'currentRun':
      return 'integer';
    case 'share':
      return 'percentage';
    case 'perMatch':
    case 'per100Minutes':
    case 'median':
    case 'standardDeviation':
    case 'rollingMean':
      return averageOf[format];
  }
}
