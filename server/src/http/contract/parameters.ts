import type { ContractOperation } from '@goalsquare/openapi';
import { resolved, type Schema } from './schema.js';

/** A parameter of an operation, its references resolved. */
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

/** The parameters of an operation. */
export const parametersOf = ({ parameters = [] }: Pick<ContractOperation, 'parameters'>): readonly Parameter[] =>
  parameters.map((parameter) => {
    const whole = resolved(parameter as Parameter);
    return { name: whole.name, in: whole.in, schema: resolved(whole.schema) };
  });

/** Whether a parameter takes a list. */
export const takesList = ({ schema }: Parameter): boolean => schema.type === 'array';

/** The schema of one value of a parameter. */
export const valueSchema = ({ schema }: Parameter): Schema =>
  resolved(schema.type === 'array' ? (schema.items ?? {}) : schema);
