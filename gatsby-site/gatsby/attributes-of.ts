import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Returns the attributes of an element that have a text as value, by name. */
export const attributesOf = ({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
    ),
  );
