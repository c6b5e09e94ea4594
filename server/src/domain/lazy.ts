/** The value of a function that is called at the first use and never again, so that the start does not wait for it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
