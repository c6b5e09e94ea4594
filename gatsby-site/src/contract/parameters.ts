import type { OperationPage, Parameter } from './operation-page';

/** A parameter of one or more operations. */
export interface NamedParameter {
  readonly name: string;
  readonly places: readonly string[];
  readonly types: readonly string[];
  /** The allowed values. Operations that word them differently each add an entry. */
  readonly allowed: readonly string[];
  /** The descriptions. Operations that word them differently each add an entry. */
  readonly descriptions: readonly string[];
  /** Whether only extensions of the contract have the parameter. */
  readonly isExtension: boolean;
  readonly operations: readonly { readonly operationId: string; readonly summary: string }[];
}

interface Use {
  readonly operation: OperationPage['operation'];
  readonly parameter: Parameter;
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values.filter((value) => value !== ''))];

/** Returns every parameter in alphabetical order, with the operations that accept it. */
export function namedParameters(pages: readonly OperationPage[]): readonly NamedParameter[] {
  const uses = new Map<string, Use[]>();
  for (const { operation, parameters } of pages)
    for (const parameter of parameters)
      uses.set(parameter.name, [...(uses.get(parameter.name) ?? []), { operation, parameter }]);
  return [...uses]
    .map(([name, of]) => ({
      name,
      places: distinct(of.map(({ parameter }) => parameter.place)),
      types: distinct(of.map(({ parameter }) => parameter.type)),
      allowed: distinct(of.map(({ parameter }) => parameter.allowed)),
      descriptions: distinct(of.map(({ parameter }) => parameter.description)),
      isExtension: of.every(({ operation, parameter }) => operation.isExtension || parameter.isExtension),
      operations: of.map(({ operation: { operationId, summary } }) => ({ operationId, summary })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
