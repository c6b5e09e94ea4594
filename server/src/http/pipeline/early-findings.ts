import { resolved, type Schema } from '../contract/schema.js';
import { MAX_FAULTS } from '../../domain/problems.js';
import type { Finding } from './body-faults.js';

/** What is wrong with a body, as far as it can be wrong in more places than an error lists. */
export interface EarlyFindings {
  /** The first of them, as many as an error lists. */
  readonly findings: readonly Finding[];
  /** How many there are in all. */
  readonly count: number;
}

const escaped = (key: string): string => key.replace(/~/gu, '~0').replace(/\//gu, '~1');

const isText = ({ minLength = 0, maxLength = Infinity, enum: values }: Schema, value: unknown): boolean =>
  typeof value === 'string' &&
  value.length >= minLength &&
  (value.length <= maxLength || Array.from(value).length <= maxLength) &&
  (values?.includes(value) ?? true);

const isNumber = ({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: unknown): boolean =>
  typeof value === 'number' && value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value));

/** Whether a value is what a schema of a text, number or truth value describes. */
function fits(schema: Schema, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return isText(schema, value);
    case 'integer':
    case 'number':
      return isNumber(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}

const isOverlong = ({ maxItems = Infinity }: Schema, value: unknown): boolean =>
  Array.isArray(value) && value.length > maxItems;

/**
 * Finds the members a body must not have, the lists that are too long, and the texts and numbers that are wrong. The
 * validator describes every one of them, which takes seconds for a body that is made so: a body with more faults than
 * an error lists is rejected by what is found here. **Empty**: no findings if only the validator can decide.
 */
export function earlyFindings(root: Schema, body: unknown): EarlyFindings {
  const findings: Finding[] = [];
  let count = 0;
  const add = (path: readonly string[], errorCode: string, name?: string): void => {
    count += 1;
    if (findings.length >= MAX_FAULTS) return;
    const whole = name === undefined ? path : [...path, name];

    findings.push({ path: `/body${whole.map((key) => `/${escaped(key)}`).join('')}`, message: '', errorCode });
  };

  const look = (of: Schema, value: unknown, path: readonly string[]): void => {
    const schema = resolved(of);
    const { items, properties = {}, additionalProperties } = schema;
    if (Array.isArray(value)) {
      if (isOverlong(schema, value)) add(path, 'maxItems');
      else if (items !== undefined) for (const [at, item] of value.entries()) look(items, item, [...path, String(at)]);
    } else if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) {
        const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
        if (member !== undefined) look(member, (value as Readonly<Record<string, unknown>>)[name], [...path, name]);
        else if (additionalProperties === false) add(path, 'additionalProperties', name);
      }
    } else if (!fits(schema, value) && !(value === null && schema.nullable === true)) add(path, 'type');
  };

  look(root, body, []);
  return { findings, count };
}
