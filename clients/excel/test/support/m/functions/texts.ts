import { MError } from '../values.js';

/** A value as text. Without a culture, it uses that of the reader, which may write decimals with a comma. */
const textOf = (value: unknown, culture?: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return culture === 'en-US' ? String(value) : String(value).replace('.', ',');
  throw new MError('Expression.Error', `Text.From does not take ${typeof value} here`);
};

/** Functions of texts. */
export const texts: Readonly<Record<string, unknown>> = {
  'Text.AfterDelimiter': (text: string, delimiter: string) =>
    text.includes(delimiter) ? text.slice(text.indexOf(delimiter) + delimiter.length) : '',
  'Text.BeforeDelimiter': (text: string, delimiter: string) => text.split(delimiter)[0],
  'Text.Combine': (parts: readonly string[], separator = '') => parts.join(separator),
  'Text.From': textOf,
  'Text.Replace': (text: string, from: string, to: string) => text.replaceAll(from, () => to),
  'Text.Split': (text: string, separator: string) => text.split(separator),
  'Uri.EscapeDataString': encodeURIComponent,
};
