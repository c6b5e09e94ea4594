import type { Evidence } from '@goalsquare/openapi/types';

type Calculated = Pick<Evidence, 'formula' | 'sums' | 'bases' | 'value' | 'valueDisplay'>;

/** With more bases than this, their sums are not written out one by one. */
const MOST_BASES = 8;

const decimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4 });

/** Returns a number as text, with at most four decimals. */
export const numberText = (value: number): string => decimals.format(value);

const inBrackets = (text: string): string => (text.includes(' ') ? `(${text})` : text);

/** Returns a sum of a linear formula as text. The sum of a few bases is written out, as in `3 + 2 + 13`. */
function sumText({ bases }: Calculated, { sign, numerator }: Evidence['sums'][number]): string {
  const own = bases.filter((base) => base.sign === sign).map(({ weight, amount }) => weight * amount);
  if (own.length < 2 || own.length > MOST_BASES) return numberText(numerator);
  return own
    .map((value, at) => `${at === 0 ? '' : value < 0 ? ' − ' : ' + '}${numberText(at === 0 ? value : Math.abs(value))}`)
    .join('');
}

function linearText(evidence: Calculated): string {
  const { formula, sums } = evidence;
  const { divisor } = formula.numerator;
  const texts = sums.map((sum) => sumText(evidence, sum));
  const sum = texts.length === 1 ? (texts[0] ?? '') : texts.map(inBrackets).join(' − ');
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

/** Returns the calculation of the value from the sums of its terms, for example `18 ÷ 23 × 100 = 78.3`. */
export function calculationText(evidence: Calculated): string {
  const { formula, value, valueDisplay } = evidence;
  const left = formula.is === 'ratio' ? ratioText(evidence) : linearText(evidence);
  return `${left} = ${valueDisplay ?? (value === undefined ? 'no value' : numberText(value))}`;
}
