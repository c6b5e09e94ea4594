import { contract } from '@goalsquare/openapi';
import { allowedValues } from '@goalsquare/openapi/allowed-values';
import { referenceTarget } from '@goalsquare/openapi/reference-target';

/** The parts of a contract schema that this code reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}

const targets = new Map<string, unknown>();

function targetOf(ref: string): unknown {
  const known = targets.get(ref);
  if (known !== undefined) return known;
  const target = referenceTarget(contract, ref);
  targets.set(ref, target);
  return target;
}

/** Resolves a `$ref` of the contract. Other values are returned unchanged. */
export const resolved = <T extends { readonly $ref?: string }>(value: T): T =>
  value.$ref === undefined ? value : resolved(targetOf(value.$ref) as T);

/** Returns the schema of a member or item. **Empty**: none if the contract has no such member. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  const whole = resolved(schema);
  const [key, ...rest] = path;
  if (key === undefined) return whole;
  const part =
    whole.type === 'array'
      ? whole.items
      : Object.hasOwn(whole.properties ?? {}, key)
        ? whole.properties?.[key]
        : undefined;
  return part && schemaAt(part, rest);
}

/** Describes a minimum and maximum, such as ` of 2 to 5 items`. **Empty**: no text without a limit. */
function limits(min: number, max: number | undefined, unit: string): string {
  if (max === undefined) return min > 0 ? ` of at least ${min} ${unit}` : '';
  return min > 0 ? ` of ${min} to ${max} ${unit}` : ` of at most ${max} ${unit}`;
}

/** Describes what a schema allows: `one of home, away`. */
export function allowedBy(schema: Schema): string {
  const {
    type,
    enum: values,
    format,
    minLength = 0,
    maxLength,
    minItems = 0,
    maxItems,
    properties = {},
    pattern,
    description,
    ...limited
  } = resolved(schema);
  if (values !== undefined) return allowedValues({ enum: values });
  if (format === 'date') return 'a date such as 2025-03-31';
  if (pattern !== undefined && description !== undefined) return description;
  if (format === 'date-time') return 'an instant such as 2026-12-31T00:00:00Z';
  switch (type) {
    case 'integer':
      return `a whole number ${allowedValues(limited)}`;
    case 'number':
      return `a number ${allowedValues(limited)}`.trimEnd();
    case 'string':
      return `a text${limits(minLength, maxLength, 'characters')}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list${limits(minItems, maxItems, 'items')}`;
    case 'object':
      return ['an object', Object.keys(properties).join(', ')].filter(Boolean).join(' with ');
    default:
      return 'what the contract describes';
  }
}
