import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { taken } from '../src/contract/answers';
import { matchSheetOf } from '../src/football/match-sheet';
import { sandboxMatch } from '../src/pictures/facts/sandbox-match';
import { inWords } from '../src/seasons/in-words';
import { sheetOf } from '../src/seasons/sheets';

function attributeIn({ attributes }: MdxJsxTextElement, wanted: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The numbers that a fact is taken out of: those of a season, or of a match. */
function sheetIn(node: MdxJsxTextElement): unknown {
  const [season, matchId] = [attributeIn(node, 'season'), attributeIn(node, 'matchId')];
  if (season !== undefined) return sheetOf(season);
  if (matchId !== undefined) return matchSheetOf(sandboxMatch(matchId));
  throw new Error('<Fact> needs season="..." or matchId="..."');
}

/**
 * Puts a fact of a season or a match into a sentence where a page says `<Fact season="1-1-2025" of="summary.premier"
 * />` or `<Fact matchId="110510101" of="home.points" />`.
 */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, at, parent) => {
      if (node.name !== 'Fact' || parent === undefined || at === undefined) return;
      const of = attributeIn(node, 'of');
      if (of === undefined) throw new Error('<Fact> needs of="..."');
      parent.children[at] = { type: 'text', value: inWords(taken(sheetIn(node), of)) };
    });
  };
}
