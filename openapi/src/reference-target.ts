/** The keys of a JSON pointer in a fragment. **Source**: RFC 6901, sections 4 and 6. */
const keysOf = (reference: string): readonly string[] =>
  reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Returns the target of a reference such as `#/components/schemas/Match` in a document. **Throws** if the document has
 * no such part.
 */
export function referenceTarget(document: unknown, reference: string): unknown {
  let target = document;
  for (const key of keysOf(reference))
    target =
      typeof target === 'object' && target !== null ? (target as Readonly<Record<string, unknown>>)[key] : undefined;
  if (target === undefined) throw new Error(`the contract has no ${reference}`);
  return target;
}
