import type { PhrasingContent, Table, TableRow } from 'mdast';
import type { CellText, ServerTable } from '../src/server-tables/server-table';

const piece = /\[(?<words>[^\]]+)\]\((?<url>[^)]+)\)|`(?<code>[^`]+)`/gu;

/** Returns the nodes of a table cell. Its only Markdown is code and links. */
function phrasing(text: CellText): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let from = 0;
  for (const { 0: whole, index, groups: { words, url, code } = {} } of text.matchAll(piece)) {
    if (index > from) nodes.push({ type: 'text', value: text.slice(from, index) });
    if (url !== undefined && words !== undefined) nodes.push({ type: 'link', url, children: phrasing(words) as never });
    else if (code !== undefined) nodes.push({ type: 'inlineCode', value: code });
    from = index + whole.length;
  }
  if (from < text.length) nodes.push({ type: 'text', value: text.slice(from) });
  return nodes;
}

/**
 * Wraps the first cell of a row in a span with the `id` that links point to. An `id` on the row would be repeated on
 * each of its cells.
 */
const anchored = (children: PhrasingContent[], id: string): PhrasingContent[] => [
  { type: 'emphasis', children, data: { hName: 'span', hProperties: { id } } },
];

const rowOf = (cells: readonly CellText[], anchor?: string): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell, at) => {
    const children = phrasing(cell);
    return { type: 'tableCell', children: at === 0 && anchor !== undefined ? anchored(children, anchor) : children };
  }),
});

/** Returns a table with a row of headings. A row with an anchor can be linked to. */
export const tableBlock = ({ columns, rows, anchors = [] }: ServerTable): Table => ({
  type: 'table',
  children: [rowOf(columns), ...rows.map((row, at) => rowOf(row, anchors[at]))],
});
