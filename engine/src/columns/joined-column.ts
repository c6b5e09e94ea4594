type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array;

/** The first `count` values of a column, then all of another, in a new column of the same kind. */
export function joinedColumn<C extends Column>(first: C, count: number, second: C): C {
  const joined = new (first.constructor as new (size: number) => C)(count + second.length);
  joined.set(first.subarray(0, count));
  joined.set(second, count);
  return joined;
}
