import { document, type DescribedOperation } from './document';

const methods = ['get', 'post', 'put', 'delete'] as const;

/**
 * An operation of the contract, and its path. The contract is too large for a page, so it is only read at build time.
 */
export interface Operation {
  readonly operationId: string;
  readonly method: (typeof methods)[number];
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  /** Whether the operation is an extension of the contract. */
  readonly isExtension: boolean;
}

const described: readonly (readonly [Operation, DescribedOperation])[] = Object.entries(document.paths).flatMap(
  ([path, verbs]) =>
    methods.flatMap((method) => {
      const found = verbs[method];
      if (found === undefined) return [];
      const {
        operationId,
        summary = operationId,
        description = '',
        tags: [tag = ''] = [],
        'x-extension': isExtension = false,
      } = found;
      return [[{ operationId, method, path, summary, description, tag, isExtension }, found] as const];
    }),
);

/** Every operation, in the order of the contract. */
export const operations: readonly Operation[] = described.map(([operation]) => operation);

/** The operations of a tag, in the order of the contract. */
export interface TagOfOperations {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly Omit<Operation, 'description' | 'tag'>[];
}

/** Every operation, grouped by tag. */
export const operationsByTag: readonly TagOfOperations[] = document.tags.map(({ name, description }) => ({
  tag: name,
  description,
  operations: operations.flatMap(({ description: _, tag, ...operation }) => (tag === name ? [operation] : [])),
}));

/** Returns an operation as the contract describes it. **Throws** if there is none with this id. */
export function describedOperation(operationId: string): DescribedOperation {
  const found = described.find(([operation]) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found[1];
}
