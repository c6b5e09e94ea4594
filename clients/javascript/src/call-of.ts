import type { CallOptions } from './operation-types.js';

/** Returns the options of a call, and apart from them the filters that came with them. */
export const callOf = <T extends CallOptions>({
  signal,
  timeout,
  onWait,
  ...filters
}: T): readonly [
  call: CallOptions,
  filters: { readonly [Name in keyof T as Exclude<Name, keyof CallOptions>]: T[Name] },
] => [{ signal, timeout, onWait }, filters as never];
