import type { CallOptions } from './operation-types.js';

/** Separates the options of a call from the filters that were passed with them. */
export const callOf = <T extends CallOptions>({
  signal,
  timeout,
  onWait,
  ...filters
}: T): readonly [
  call: CallOptions,
  filters: { readonly [Name in keyof T as Exclude<Name, keyof CallOptions>]: T[Name] },
] => [{ signal, timeout, onWait }, filters as never];
