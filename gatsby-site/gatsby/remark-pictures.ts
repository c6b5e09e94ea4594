import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from './attributes-of';
import { pictures } from '../src/pictures/facts';

/** Returns `facts={JSON.parse('...')}` as a node of the page's syntax tree. Browsers parse JSON faster than code. */
function factsOf(facts: object): MdxJsxAttribute {
  const value = JSON.stringify(facts);
  const [object, property] = ['JSON', 'parse'].map((name) => ({ type: 'Identifier', name }) as const);
  const callee = { type: 'MemberExpression', object, property, computed: false, optional: false };
  const call = { type: 'CallExpression', callee, arguments: [{ type: 'Literal', value }], optional: false };
  const body = [{ type: 'ExpressionStatement', expression: call }];
  const estree = { type: 'Program', sourceType: 'module', body, comments: [] };
  return {
    type: 'mdxJsxAttribute',
    name: 'facts',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: estree as never } },
  };
}

/** Returns `import { name } from 'file'` as a node of the page's syntax tree. */
const importOf = (name: string, file: string) => {
  const identifier = { type: 'Identifier', name } as const;
  const source = path.join(process.cwd(), 'src', 'pictures', `${file}.tsx`);
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration], comments: [] } },
  };
};

/**
 * A plugin that computes the data of each picture on an MDX page (`<ScoreWorm matchId="110510101" />`) with the engine
 * and passes it to the picture. The page imports only these components and numbers, not the engine or a match log.
 */
export function remarkPictures() {
  return (tree: Root): void => {
    const used = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const picture = node.name === null || !Object.hasOwn(pictures, node.name) ? undefined : pictures[node.name];
      if (picture === undefined || node.name === null) return;
      used.set(node.name, picture.file);
      if (picture.facts !== undefined) node.attributes.push(factsOf(picture.facts(attributesOf(node))));
    });
    tree.children.unshift(
      ...[...used].map(([name, file]) => importOf(name, file) as unknown as Root['children'][number]),
    );
  };
}
