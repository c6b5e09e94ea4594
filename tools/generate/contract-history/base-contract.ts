import type { Document } from './compare-documents.js';
import { resolverOf } from './schema.js';

const isExtension = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (part as { readonly 'x-extension'?: unknown })['x-extension'] === true;

/**
 * Returns a document without everything that is marked `x-extension`: the contract that it extends. Paths without other
 * operations are omitted.
 */
export function baseContract(document: Document): Document {
  const resolve = resolverOf(document);
  const own = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((one) => !isExtension(resolve(one as unknown))).map(own);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) =>
        isExtension(resolve(value as unknown)) ? [] : [[name, own(value)]],
      ),
    );
  };
  const base = own(document) as Document;
  const paths = Object.entries(base.paths).filter(([, methods]) => Object.keys(methods).length > 0);
  return { ...base, paths: Object.fromEntries(paths) };
}
