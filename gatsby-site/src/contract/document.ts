import contract from '@goalsquare/openapi/openapi.json';
import { referenceTarget } from '@goalsquare/openapi/reference-target';

/** A pointer to a part of the contract. */
export interface Reference {
  readonly $ref: string;
}

/** The parts of a schema that pages show. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly additionalProperties?: boolean | Schema | Reference;
  readonly items?: Schema | Reference;
  readonly allOf?: readonly (Schema | Reference)[];
  readonly oneOf?: readonly Reference[];
}

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema | Reference;
  readonly 'x-extension'?: boolean;
}

interface Content {
  readonly schema?: Schema | Reference;
  readonly examples?: { readonly sandbox?: { readonly value: unknown } };
}

/** The content of a request or response, by media type. */
export interface Body {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string } | Reference>>;
  readonly content?: Readonly<Record<string, Content>>;
}

/** An operation as the contract describes it. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (DescribedParameter | Reference)[];
  readonly requestBody?: Body | Reference;
  readonly responses: Readonly<Record<string, Body | Reference>>;
  readonly 'x-extension'?: boolean;
}

interface ContractDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** The bundled contract. It is too large for a page, so it is only read at build time. */
export const document = contract as unknown as ContractDocument;

/** Whether a part of the contract is a reference. */
export const isReference = (value: object): value is Reference => '$ref' in value;

/** Returns the last segment of a reference, which is the name of its target. */
export const nameOf = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? '';

/** Returns a part of the contract with its reference resolved. **Throws** if the target does not exist. */
export function resolved<T extends object>(value: T | Reference): T {
  if (!isReference(value)) return value;
  return resolved(referenceTarget(document, value.$ref) as T | Reference);
}
