import type { Code, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from './attributes-of';
import { tableBlock } from './table-block';
import { answerOf, taken } from '../src/contract/answers';
import { callsOf } from '../src/contract/calls';
import { serverTables } from '../src/server-tables/tables';

type Block = Code | MdxJsxFlowElement | Table;

/** Responses with more lines than this are collapsed. */
const FOLDED_FROM = 40;

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly object[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  children: children as MdxJsxFlowElement['children'],
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
});

/** Returns a real response, as `<Answer operation="getMatchScore" take="home.periods[0]" />` asks for. */
function answerBlock(operation: string, take: string): Block {
  const value = JSON.stringify(taken(answerOf(operation), take), null, 2);
  const code: Code = { type: 'code', lang: 'json', value };
  const lines = value.split('\n').length;
  if (lines <= FOLDED_FROM) return code;
  const summary = { type: 'paragraph', children: [{ type: 'text', value: `The answer (${lines} lines)` }] };
  return element('details', {}, [element('summary', {}, [summary]), code]);
}

/** Returns a call in every language, as tabs. Without scripts the blocks are shown one below the other. */
function callBlock(operation: string): Block {
  const panels = callsOf(operation).map(({ language, grammar, code: value }) =>
    element('CodePanel', { language }, [{ type: 'code', lang: grammar, value }]),
  );
  return element('CodeTabs', {}, panels);
}

function blockOf(node: MdxJsxFlowElement): Block | undefined {
  const attributes = attributesOf(node);
  const { operation = '', take = '' } = attributes;
  if (node.name === 'Answer') return answerBlock(operation, take);
  if (node.name === 'Call') return callBlock(operation);
  const build = serverTables[node.name ?? ''];
  return build && tableBlock(build(attributes));
}

/**
 * A plugin that replaces `<Answer operation="getMatchScore" />` with a response, `<Call operation="getMatchScore" />`
 * with a call, and `<ErrorTable statuses="413,414" />`, `<LimitTable of="account" />` and similar elements with tables.
 */
export function remarkBlocks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, at, parent) => {
      const block = blockOf(node);
      if (block !== undefined && parent !== undefined && at !== undefined) parent.children[at] = block;
    });
  };
}
