/** Returns the positions of keys from 0 to `kinds`, excluded, in the order of the keys. Equal keys keep their order. */
export function countingSort(keys: Int32Array, kinds: number): Int32Array {
  const starts = new Int32Array(kinds + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] as number) + 1;
  for (let key = 1; key <= kinds; key += 1) starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  const order = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number;
    order[starts[key] as number] = at;
    starts[key] = (starts[key] as number) + 1;
  }
  return order;
}
