/** Returns the listed members that an object has. */
export function pick<T extends object, K extends keyof T>(of: T, names: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (of[name] !== undefined) picked[name] = of[name];
  return picked as Pick<T, K>;
}
