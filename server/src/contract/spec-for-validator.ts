import { contract } from '@goalsquare/openapi';

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

/**
 * The contract as the validator needs it: query names without brackets, values that were already split and decoded.
 * **Source**: facts on arrays in queries, pattern W2.
 */
export function specForValidator(): object {
  const spec = structuredClone(contract) as object;
  adapt(spec);
  return spec;
}
