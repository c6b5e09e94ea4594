/** What a function gives, made when it is first asked for, so that no start waits for it, and kept from then on. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
