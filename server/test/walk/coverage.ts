import { contract, type ContractOperation, type OperationId } from '@goalsquare/openapi';

/** One operation of the contract with where it is. */
export interface Route {
  readonly id: OperationId;
  readonly method: 'get' | 'post';
  readonly template: string;
  readonly statuses: readonly string[];
  readonly hasParameters: boolean;
}

const routesOf = (
  template: string,
  method: 'get' | 'post',
  operation: ContractOperation | undefined,
): readonly Route[] =>
  operation === undefined
    ? []
    : [
        {
          id: operation.operationId,
          method,
          template,
          statuses: Object.keys(operation.responses).sort(),
          hasParameters: template.includes('{'),
        },
      ];

/** Every operation of the contract, in its order. */
export const routes: readonly Route[] = Object.entries(contract.paths).flatMap(([template, { get, post }]) => [
  ...routesOf(template, 'get', get),
  ...routesOf(template, 'post', post),
]);

/** The route of an operation. */
export function routeOf(id: OperationId): Route {
  const route = routes.find((one) => one.id === id);
  if (route === undefined) throw new Error(`the contract has no operation ${id}`);
  return route;
}

/** Statuses that no request causes by itself: 408 is for slow callers, 503 for a server that starts or stops. */
const ofServer: ReadonlySet<string> = new Set(['408', '503']);

/** The statuses that a walk has seen, with counts, by operation. */
export class Coverage {
  readonly #counts = new Map<string, number>();

  record(id: OperationId, status: number): void {
    const key = `${id} ${status}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Adds what another walk has seen. */
  add(other: Coverage): void {
    for (const [key, count] of other.#counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  count(id: OperationId, status: number | string): number {
    return this.#counts.get(`${id} ${status}`) ?? 0;
  }

  /** Statuses of the contract that a request can cause and that were not seen, as `operation status`. */
  missing(): readonly string[] {
    return routes.flatMap(({ id, statuses }) =>
      statuses
        .filter((status) => !ofServer.has(status) && this.count(id, status) === 0)
        .map((status) => `${id} ${status}`),
    );
  }

  /** Statuses seen that the contract does not list, as `operation status`. */
  undocumented(): readonly string[] {
    return [...this.#counts.keys()].filter((key) => {
      const [id = '', status = ''] = key.split(' ');
      return !routeOf(id as OperationId).statuses.includes(status);
    });
  }
}
