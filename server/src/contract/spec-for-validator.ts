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

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const isOperation = (value: unknown): value is { responses: unknown } => typeof value === 'object' && value !== null && 'responses' in value;

const REF = /^#\/components\/(\w+)\/(\w+)$/u;

/** Adds every component that something refers to, and those they refer to. */
function addReferred(node: unknown, components: Document['components'], found: Record<string, Record<string, unknown>>): void {
  if (typeof node !== 'object' || node === null) return;
  const [, kind, name] = ('$ref' in node && typeof node.$ref === 'string' ? REF.exec(node.$ref) : undefined) ?? [];
  if (kind !== undefined && name !== undefined && found[kind]?.[name] === undefined) {
    const referred = components[kind]?.[name];
    (found[kind] ??= {})[name] = referred;
    addReferred(referred, components, found);
  }
  for (const value of Object.values(node)) addReferred(value, components, found);
}

/** Takes the responses away, and what they alone refer to: requests are checked without them, and they are most of the contract. */
function withoutResponses(spec: Document): void {
  for (const operation of Object.values(spec.paths).flatMap((methods) => Object.values(methods))) {
    if (isOperation(operation)) operation.responses = { default: { description: '' } };
  }
  const { securitySchemes = {} } = spec.components;
  const found: Record<string, Record<string, unknown>> = { securitySchemes: { ...securitySchemes } };
  addReferred(spec.paths, spec.components, found);
  spec.components = found;
}

/**
 * The contract as the validator needs it: query names without brackets, values that were already split and decoded, and no responses.
 * **Source**: facts on arrays in queries, pattern W2.
 */
export function specForValidator(): object {
  const spec = structuredClone(contractDocument) as unknown as Document;
  adapt(spec);
  withoutResponses(spec);
  return spec;
}
