import { contract } from '@goalsquare/openapi';

/** As much of a schema of the contract as code here reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}

const targets = new Map<string, unknown>();

function targetOf(ref: string): unknown {
  const known = targets.get(ref);
  if (known !== undefined) return known;
  const target = ref.slice(2).split('/').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], contract);
  targets.set(ref, target);
  return target;
}

/** What a `$ref` of the contract points to, or the value itself where it is none. */
export const resolved = <T extends { readonly $ref?: string }>(value: T): T => (value.$ref === undefined ? value : resolved(targetOf(value.$ref) as T));

/** The schema of a member or item. **Empty**: none where the contract has no such member. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  const whole = resolved(schema);
  const [key, ...rest] = path;
  if (key === undefined) return whole;
  const part = whole.type === 'array' ? whole.items : Object.hasOwn(whole.properties ?? {}, key) ? whole.properties?.[key] : undefined;
  return part && schemaAt(part, rest);
}

const limits = (min: number | undefined, max: number | undefined, unit: string): string =>
  min !== undefined && min > 0 ? `${min} to ${max} ${unit}` : `at most ${max} ${unit}`;

/** What a schema lets through, in words: `one of home, away`. */
export function allowedBy(schema: Schema): string {
  const { type, enum: values, minimum, maximum, minLength, maxLength, minItems, maxItems, properties, pattern, description } = resolved(schema);
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (pattern !== undefined && description !== undefined) return description;
  switch (type) {
    case 'integer': return `a whole number from ${minimum} to ${maximum}`;
    case 'string': return `a text of ${limits(minLength, maxLength, 'characters')}`;
    case 'boolean': return 'true or false';
    case 'array': return `a list of ${limits(minItems, maxItems, 'items')}`;
    case 'object': return `an object with ${Object.keys(properties ?? {}).join(', ')}`;
    default: return 'what the contract describes';
  }
}
