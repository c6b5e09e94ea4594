import type { middleware } from 'express-openapi-validator';
import { contractDocument } from '@goalsquare/openapi';

/** A document that the validator checks requests against. */
export type ValidatorSpec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>;

type Operations = Record<string, Record<string, unknown>>;

const REF = /^#\/components\/(\w+)\/(\w+)$/u;

/** Returns the component that a node refers to, or else the node. */
function referred(node: object): object {
  const [, kind = '', name = ''] = ('$ref' in node && typeof node.$ref === 'string' ? REF.exec(node.$ref) : null) ?? [];
  return ((contractDocument.components as Readonly<Operations>)[kind]?.[name] as object | undefined) ?? node;
}

/**
 * Returns a copy of a node for the validator, without references: it compiles each component that it meets twice, once
 * only to read it. A property has no default from a component, because the validator would add it to bodies.
 */
function adapted(node: unknown, key = ''): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => adapted(one));
  const copy = Object.fromEntries(Object.entries(referred(node)).map(([name, value]) => [name, adapted(value, name)]));
  if ('$ref' in node && key !== 'schema') delete copy.default;
  if (copy.in !== 'query' || typeof copy.name !== 'string') return copy;
  return { ...copy, name: copy.name.replace(/\[\]$/u, ''), style: 'form', explode: true, allowReserved: true };
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
 * brackets, values already split and decoded, and neither responses nor references. `nameOf` returns the name
 * by which the validator knows a path. **Source**: ADR 45.
 */
export function specForValidator(
  templates: readonly string[] = Object.keys(contractDocument.paths),
  nameOf = (template: string): string => template,
): ValidatorSpec {
  const { openapi, info } = contractDocument;
  return { openapi, info, paths: adapted(withoutResponses(templates, nameOf)) as NonNullable<ValidatorSpec['paths']> };
}
