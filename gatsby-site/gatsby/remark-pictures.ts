import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { pictures, type Attributes } from '../src/pictures/facts';

const attributesOf = ({ attributes }: MdxJsxFlowElement): Attributes =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
    ),
  );

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
      if (picture.facts !== undefined)
        node.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'facts',
          value: JSON.stringify(picture.facts(attributesOf(node))),
        });
    });
    tree.children.unshift(
      ...[...used].map(([name, file]) => importOf(name, file) as unknown as Root['children'][number]),
    );
  };
}
