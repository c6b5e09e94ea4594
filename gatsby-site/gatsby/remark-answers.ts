import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from './attributes-of';
import { answerOf, taken } from '../src/contract/answers';

/** Responses with more lines than this are collapsed. */
const FOLDED_FROM = 40;

const folded = (code: Code, lines: number): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'details',
  attributes: [],
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'summary',
      attributes: [],
      children: [{ type: 'paragraph', children: [{ type: 'text', value: `The answer (${lines} lines)` }] }],
    },
    code,
  ],
});

/** A plugin that replaces `<Answer operation="getMatchScore" take="home.periods[0]" />` with a real response. */
export function remarkAnswers() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, at, parent) => {
      if (node.name !== 'Answer' || parent === undefined || at === undefined) return;
      const { operation = '', take = '' } = attributesOf(node);
      const value = JSON.stringify(taken(answerOf(operation), take), null, 2);
      const code: Code = { type: 'code', lang: 'json', value };
      const lines = value.split('\n').length;
      parent.children[at] = lines > FOLDED_FROM ? folded(code, lines) : code;
    });
  };
}
