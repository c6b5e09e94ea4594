import type { middleware } from 'express-openapi-validator';
import { contractDocument } from '@goalsquare/openapi';

/** A document that the validator checks requests against. */
export type ValidatorSpec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>;

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

/** Adds every component that a node refers to, directly or through other components. */
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

/** Returns the operations of some paths without their responses, which make up most of the contract. */
function withoutResponses(templates: readonly string[], nameOf: (template: string) => string): Operations {
  const paths: Operations = {};
  for (const template of templates) {
    const methods = Object.entries((contractDocument.paths as Readonly<Operations>)[template] ?? {});
    paths[nameOf(template)] = Object.fromEntries(
      methods.map(([method, operation]) => [
        method,
        { ...(operation as object), responses: { default: { description: '' } } },
      ]),
    );
  }
  return paths;
}

/**
 * Returns the part of the contract that the validator needs for some paths, by default all: query names without
 * brackets, values already split and decoded, no responses, and only referenced components. `nameOf` returns the name
 * by which the validator knows a path. **Source**: ADR 45.
 */
export function specForValidator(
  templates: readonly string[] = Object.keys(contractDocument.paths),
  nameOf = (template: string): string => template,
): ValidatorSpec {
  const { openapi, info, security, components } = contractDocument;
  const paths = withoutResponses(templates, nameOf);
  const { securitySchemes = {} } = components;
  const referred: Operations = { securitySchemes: { ...securitySchemes } };
  addReferred(paths, components, referred);
  const spec = structuredClone({ openapi, info, security, paths, components: referred });
  adapt(spec);
  return spec;
}
