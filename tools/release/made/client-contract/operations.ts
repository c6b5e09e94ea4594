import { referenceTarget } from '@goalsquare/openapi/reference-target';
import type { ContractDocument, ContractOperation } from '@goalsquare/openapi';

interface Reference {
  readonly $ref: string;
}

/** Resolves a reference. Other values are returned unchanged. */
const resolvedIn = <T extends object>(contract: ContractDocument, given: T | Reference): T =>
  '$ref' in given ? (referenceTarget(contract, given.$ref) as T) : given;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

/** Parameters that clients set themselves, because they determine the format of a response. */
const ofFormat: ReadonlySet<string> = new Set(['format', 'table']);

/** What clients need to know about an operation to call it. */
interface CallableOperation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Whether the operation is an extension of the contract. */
  readonly isExtension?: true;
  /** Whether the operation is a POST that changes nothing. */
  readonly isSafe?: true;
  /** Default: JSON. */
  readonly answers?: 'stream' | 'file';
  /** A member that each JSON response has, or `[]` if the response is a list. **Empty**: the response is not JSON. */
  readonly member?: string;
}

interface Schema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly allOf?: readonly (Schema | Reference)[];
}

/** Returns a member that each value of a schema has, or `[]` if the values are lists. */
function memberIn(contract: ContractDocument, given: Schema | Reference): string | undefined {
  const schema = resolvedIn<Schema>(contract, given);
  if (schema.type === 'array') return '[]';
  return (
    schema.required?.[0] ?? schema.allOf?.map((part) => memberIn(contract, part)).find((name) => name !== undefined)
  );
}

interface SuccessResponse {
  readonly content?: Readonly<Record<string, { readonly schema: Schema | Reference }>>;
}

/**
 * Returns a member that each response of an operation has. **Empty**: `undefined` if the response is not JSON.
 * **Throws** an error if the contract requires no member.
 */
function memberOf(
  contract: ContractDocument,
  { operationId, responses }: ContractOperation<never>,
): string | undefined {
  const given = (responses['200'] ?? responses['201']) as SuccessResponse | Reference | undefined;
  const json = given && resolvedIn<SuccessResponse>(contract, given).content?.['application/json'];
  if (json === undefined) return undefined;
  const member = memberIn(contract, json.schema);
  if (member === undefined) throw new Error(`${String(operationId)} has no member that each response must have`);
  return member;
}

function callable(
  contract: ContractDocument,
  method: string,
  path: string,
  operation: ContractDocument['paths'][keyof ContractDocument['paths']]['get'] & object,
): CallableOperation {
  const member = memberOf(contract, operation as ContractOperation<never>);
  const { parameters = [], 'x-extension': isExtension, 'x-safe': isSafe, 'x-answers': answers } = operation;
  const resolved = (parameters as readonly (Parameter | Reference)[]).map((one) =>
    '$ref' in one ? (referenceTarget(contract, one.$ref) as Parameter) : one,
  );
  const query = resolved
    .filter(({ in: place, name }) => place === 'query' && !ofFormat.has(name))
    .map(({ name }) => name);
  return {
    method: method.toUpperCase(),
    path,
    query,
    ...(isExtension && { isExtension }),
    ...(isSafe && { isSafe }),
    ...(answers && { answers }),
    ...(member !== undefined && { member }),
  };
}

/** Returns every operation of the contract by its id, in contract order. */
export const callableOperations = (contract: ContractDocument): ReadonlyMap<string, CallableOperation> =>
  new Map(
    Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, callable(contract, method, path, operation)] as const,
      ),
    ),
  );
