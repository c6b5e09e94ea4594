import { parse } from 'csv-parse/sync';
import {
  Binary,
  isRecord,
  metadata,
  MError,
  recordOf,
  whole,
  type MFunction,
  type MRecord,
  type MTable,
  type MType,
} from './values.js';

/** What a request of `Web.Contents` asks for. */
export interface WebRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What it is answered. */
export interface WebAnswer {
  readonly status: number;
  readonly text: string;
}

const error = (reason: string, message: string): MError => new MError(reason, message, null);

const [UTF_8, QUOTED] = [65_001, 1];

/** A value as text. Where no culture is named, it is that of the reader, which may write decimals with a comma. */
const textOf = (value: unknown, culture?: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return culture === 'en-US' ? String(value) : String(value).replace('.', ',');
  throw error('Expression.Error', `Text.From does not take ${typeof value} here`);
};

const forms: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu,
  integer: /^-?\d+$/u,
  logical: /^(?:true|false)$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  datetimezone: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u,
  text: /^/u,
};

function converted(value: unknown, { primitive }: MType): unknown {
  if (value === null) return null;
  if (typeof value !== 'string' || forms[primitive]?.test(value) !== true)
    throw error('DataFormat.Error', `We couldn't convert ${JSON.stringify(value)} to ${primitive}.`);
  return primitive === 'number' || primitive === 'integer'
    ? Number(value)
    : primitive === 'logical'
      ? value === 'true'
      : value;
}

function typed(table: MTable, changes: readonly (readonly [string, MType])[], culture?: string): MTable {
  if (culture !== 'en-US')
    throw error('DataFormat.Error', 'The reader may write numbers and dates in another way than the server.');
  const types = new Map(changes);
  return {
    ...table,
    types: Object.fromEntries(changes.map(([name, { primitive }]) => [name, primitive])),
    rows: table.rows.map((row) =>
      row.map((cell, at) => {
        const type = types.get(table.columns[at] ?? '');
        return type === undefined ? cell : converted(cell, type);
      }),
    ),
  };
}

/** Where a base URL, a relative path and a query lead, as `Web.Contents` puts them together. */
async function urlOf(base: string, options: MRecord): Promise<string> {
  const { RelativePath: relative = '', Query: query = {} } = (await whole(options)) as {
    readonly RelativePath?: string;
    readonly Query?: Readonly<Record<string, unknown>>;
  };
  const wrong = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (wrong !== undefined) throw error('Expression.Error', `the query value of ${wrong[0]} is no text`);
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return `${base.replace(/\/$/u, '')}/${relative}${asked === '' ? '' : `?${asked}`}`;
}

/**
 * What Power Query keeps to itself: a query may not handle these, which only connectors may. **Source**: Microsoft's
 * pages on status codes.
 */
const CREDENTIALS = [401, 403];

async function webContents(
  send: (request: WebRequest) => Promise<WebAnswer>,
  base: string,
  options: MRecord,
): Promise<Binary> {
  const {
    Headers: headers = {},
    Content: content,
    ManualStatusHandling: handled = [],
  } = (await whole(options)) as {
    readonly Headers?: Readonly<Record<string, string>>;
    readonly Content?: Binary;
    readonly ManualStatusHandling?: readonly number[];
  };
  const request = { url: await urlOf(base, options), headers, body: content?.text };
  const { status, text } = await send(request);
  if (handled.some((one) => CREDENTIALS.includes(one)))
    throw error('Expression.Error', 'A query cannot handle 401 or 403.');
  if (CREDENTIALS.includes(status))
    throw error('DataSource.Error', "We couldn't authenticate with the credentials provided.");
  if (status >= 400 && !handled.includes(status))
    throw error('DataSource.Error', `Web.Contents failed to get contents (${status})`);
  const answer = new Binary(text, () => send(request));
  metadata.set(answer, recordOf({ 'Response.Status': status }));
  return answer;
}

async function selected<T>(list: readonly T[], isWanted: MFunction): Promise<readonly T[]> {
  const wanted = await Promise.all(list.map((one) => isWanted(one)));
  return list.filter((_, at) => wanted[at] === true);
}

/** Reads CSV as Excel does: bytes are UTF-8, and breaks of lines part of a cell, only where the options say so. */
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
  const read = encoding === UTF_8 ? text : Buffer.from(text).toString('latin1');
  const rows: readonly (readonly string[])[] = parse(read, { bom: true, relaxColumnCount: false, delimiter });
  if (quoteStyle !== QUOTED && rows.some((row) => row.some((cell) => cell.includes('\n'))))
    throw error('DataFormat.Error', 'There were more columns in the result than expected.');
  return { columns: (rows[0] ?? []).map((_, at) => `Column${at + 1}`), rows, types: {}, again };
}

function jsonDocument({ text }: Binary): unknown {
  const inM = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inM);
    return typeof value === 'object' && value !== null
      ? recordOf(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inM(part)])))
      : value;
  };
  try {
    return inM(JSON.parse(text));
  } catch {
    throw error('DataFormat.Error', 'We found no JSON.');
  }
}

