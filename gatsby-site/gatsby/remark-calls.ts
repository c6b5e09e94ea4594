import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from './attributes-of';
import { callsOf } from '../src/contract/calls';

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
});

/**
 * A plugin that replaces `<Call operation="getMatchScore" />` with the call in every language, as tabs. Without scripts
 * the blocks are shown one below the other.
 */
export function remarkCalls() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, at, parent) => {
      if (node.name !== 'Call' || parent === undefined || at === undefined) return;
      const { operation = '' } = attributesOf(node);
      const panels = callsOf(operation).map(({ language, grammar, code: value }) => {
        const code: Code = { type: 'code', lang: grammar, value };
        return element('CodePanel', { language }, [code]);
      });
      parent.children[at] = element('CodeTabs', {}, panels);
    });
  };
}
