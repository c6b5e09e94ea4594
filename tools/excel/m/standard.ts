import { parse } from 'csv-parse/sync';
import { isRecord, metadata, MError, recordOf, whole, type MFunction, type MRecord, type MType } from './values.js';

/** What a request of `Web.Contents` asks for. */
export interface WebRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What it is answered. */
export interface WebAnswer { readonly status: number; readonly text: string }

/** A table, with the types its columns were given. */
export interface MTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly types: Readonly<Record<string, string>>;
}

class Binary { constructor(readonly text: string) {} }

const error = (reason: string, message: string): MError => new MError(reason, message, null);

const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw error('Expression.Error', `Text.From does not take ${typeof value} here`);
};

const forms: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu, integer: /^-?\d+$/u, logical: /^(?:true|false)$/u, date: /^\d{4}-\d\d-\d\d$/u, datetimezone: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u, text: /^/u,
};

function converted(value: unknown, { primitive }: MType): unknown {
  if (value === null) return null;
  if (typeof value !== 'string' || forms[primitive]?.test(value) !== true) throw error('DataFormat.Error', `We couldn't convert ${JSON.stringify(value)} to ${primitive}.`);
  return primitive === 'number' || primitive === 'integer' ? Number(value) : primitive === 'logical' ? value === 'true' : value;
}

function typed(table: MTable, changes: readonly (readonly [string, MType])[]): MTable {
  const types = new Map(changes);
  return {
    ...table, types: Object.fromEntries(changes.map(([name, { primitive }]) => [name, primitive])),
    rows: table.rows.map((row) => row.map((cell, at) => { const type = types.get(table.columns[at] ?? ''); return type === undefined ? cell : converted(cell, type); })),
  };
}

/** Where a base URL, a relative path and a query lead, as `Web.Contents` puts them together. */
async function urlOf(base: string, options: MRecord): Promise<string> {
  const { RelativePath: relative = '', Query: query = {} } = (await whole(options)) as { readonly RelativePath?: string; readonly Query?: Readonly<Record<string, unknown>> };
  const wrong = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (wrong !== undefined) throw error('Expression.Error', `the query value of ${wrong[0]} is no text`);
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return `${base.replace(/\/$/u, '')}/${relative}${asked === '' ? '' : `?${asked}`}`;
}

async function webContents(send: (request: WebRequest) => Promise<WebAnswer>, base: string, options: MRecord): Promise<Binary> {
  const { Headers: headers = {}, Content: content, ManualStatusHandling: handled = [] } = (await whole(options)) as
    { readonly Headers?: Readonly<Record<string, string>>; readonly Content?: Binary; readonly ManualStatusHandling?: readonly number[] };
  const { status, text } = await send({ url: await urlOf(base, options), headers, body: content?.text });
  if (status >= 400 && !handled.includes(status)) throw error('DataSource.Error', `Web.Contents failed to get contents (${status})`);
  const answer = new Binary(text);
  metadata.set(answer, recordOf({ 'Response.Status': status }));
  return answer;
}

async function selected<T>(list: readonly T[], isWanted: MFunction): Promise<readonly T[]> {
  const wanted = await Promise.all(list.map((one) => isWanted(one)));
  return list.filter((_, at) => wanted[at] === true);
}

const csvDocument = ({ text }: Binary): MTable => {
  const rows: readonly (readonly string[])[] = parse(text, { bom: true, relaxColumnCount: false });
  return { columns: (rows[0] ?? []).map((_, at) => `Column${at + 1}`), rows, types: {} };
};

function jsonDocument({ text }: Binary): unknown {
  const inM = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inM);
    return typeof value === 'object' && value !== null ? recordOf(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inM(part)]))) : value;
  };
  try {
    return inM(JSON.parse(text));
  } catch {
    throw error('DataFormat.Error', 'We found no JSON.');
  }
}

const fieldOr = (record: MRecord, name: string, otherwise: unknown = null): unknown => (record.has(name) ? record.get(name)?.() : otherwise);

/** The functions and values of M that the library uses, by name; requests go to `send`. */
export const standard = (send: (request: WebRequest) => Promise<WebAnswer>): Readonly<Record<string, unknown>> => ({
  'Csv.Document': csvDocument,
  'Error.Record': (reason: string, message: string, detail: unknown = null) => recordOf({ Reason: reason, Message: message, Detail: detail }),
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
  'List.Select': selected,
  'List.Transform': (list: readonly unknown[], change: MFunction) => Promise.all(list.map((one) => change(one))),
  'MissingField.Ignore': 'ignore',
  'QuoteStyle.Csv': 1,
  'Record.Field': (record: MRecord, name: string) => {
    const field = record.get(name);
    if (field === undefined) throw error('Expression.Error', `The field '${name}' of the record wasn't found.`);
    return field();
  },
  'Record.FieldNames': (record: MRecord) => [...record.keys()],
  'Record.FieldOrDefault': fieldOr,
  'Record.FromList': (values: readonly unknown[], names: readonly string[]) => recordOf(Object.fromEntries(names.map((name, at) => [name, values[at]]))),
  'Record.HasFields': (record: MRecord, name: string) => record.has(name),
  'Record.RemoveFields': (record: MRecord, names: readonly string[]) => new Map([...record].filter(([name]) => !names.includes(name))),
  'Record.SelectFields': (record: MRecord, names: readonly string[]) => new Map(names.map((name) => [name, record.get(name) ?? (() => Promise.reject(error('Expression.Error', name)))])),
  'Record.TransformFields': async (record: MRecord, changes: readonly (readonly [string, MFunction])[]) => {
    const changed = await Promise.all(changes.map(async ([name, change]) => [name, await change(await record.get(name)?.())] as const));
    return new Map([...record, ...recordOf(Object.fromEntries(changed))]);
  },
  'Replacer.ReplaceValue': 'replace',
  'Table.ColumnNames': ({ columns }: MTable) => columns,
  'Table.PromoteHeaders': (table: MTable) => ({ ...table, columns: table.rows[0] ?? [], rows: table.rows.slice(1) }),
  'Table.ReplaceValue': (table: MTable, from: unknown, to: unknown) => ({ ...table, rows: table.rows.map((row) => row.map((cell) => (cell === from ? to : cell))) }),
  'Table.TransformColumnTypes': typed,
  'Text.AfterDelimiter': (text: string, delimiter: string) => (text.includes(delimiter) ? text.slice(text.indexOf(delimiter) + delimiter.length) : ''),
  'Text.Combine': (texts: readonly string[], separator = '') => texts.join(separator),
  'Text.From': textOf,
  'Text.Replace': (text: string, from: string, to: string) => text.replaceAll(from, () => to),
  'TextEncoding.Utf8': 65_001,
  'Uri.EscapeDataString': encodeURIComponent,
  'Value.Metadata': (value: object) => metadata.get(value) ?? recordOf({}),
  'Value.ReplaceType': (value: object, type: object) => {
    const known = metadata.get(type);
    if (known !== undefined) metadata.set(value, known);
    return value;
  },
  'Web.Contents': (base: string, options: MRecord) => webContents(send, base, isRecord(options) ? options : recordOf({})),
});
