import type { ContractOperation } from '@goalsquare/openapi';
import { resolved, type Schema } from './schema.js';

/** A parameter of an operation, with references resolved. */
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
  readonly required?: boolean;
}

export const parametersOf = ({ parameters = [] }: Pick<ContractOperation, 'parameters'>): readonly Parameter[] =>
  parameters.map((parameter) => {
    const whole = resolved(parameter as Parameter);
    const { name, in: place, schema, required = false } = whole;
    return { name, in: place, schema: resolved(schema), required };
  });

export const takesList = ({ schema }: Parameter): boolean => schema.type === 'array';

/** Returns the names of the query parameters that take a list. */
export const listNamesOf = (parameters: readonly Parameter[]): ReadonlySet<string> =>
  new Set(parameters.filter((parameter) => parameter.in === 'query' && takesList(parameter)).map(({ name }) => name));

export const valueSchema = ({ schema }: Parameter): Schema =>
  resolved(schema.type === 'array' ? (schema.items ?? {}) : schema);
