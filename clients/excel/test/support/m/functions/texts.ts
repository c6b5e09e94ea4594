import { MError } from '../values.js';

/** A value as text. Without a culture, it uses that of the reader, which may write decimals with a comma. */
const textOf = (value: unknown, culture?: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return culture === 'en-US' ? String(value) : String(value).replace('.', ',');
  throw new MError('Expression.Error', `Text.From does not take ${typeof value} here`);
};

/** A number from its text. **Throws** `MError` for a text that is no number. */
const numberOf = (text: string, culture?: string): number => {
  if (culture !== 'en-US' || !/^-?\d+(?:\.\d+)?$/u.test(text))
    throw new MError('DataFormat.Error', "We couldn't convert to Number.", text);
  return Number(text);
};

/** Functions of texts. */
export const texts: Readonly<Record<string, unknown>> = {
  'Text.AfterDelimiter': (text: string, delimiter: string) =>
    text.includes(delimiter) ? text.slice(text.indexOf(delimiter) + delimiter.length) : '',
  'Text.BeforeDelimiter': (text: string, delimiter: string) => text.split(delimiter)[0],
  'Number.FromText': numberOf,
  'Text.Combine': (parts: readonly (string | null)[], separator = '') =>
    parts.filter((part) => part !== null).join(separator),
  'Text.From': textOf,
  'Text.Replace': (text: string, from: string, to: string) => text.replaceAll(from, () => to),
  'Text.Split': (text: string, separator: string) => text.split(separator),
  'Text.Trim': (text: string) => text.trim(),
  'Uri.EscapeDataString': encodeURIComponent,
};
