import { parse } from 'csv-parse/sync';
import { Binary, MError, recordOf, whole, type MRecord, type MTable } from '../values.js';

const [UTF_8, QUOTED] = [65_001, 1];

/** Reads CSV as Excel does: as UTF-8, and with line breaks in cells, only if the options say so. */
async function csvDocument({ text, again }: Binary, options: MRecord = recordOf({})): Promise<MTable> {
  const {
    Encoding: encoding,
    QuoteStyle: quoteStyle,
    Delimiter: delimiter = ',',
  } = (await whole(options)) as {
    readonly Encoding?: number;
    readonly QuoteStyle?: number;
    readonly Delimiter?: string;
  };
  const decoded = encoding === UTF_8 ? text : Buffer.from(text).toString('latin1');
  const rows: readonly (readonly string[])[] = parse(decoded, { bom: true, relaxColumnCount: false, delimiter });
  if (quoteStyle !== QUOTED && rows.some((row) => row.some((cell) => cell.includes('\n'))))
    throw new MError('DataFormat.Error', 'There were more columns in the result than expected.');
  return { columns: (rows[0] ?? []).map((_, at) => `Column${at + 1}`), rows, types: {}, again };
}

function jsonDocument({ text }: Binary): unknown {
  const valueInM = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(valueInM);
    return typeof value === 'object' && value !== null
      ? recordOf(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, valueInM(part)])))
      : value;
  };
  try {
    return valueInM(JSON.parse(text));
  } catch {
    throw new MError('DataFormat.Error', 'We found no JSON.');
  }
}

/** Functions that read and write files. */
export const documents: Readonly<Record<string, unknown>> = {
  'Binary.Buffer': ({ text }: Binary) => new Binary(text),
  'Csv.Document': csvDocument,
  'Json.Document': jsonDocument,
  'Json.FromValue': async (value: unknown) => new Binary(JSON.stringify(await whole(value))),
  'QuoteStyle.Csv': QUOTED,
  'TextEncoding.Utf8': UTF_8,
};
