import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { contract, operationIds, type ContractOperation, type OperationId } from '@goalsquare/openapi';

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv) => void)(ajv);

const operations = Object.values(contract.paths).flatMap(
  ({ get, post }): readonly (ContractOperation | undefined)[] => [get, post],
);

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

function validatorOf(id: OperationId): ValidateFunction {
  const operation = operations.find((one) => one?.operationId === id);
  const { content } = (operation?.responses['200'] ?? {}) as Response;
  return ajv.compile({ ...content?.['application/json']?.schema, components: strictComponents });
}

const validators = new Map(operationIds.map((id) => [id, validatorOf(id)]));

const faultsOf = (validator: ValidateFunction | undefined, value: unknown): readonly string[] => {
  if (validator?.(value) === true) return [];
  return (validator?.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
};

const ofSchemas = new Map<string, ValidateFunction>();

/** What in a value differs from a schema of the contract. **Empty**: nothing does. */
export function differencesFrom(schema: string, value: unknown): readonly string[] {
  const validator =
    ofSchemas.get(schema) ?? ajv.compile({ $ref: `#/components/schemas/${schema}`, components: strictComponents });
  ofSchemas.set(schema, validator);
  return faultsOf(validator, value);
}

/** What in an answer differs from the contract. **Empty**: nothing does. */
export const differences = (id: OperationId, body: unknown): readonly string[] => faultsOf(validators.get(id), body);
