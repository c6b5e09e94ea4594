import { Ajv, type ValidateFunction } from 'ajv';
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

const components = contract.components;
const strictComponents = { ...components, schemas: closed(components.schemas) };

function validatorOf(id: OperationId | ExtensionId): ValidateFunction {
  const operation = operations.find(({ operationId }) => operationId === id);
  const { content } = (operation?.responses['200'] ?? {}) as Response;
  return ajv.compile({ ...content?.['application/json']?.schema, components: strictComponents });
}

const validators = new Map<OperationId | ExtensionId, ValidateFunction>();

const faultsOf = (validator: ValidateFunction | undefined, value: unknown): readonly string[] => {
  if (validator?.(value) === true) return [];
  return (validator?.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
};

const ofSchemas = new Map<string, ValidateFunction>();

/** Differences between a value and a schema of the contract. **Empty**: none. */
export function differencesFrom(schema: string, value: unknown): readonly string[] {
  const validator =
    ofSchemas.get(schema) ?? ajv.compile({ $ref: `#/components/schemas/${schema}`, components: strictComponents });
  ofSchemas.set(schema, validator);
  return faultsOf(validator, value);
}

/** Differences between a response of status 200 and the contract. **Empty**: none. */
export function differences(id: OperationId | ExtensionId, body: unknown): readonly string[] {
  const validator = validators.get(id) ?? validatorOf(id);
  validators.set(id, validator);
  return faultsOf(validator, body);
}
