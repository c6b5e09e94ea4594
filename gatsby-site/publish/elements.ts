import type { Element, Nodes } from 'hast';

/** Every element of a tree, in reading order. */
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

/** A property of an element as text. **Empty**: the empty text. */
export const textOf = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

/** Whether an element has a class. */
export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);
