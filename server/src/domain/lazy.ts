/** Returns a function that computes a value on its first call and caches it, so that startup does not wait for it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
