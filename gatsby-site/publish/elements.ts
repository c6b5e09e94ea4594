import type { Element, Nodes } from 'hast';

/** Yields every element of a tree in document order. */
export function* elements(tree: Nodes): Generator<Element> {
  if (tree.type === 'element') yield tree;
  if ('children' in tree) for (const child of tree.children) yield* elements(child);
}

/** Returns the first element with a name that meets a condition. **Empty**: `undefined` if there is none. */
export function elementOf(
  tree: Nodes,
  name: string,
  holds: (element: Element) => boolean = () => true,
): Element | undefined {
  for (const element of elements(tree)) if (element.tagName === name && holds(element)) return element;
  return undefined;
}

/** Returns a property of an element as text. **Empty**: `''`. */
export const textOf = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);
