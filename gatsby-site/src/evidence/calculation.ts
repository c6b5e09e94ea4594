import type { Evidence } from '@goalsquare/openapi/types';

type Calculated = Pick<Evidence, 'formula' | 'sums' | 'value' | 'valueDisplay'>;

const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4 });

/** Returns a number as text, with at most four decimals. */
export const numberText = (value: number): string => decimals.format(value);

const inBrackets = (text: string): string => (text.includes(' ') ? `(${text})` : text);

function linearText({ formula, sums }: Calculated): string {
  const { divisor } = formula.numerator;
  const sum = sums.map(({ numerator }) => numberText(numerator)).join(' − ');
  return divisor === 1 ? sum : `${inBrackets(sum)} ÷ ${numberText(divisor)}`;
}

function ratioText({ formula, sums }: Calculated): string {
  const factor = ((formula.scale ?? 1) * (formula.denominator?.divisor ?? 1)) / formula.numerator.divisor;
  const ratios = sums.map(
    ({ numerator, denominator = 0 }) =>
      `${numberText(numerator)} ÷ ${numberText(denominator)}${factor === 1 ? '' : ` × ${numberText(factor)}`}`,
  );
  return ratios.length === 1 ? (ratios[0] ?? '') : ratios.map(inBrackets).join(' − ');
}

/** Returns how the value follows from the sums of its terms, such as `18 ÷ 23 × 100 = 78.3`. */
export function calculationText(evidence: Calculated): string {
  const { formula, value, valueDisplay } = evidence;
  const left = formula.is === 'ratio' ? ratioText(evidence) : linearText(evidence);
  return `${left} = ${valueDisplay ?? (value === undefined ? 'no value' : numberText(value))}`;
}
