/** A value of a parameter in a call. */
export type CallValue = string | number | boolean | readonly CallValue[] | CallRecord;
interface CallRecord {
  readonly [name: string]: CallValue;
}

interface Language {
  readonly list: readonly [open: string, close: string];
  /**
   * Opening and closing of a record, and the separator after a name. **Empty**: calls of the language have no records.
   */
  readonly record?: readonly [open: string, close: string, after: string];
  readonly true: string;
  readonly false: string;
  readonly text: (value: string) => string;
}

const isList = (value: CallValue): value is readonly CallValue[] => Array.isArray(value);

const within = ([open, close]: Language['list'], items: readonly string[]): string =>
  `${open}${items.join(', ')}${close}`;

function literalIn(language: Language, value: CallValue): string {
  if (typeof value === 'string') return language.text(value);
  if (typeof value === 'boolean') return value ? language.true : language.false;
  if (typeof value === 'number') return String(value);
  if (isList(value)) return listIn(language, value);
  if (language.record === undefined) throw new Error(`no record can be written: ${JSON.stringify(value)}`);
  const [open, close, after] = language.record;
  const members = Object.entries(value).map(([name, member]) => `${name}${after}${literalIn(language, member)}`);
  return within([open, close], members);
}

/** A list. Several records have a line each. */
function listIn(language: Language, list: readonly CallValue[]): string {
  const items = list.map((item) => literalIn(language, item));
  const [open, close] = language.list;
  const isLong = items.length > 1 && list.some((item) => typeof item === 'object');
  return isLong ? `${open}\n    ${items.join(',\n    ')}\n  ${close}` : within([open, close], items);
}

const python: Language = { list: ['[', ']'], true: 'True', false: 'False', text: JSON.stringify };
const javascript: Language = {
  list: ['[', ']'],
  record: ['{ ', ' }', ': '],
  true: 'true',
  false: 'false',
  text: (value) =>
    `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`,
};
const r: Language = { list: ['c(', ')'], true: 'TRUE', false: 'FALSE', text: JSON.stringify };
const powerQuery: Language = {
  list: ['{', '}'],
  record: ['[', ']', ' = '],
  true: 'true',
  false: 'false',
  text: (value) => `"${value.replaceAll('"', '""')}"`,
};

/** Returns a value as JavaScript code. */
export const javascriptLiteral = (value: CallValue): string => literalIn(javascript, value);

/** Returns a value as Python code. **Throws** if it contains a record. */
export const pythonLiteral = (value: CallValue): string => literalIn(python, value);

/** Returns a value as R code, a list as a vector. **Throws** if it contains a record. */
export const rLiteral = (value: CallValue): string => literalIn(r, value);

/** Returns a value as code of Power Query. */
export const powerQueryLiteral = (value: CallValue): string => literalIn(powerQuery, value);

/** Returns a text as one word of a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a name of the contract as Python and R spell it: `lastXSeconds` as `last_x_seconds`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
