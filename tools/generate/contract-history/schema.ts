/** A JSON Schema of OpenAPI 3.0, as far as the comparison reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [limit: string]: unknown;
}

/** Returns what a reference of a document points to; another value as it is. */
export type Resolve = <T>(part: T) => T;

/** Returns the resolver of the references inside a bundled document. **Throws** if a target does not exist. */
export const resolverOf =
  (document: object): Resolve =>
  <T>(part: T): T => {
    const { $ref } = (part ?? {}) as { readonly $ref?: string };
    if ($ref === undefined) return part;
    const path = $ref.slice(2).split('/');
    const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    if (target === undefined) throw new Error(`the document has no ${$ref}`);
    return resolverOf(document)(target as T);
  };

/** Returns a schema with its reference followed and its `allOf` merged into it, one level deep. */
export function mergedSchema(resolve: Resolve, schema: Schema): Schema {
  const { allOf, ...own } = resolve(schema);
  if (allOf === undefined) return own;
  return allOf.reduce<Schema>((whole, one) => {
    const part = mergedSchema(resolve, one);
    return {
      ...part,
      ...whole,
      ...((part.properties ?? whole.properties) && { properties: { ...part.properties, ...whole.properties } }),
      ...((part.required ?? whole.required) && { required: [...(part.required ?? []), ...(whole.required ?? [])] }),
    };
  }, own);
}
