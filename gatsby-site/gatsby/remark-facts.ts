import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { taken } from '../src/contract/answers';
import { inWords } from '../src/seasons/in-words';
import { sheetOf } from '../src/seasons/sheets';

function attributeOf({ attributes }: MdxJsxTextElement, wanted: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  if (typeof found?.value !== 'string') throw new Error(`<Fact> needs ${wanted}="..."`);
  return found.value;
}

/** Puts a fact of a season into a sentence where a page says `<Fact season="1-1-2025" of="summary.premier" />`. */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, at, parent) => {
      if (node.name !== 'Fact' || parent === undefined || at === undefined) return;
      parent.children[at] = {
        type: 'text',
        value: inWords(taken(sheetOf(attributeOf(node, 'season')), attributeOf(node, 'of'))),
      };
    });
  };
}
