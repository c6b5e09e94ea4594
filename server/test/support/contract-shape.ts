import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { contract, contractDocument, type ExtensionId, type OperationId } from '@goalsquare/openapi';

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv) => void)(ajv);

const operations = Object.values(contractDocument.paths).flatMap((methods) => Object.values(methods));

/** Objects may hold only what the contract names, so that nothing slips out unseen. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy &&
    !('allOf' in copy) &&
    copy.type === 'object' &&
    copy.required !== undefined &&
    !isPartOfAll(copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

const isPartOfAll = (schema: Record<string, unknown>): boolean =>
  Object.keys(schema.properties as object).join() === 'id';

const { components } = contract;

// One schema with all of them, so that Ajv compiles each component once.
ajv.addSchema(
  {
    components: { ...components, schemas: closed(components.schemas) },
    responses: Object.fromEntries(
      operations.map(({ operationId, responses }) => {
        const { content } = (responses['200'] ?? {}) as Response;
        return [operationId, content?.['application/json']?.schema ?? {}];
      }),
    ),
  },
  'contract',
);

function faultsAt(pointer: string, value: unknown): readonly string[] {
  const validator = ajv.getSchema(`contract#/${pointer}`);
  if (validator === undefined) throw new Error(`the contract has no ${pointer}`);
  if (validator(value) === true) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** Differences between a value and a schema of the contract. **Empty**: none. */
export const differencesFrom = (schema: string, value: unknown): readonly string[] =>
  faultsAt(`components/schemas/${schema}`, value);

/** Differences between a response of status 200 and the contract. **Empty**: none. */
export const differences = (id: OperationId | ExtensionId, body: unknown): readonly string[] =>
  faultsAt(`responses/${id}`, body);
