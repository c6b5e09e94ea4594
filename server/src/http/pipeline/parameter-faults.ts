import { type Fault, Problem, problemWith } from '../../domain/problems.js';
import { allowedBy, type Schema } from '../contract/schema.js';
import { takesList, valueSchema, type Parameter } from '../contract/parameters.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import { isSecretName } from '../../domain/text/redact-secrets.js';
import type { RawQuery } from './query-parser.js';
import { MAX_ID } from '@goalsquare/engine';

/** Whether a text is a non-negative integer in plain decimal digits. */
export const isPlainInteger = (text: string): boolean => /^(?:0|[1-9]\d{0,14})$/u.test(text);

/** Whether a text is a number in plain decimal digits, possibly negative. */
const isNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(text);

function holds({ type, enum: values, minimum, maximum, minLength, maxLength, pattern }: Schema, text: string): boolean {
  if (values !== undefined) return values.includes(text);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  switch (type) {
    case 'integer':
      return (
        isPlainInteger((minimum ?? 0) < 0 ? text.replace(/^-(?=[1-9])/u, '') : text) &&
        Number(text) >= (minimum ?? 0) &&
        Number(text) <= (maximum ?? Infinity)
      );
    case 'number':
      return isNumber(text) && Number(text) >= (minimum ?? -Infinity) && Number(text) <= (maximum ?? Infinity);
    case 'boolean':
      return text === 'true' || text === 'false';
    default:
      return text.length >= (minLength ?? 0) && text.length <= (maxLength ?? Infinity);
  }
}

function valueFault(name: string, schema: Schema, text: string): Fault {
  const near = schema.enum === undefined ? undefined : nearestWord(text, schema.enum);
  const allowed = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined);
  return {
    detail: `${name} ${quoted(text)} is not ${allowedBy(schema)}${near === undefined ? '' : `; the nearest is ${near}`}.`,
    parameter: name,
    value: truncated(text),
    ...(allowed && { allowed }),
  };
}

function parameterFaults(parameter: Parameter, sent: string | readonly string[]): readonly Fault[] {
  const { name, schema } = parameter;
  if (typeof sent !== 'string' && !takesList(parameter)) {
    return [
      {
        detail: `${name} was sent ${sent.length} times, but is allowed once.`,
        parameter: name,
        value: truncated(sent),
      },
    ];
  }
  const values = typeof sent === 'string' ? [sent] : sent;
  if (values.length > (schema.maxItems ?? Infinity)) {
    return [
      { detail: `${name} has ${values.length} values; at most ${schema.maxItems} are allowed.`, parameter: name },
    ];
  }
  const one = valueSchema(parameter);
  return values.filter((value) => !holds(one, value)).map((value) => valueFault(name, one, value));
}

function unknownFault(name: string, value: string | readonly string[], known: readonly string[]): Fault {
  const near = nearestWord(name, known);
  const choice = known.length === 0 ? 'this operation has none' : `allowed are ${known.join(', ')}`;
  return {
    detail: `Unknown query parameter ${quoted(name)}: ${choice}${near === undefined ? '' : `; the nearest is ${near}`}.`,
    parameter: String(truncated(name)),
    ...(!isSecretName(name) && { value: truncated(value) }),
    allowed: known,
  };
}

const missingFault = ({ name, schema }: Parameter): Fault => ({
  detail: `${name} is missing: give ${allowedBy(schema)}.`,
  parameter: name,
});

/** Returns the faults in a query: unknown parameters and invalid values. */
export function queryFaults(
  parameters: readonly Parameter[],
  query: RawQuery,
): { readonly unknown: readonly Fault[]; readonly invalid: readonly Fault[] } {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const names = known.map(({ name }) => name);
  return {
    unknown: Object.keys(query)
      .filter((name) => !names.includes(name))
      .map((name) => unknownFault(name, query[name] ?? '', names)),
    invalid: known.flatMap((parameter) => {
      const sent = query[parameter.name];
      if (sent !== undefined) return parameterFaults(parameter, sent);
      return parameter.required === true ? [missingFault(parameter)] : [];
    }),
  };
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new Problem(
      'malformed-uri',
      `The path contains ${quoted(raw)}. Percent signs must be followed by two hexadecimal digits of UTF-8.`,
    );
  }
}

/** Checks path parameters: ids are plain decimal digits. **Throws** a problem that names the parameter and value. */
export function checkPath(parameters: readonly Parameter[], values: Readonly<Record<string, string>>): void {
  for (const { name, in: place, schema } of parameters) {
    if (place !== 'path') continue;
    const value = decoded(values[name] ?? '');
    if (schema.type !== 'integer') {
      if (!holds(schema, value)) throw problemWith('invalid-parameter', [valueFault(name, schema, value)]);
      continue;
    }
    if (isPlainInteger(value) && Number(value) <= (schema.maximum ?? MAX_ID)) continue;
    const detail = `Invalid ${name} ${quoted(value)}: id must be ${allowedBy(schema)}, in plain decimal digits.`;
    throw new Problem('invalid-id', detail, { errors: [{ detail, parameter: name, value: truncated(value) }] });
  }
}
