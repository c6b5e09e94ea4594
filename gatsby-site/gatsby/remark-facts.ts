import type { Link, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from './attributes-of';
import { taken } from '../src/contract/answers';
import { evidenceAddress, type EvidenceRequest } from '../src/evidence-links/evidence-request';
import { evidenceOfFact, matchSheetOf } from '../src/pictures/facts/match-sheet';
import { sandboxMatch } from '../src/pictures/facts/sandbox-match';
import { inWords, isResult, resultParts, scoreInWords } from '../src/seasons/in-words';
import { sheetOf } from '../src/seasons/sheets';

const textOf = (value: string): Text => ({ type: 'text', value });

/** Returns a number as a link to its evidence. */
const linkOf = (request: EvidenceRequest, value: string): Link => ({
  type: 'link',
  url: evidenceAddress(request),
  children: [textOf(value)],
});

/** Returns a fact about a season as text. The scores of a match link to their evidence. */
function seasonFact(season: string, of: string): readonly PhrasingContent[] {
  const sheet = sheetOf(season);
  const value = taken(sheet, of);
  if (typeof value !== 'object' || value === null || !isResult(value)) return [textOf(inWords(value))];
  const squads = sheet.ladders.at(-1)?.lines ?? [];
  return resultParts(value).map((part) => {
    if (typeof part === 'string') return textOf(part);
    const id = squads.find(({ squad }) => squad === part.squad)?.squadId;
    const score = scoreInWords(part);
    return id === undefined
      ? textOf(score)
      : linkOf({ matchId: value.id, level: 'squads', id, metric: 'POINTS', filter: {} }, score);
  });
}

/** Returns a fact about a match as text. A squad's numbers link to their evidence. */
function matchFact(matchId: string, of: string): readonly PhrasingContent[] {
  const match = sandboxMatch(matchId);
  const words = inWords(taken(matchSheetOf(match), of));
  const evidence = evidenceOfFact(match, of);
  return [evidence === undefined ? textOf(words) : linkOf(evidence, words)];
}

function factOf(node: MdxJsxTextElement): readonly PhrasingContent[] {
  const { of, season, matchId } = attributesOf(node);
  if (of === undefined) throw new Error('<Fact> needs of="..."');
  if (season !== undefined) return seasonFact(season, of);
  if (matchId !== undefined) return matchFact(matchId, of);
  throw new Error('<Fact> needs season="..." or matchId="..."');
}

/**
 * A plugin that replaces `<Fact season="1-1-2025" of="summary.premier" />` or `<Fact matchId="110510101"
 * of="home.points" />` in a sentence with a fact about the season or match.
 */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, at, parent): number | undefined => {
      if (node.name !== 'Fact' || parent === undefined || at === undefined) return undefined;
      const fact = factOf(node);
      parent.children.splice(at, 1, ...(fact as typeof parent.children));
      return at + fact.length;
    });
  };
}
