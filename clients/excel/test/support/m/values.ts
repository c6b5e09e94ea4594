/** A type of M, as far as columns and checks need it. */
export interface MType {
  readonly primitive: string;
  readonly isNullable: boolean;
}

/** A table, with the types its columns were given. */
export interface MTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly types: Readonly<Record<string, string>>;
  /** Sends for what the table is read from once more. **Empty**: it is in memory. */
  readonly again?: (() => Promise<unknown>) | undefined;
}

/** A file. */
export class Binary {
  /** `again` sends for it once more; one in memory has none. */
  constructor(
    readonly text: string,
    readonly again?: () => Promise<unknown>,
  ) {}
}

/** A function of M. */
export type MFunction = (...given: readonly unknown[]) => unknown;

/** A record of M: its fields are computed when they are first read. */
export type MRecord = ReadonlyMap<string, () => Promise<unknown>>;

/** An error that an expression raises: the record that M passes to `catch`. */
export class MError extends Error {
  override readonly name = 'MError';
  constructor(
    readonly reason: string,
    message: string,
    readonly detail: unknown = null,
  ) {
    super(message);
  }
}

/** Metadata of values that have some. */
export const metadata = new WeakMap<object, MRecord>();

export const isRecord = (value: unknown): value is MRecord => value instanceof Map;

/** A record of values that are known. */
export const recordOf = (fields: Readonly<Record<string, unknown>>): MRecord =>
  new Map(Object.entries(fields).map(([name, value]) => [name, () => Promise.resolve(value)]));

/** The fields of a record, all computed; of those in it too. */
export async function whole(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(whole));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    await Promise.all([...value].map(async ([name, read]) => [name, await whole(await read())] as const)),
  );
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  binary: (value) => value instanceof Binary,
  function: (value) => typeof value === 'function',
  list: Array.isArray,
  logical: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  record: isRecord,
  table: (value) => typeof value === 'object' && value !== null && 'columns' in value,
  text: (value) => typeof value === 'string',
};

/** Whether a value is of a primitive type. */
export function isOfType(value: unknown, primitive: string): boolean {
  const isOf = kinds[primitive];
  if (isOf === undefined) throw new Error(`the type ${primitive} is not known here`);
  return isOf(value);
}
