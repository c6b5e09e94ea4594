/** As much of a schema of an answer as tables are derived from. */
export interface AnswerSchema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
  readonly allOf?: readonly AnswerSchema[];
  readonly oneOf?: readonly AnswerSchema[];
}

/** Returns the target of a reference. */
export type Resolve = (reference: string) => AnswerSchema;

function merged(parts: readonly AnswerSchema[]): AnswerSchema {
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts, {
    required,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Readonly<
      Record<string, AnswerSchema>
    >,
  }) as AnswerSchema;
}

/**
 * Resolves a schema: follows its reference and merges its parts and alternatives. Its own members take precedence over
 * those of its parts.
 */
export function wholeSchema(schema: AnswerSchema, resolve: Resolve): AnswerSchema {
  if (schema.$ref !== undefined) return wholeSchema(resolve(schema.$ref), resolve);
  const { allOf = [], oneOf = [], ...own } = schema;
  if (allOf.length + oneOf.length === 0) return schema;
  const alternatives = oneOf.map((part) => ({ ...wholeSchema(part, resolve), required: [] }));
  return merged([...allOf.map((part) => wholeSchema(part, resolve)), ...alternatives, own]);
}
