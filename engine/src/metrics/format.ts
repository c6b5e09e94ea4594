import type { MetricFormat } from './metric.js';

/** Maximum number of decimals of a published value. Values are rounded when they are written, after order and rank. */
export const VALUE_DECIMALS = 4;

/** Rounds to some decimals. Halves are rounded away from zero, so that 0.5 and -0.5 are rounded in the same way. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** Formats a value for display: `12`, `12.3`, `65.4%`, `12:05`. **Units**: seconds for the format `minutes`. */
export function displayValue(value: number, format: MetricFormat): string {
  switch (format) {
    case 'integer':
      return String(roundTo(value, 0));
    case 'oneDecimal':
      return roundTo(value, 1).toFixed(1);
    case 'twoDecimals':
      return roundTo(value, 2).toFixed(2);
    case 'percentage':
      return `${roundTo(value, 1).toFixed(1)}%`;
    case 'minutes': {
      const seconds = Math.abs(roundTo(value, 0));
      return `${roundTo(value, 0) < 0 ? '-' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    }
  }
}
