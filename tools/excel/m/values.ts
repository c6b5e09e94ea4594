/** A type of M, as far as columns and checks need it. */
export interface MType { readonly primitive: string; readonly isNullable: boolean }

/** A function of M. */
export type MFunction = (...given: readonly unknown[]) => unknown;

/** A record of M: its fields are computed when they are first read. */
export type MRecord = ReadonlyMap<string, () => Promise<unknown>>;

/** An error an expression raises: the record that M hands to whoever catches it. */
export class MError extends Error {
  override readonly name = 'MError';
  constructor(readonly reason: string, message: string, readonly detail: unknown) { super(message); }
}

/** Metadata of values that have some. */
export const metadata = new WeakMap<object, MRecord>();

export const isRecord = (value: unknown): value is MRecord => value instanceof Map;

/** A record of values that are known. */
export const recordOf = (fields: Readonly<Record<string, unknown>>): MRecord => new Map(Object.entries(fields).map(([name, value]) => [name, () => Promise.resolve(value)]));

/** The fields of a record, all computed; of those in it too. */
export async function whole(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(whole));
  if (!isRecord(value)) return value;
  return Object.fromEntries(await Promise.all([...value].map(async ([name, read]) => [name, await whole(await read())] as const)));
}
