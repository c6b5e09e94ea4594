import { itemsOf, type Node } from './parse.js';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

const partsOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([, part]: readonly [string, unknown]) =>
    Array.isArray(part) ? (part as unknown[]).filter(isNode) : isNode(part) ? [part] : [],
  );

/** Names a node gives to what is in it. The node's own name is `@`. */
function namesIn(node: Node): readonly string[] {
  switch (node.kind) {
    case 'LetExpression':
      return itemsOf(node.variableList).map(({ key }) => key.literal);
    case 'FunctionExpression':
      return itemsOf(node.parameters.content).map(({ name }) => name.literal);
    case 'RecordExpression':
      return itemsOf(node.content).map(({ key }) => key.literal);
    case 'EachExpression':
      return ['_'];
    default:
      return [];
  }
}

/** Names an expression uses that nothing gives: neither itself nor what is `known` around it. */
export function unresolved(node: Node, known: ReadonlySet<string>): readonly string[] {
  if (node.kind === 'IdentifierExpression') return known.has(node.identifier.literal) ? [] : [node.identifier.literal];
  const names = namesIn(node);
  const within = new Set([...known, ...names]);
  if (node.kind !== 'LetExpression' && node.kind !== 'RecordExpression')
    return partsOf(node).flatMap((part) => unresolved(part, within));
  const pairs = itemsOf(node.kind === 'LetExpression' ? node.variableList : node.content);
  const values = pairs.flatMap(({ key, value }) => {
    const without = new Set([...within].filter((name) => name !== key.literal || known.has(name)));
    return unresolved(value, value.kind === 'FunctionExpression' ? within : without);
  });
  return node.kind === 'LetExpression' ? [...values, ...unresolved(node.expression, within)] : values;
}
