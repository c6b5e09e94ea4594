import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import { contractDocument } from '@goalsquare/openapi';

interface QueryParameter {
  name: string;
  in: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

const isQueryParameter = (node: object): node is QueryParameter =>
  'in' in node && node.in === 'query' && 'name' in node && typeof node.name === 'string';

function adapt(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (isQueryParameter(node)) {
    node.name = node.name.replace(/\[\]$/u, '');
    Object.assign(node, { style: 'form', explode: true, allowReserved: true });
  }
  Object.values(node).forEach(adapt);
}

type Operations = Record<string, Record<string, unknown>>;

const REF = /^#\/components\/(\w+)\/(\w+)$/u;

/** Adds every component that something refers to, and those they refer to. */
function addReferred(node: unknown, components: Readonly<Operations>, found: Operations): void {
  if (typeof node !== 'object' || node === null) return;
  const [, kind, name] = ('$ref' in node && typeof node.$ref === 'string' ? REF.exec(node.$ref) : undefined) ?? [];
  if (kind !== undefined && name !== undefined && found[kind]?.[name] === undefined) {
    const referred = components[kind]?.[name];
    (found[kind] ??= {})[name] = referred;
    addReferred(referred, components, found);
  }
  for (const value of Object.values(node)) addReferred(value, components, found);
}

/** One operation of the contract: a template of paths, and a method. */
export type OperationName = readonly [template: string, method: string];

const operations: readonly OperationName[] = Object.entries(contractDocument.paths).flatMap(([template, methods]) =>
  Object.keys(methods).map((method) => [template, method] as const),
);

/**
 * Operations without their responses: requests are checked without them, and with what they refer to they are most of
 * the contract.
 */
function withoutResponses(asked: readonly OperationName[]): Operations {
  const paths: Operations = {};
  for (const [template, method] of asked) {
    const operation = (contractDocument.paths as Readonly<Operations>)[template]?.[method] as object;
    (paths[template] ??= {})[method] = { ...operation, responses: { default: { description: '' } } };
  }
  return paths;
}

/**
 * As much of the contract as the validator needs for some operations: query names without brackets, values that were
 * already split and decoded, no responses, and the components that are left referred to.
 * **Source**: facts on arrays in queries, pattern W2.
 */
export function specForValidator(asked: readonly OperationName[] = operations): OpenAPIV3.DocumentV3 {
  const { openapi, info, security, components } = contractDocument;
  const paths = withoutResponses(asked);
  const { securitySchemes = {} } = components;
  const referred: Operations = { securitySchemes: { ...securitySchemes } };
  addReferred(paths, components, referred);
  const spec = structuredClone({ openapi, info, security, paths, components: referred });
  adapt(spec);
  return spec as unknown as OpenAPIV3.DocumentV3;
}