/** The names of columns; where the table is read as it is walked, that is one walk more. */
async function columnNames({ columns, again }: MTable): Promise<readonly string[]> {
  await again?.();
  return columns;
}

const rowAsRecord = ({ columns }: MTable, row: readonly unknown[]): MRecord =>
  recordOf(Object.fromEntries(columns.map((name, at) => [name, row[at]])));

const combined = (tables: readonly MTable[]): MTable => {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const rows = tables.flatMap((table) =>
    table.rows.map((row) => columns.map((name) => row[table.columns.indexOf(name)] ?? null)),
  );
  return { columns, rows, types: Object.assign({}, ...tables.map(({ types }) => types)) as MTable['types'] };
};

const fieldOr = (record: MRecord, name: string, otherwise: unknown = null): unknown =>
  record.has(name) ? record.get(name)?.() : otherwise;

/** The functions and values of M that the library uses, by name; requests go to `send`. */
export const standard = (send: (request: WebRequest) => Promise<WebAnswer>): Readonly<Record<string, unknown>> => ({
  'Binary.Buffer': ({ text }: Binary) => new Binary(text),
  'Csv.Document': csvDocument,
  'Error.Record': (reason: string, message: string, detail: unknown = null) =>
    recordOf({ Reason: reason, Message: message, Detail: detail }),
  'Int64.Type': { primitive: 'integer', isNullable: true },
  'Json.Document': jsonDocument,
  'Json.FromValue': async (value: unknown) => new Binary(JSON.stringify(await whole(value))),
  'List.Accumulate': async (list: readonly unknown[], seed: unknown, next: MFunction) => {
    let state = seed;
    for (const one of list) state = await next(state, one);
    return state;
  },
  'List.Combine': (lists: readonly (readonly unknown[])[]) => lists.flat(),
  'List.Contains': (list: readonly unknown[], value: unknown) => list.includes(value),
  'List.First': (list: readonly unknown[], otherwise: unknown = null) => (list.length > 0 ? list[0] : otherwise),
  'List.Last': (list: readonly unknown[]) => list.at(-1) ?? null,
  'List.Select': selected,
  'List.Transform': (list: readonly unknown[], change: MFunction) => Promise.all(list.map((one) => change(one))),
  'MissingField.Ignore': 'ignore',
  'QuoteStyle.Csv': QUOTED,
  'Record.Field': (record: MRecord, name: string) => {
    const field = record.get(name);
    if (field === undefined) throw error('Expression.Error', `The field '${name}' of the record wasn't found.`);
    return field();
  },
  'Record.FieldNames': (record: MRecord) => [...record.keys()],
  'Record.FieldValues': (record: MRecord) => Promise.all([...record.values()].map((read) => read())),
  'Record.FieldOrDefault': fieldOr,
  'Record.FromList': (values: readonly unknown[], names: readonly string[]) =>
    recordOf(Object.fromEntries(names.map((name, at) => [name, values[at]]))),
  'Record.HasFields': (record: MRecord, name: string) => record.has(name),
  'Record.RemoveFields': (record: MRecord, names: readonly string[]) =>
    new Map([...record].filter(([name]) => !names.includes(name))),
  'Record.SelectFields': (record: MRecord, names: readonly string[]) =>
    new Map(names.map((name) => [name, record.get(name) ?? (() => Promise.reject(error('Expression.Error', name)))])),
  'Replacer.ReplaceValue': 'replace',
  'Table.Column': ({ columns, rows }: MTable, name: string) => rows.map((row) => row[columns.indexOf(name)]),
  'Table.ColumnNames': columnNames,
  'Table.Combine': combined,
  'Table.PromoteHeaders': (table: MTable) => ({ ...table, columns: table.rows[0] ?? [], rows: table.rows.slice(1) }),
  'Table.ReplaceValue': (table: MTable, from: unknown, to: unknown) => ({
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (cell === from ? to : cell))),
  }),
  'Table.SelectRows': async (table: MTable, isWanted: MFunction) => ({
    ...table,
    rows: await selected(table.rows, (row) => isWanted(rowAsRecord(table, row as readonly unknown[]))),
  }),
  'Table.TransformColumnTypes': typed,
  'Text.AfterDelimiter': (text: string, delimiter: string) =>
    text.includes(delimiter) ? text.slice(text.indexOf(delimiter) + delimiter.length) : '',
  'Text.BeforeDelimiter': (text: string, delimiter: string) => text.split(delimiter)[0],
  'Text.Combine': (texts: readonly string[], separator = '') => texts.join(separator),
  'Text.From': textOf,
  'Text.Replace': (text: string, from: string, to: string) => text.replaceAll(from, () => to),
  'Text.Split': (text: string, separator: string) => text.split(separator),
  'TextEncoding.Utf8': UTF_8,
  'Uri.EscapeDataString': encodeURIComponent,
  'Value.Metadata': (value: object) => metadata.get(value) ?? recordOf({}),
  'Value.ReplaceType': (value: object, type: object) => {
    const known = metadata.get(type);
    if (known !== undefined) metadata.set(value, known);
    return value;
  },
  'Web.Contents': (base: string, options: MRecord) =>
    webContents(send, base, isRecord(options) ? options : recordOf({})),
});
