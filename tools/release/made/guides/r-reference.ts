import { generatedPage, mdxText, type PageHead } from './mdx-text.js';
import { givenTo, rdOf, type RdNode } from './rd.js';

const head: PageHead = {
  title: 'R package: reference',
  description: 'Every function of the R package: usage, arguments, value and an example.',
  sidebar: 'Reference',
  source: 'clients/r/R',
};

const preface = `Every function of [the R package](/guides/support-packages/r-package/), from its own help pages, grouped by topic. \`R CMD check\` runs the examples against a
server on the sandbox.

`;

/** The concepts of help pages in display order, with their headings. */
const concepts: Readonly<Record<string, string>> = {
  connections: 'Connections',
  'leagues and seasons': 'Leagues and seasons',
  matches: 'Matches',
  statistics: 'Statistics',
  'statistics across matches': 'Across matches',
  summaries: 'Wide files',
  metadata: 'Metadata and usage',
  helpers: 'Helpers',
  '': 'The app',
};

const code = (text: string): string => `\`${text.trim()}\``;

const cellsOf = (nodes: readonly RdNode[]): readonly (readonly RdNode[])[] =>
  nodes.reduce<RdNode[][]>(
    (cells, node) => {
      if (typeof node !== 'string' && (node.name === 'tab' || node.name === 'cr')) cells.push([]);
      else cells.at(-1)?.push(node);
      return cells;
    },
    [[]],
  );

/** Returns a Markdown table with as many columns as its format has letters. */
function tableOf(format: string, body: readonly RdNode[]): string {
  const cells = cellsOf(body).map((nodes) => markdownOf(nodes).trim());
  const rows = Array.from({ length: Math.floor(cells.length / format.length) }, (_, row) =>
    cells.slice(row * format.length, (row + 1) * format.length),
  );
  return rows
    .map((row, at) => `| ${row.join(' | ')} |\n${at === 0 ? `|${'---|'.repeat(format.length)}\n` : ''}`)
    .join('');
}

/** Returns the text of R documentation without markup. */
const plainOf = (nodes: readonly RdNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.name === 'dontshow') return '';
      const inner = node.given.map(plainOf).join('');
      return node.name === '' ? `{${inner}}` : inner;
    })
    .join('');

/** Converts R documentation to Markdown. **Throws** for an unsupported command. */
function markdownOf(nodes: readonly RdNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [first = [], second = []] = node.given;
      switch (node.name) {
        case 'code':
        case 'verb':
          return code(plainOf(first));
        case 'link':
        case 'email':
          return plainOf(first);
        case 'strong':
          return `**${plainOf(first)}**`;
        case 'tabular':
          return tableOf(plainOf(first), second);
        case '':
          return `{${markdownOf(first)}}`;
        default:
          throw new Error(`\\${node.name} is not known`);
      }
    })
    .join('');
}

const section = (title: string, text: string): string =>
  text.trim() === '' ? '' : `**${title}**\n\n${text.trim()}\n\n`;

const block = (text: string): string =>
  text.trim() === '' ? '' : `\`\`\`r\n${text.trim().replaceAll(/\n{3,}/gu, '\n\n')}\n\`\`\``;

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/gu, ' ');

/** Returns the names of the functions that a help page describes. */
const namesOf = (nodes: readonly RdNode[]): readonly string[] =>
  givenTo(nodes, 'alias')
    .map(([first = []]) => plainOf(first))
    .filter((name) => givenTo(nodes, 'usage').some(([usage = []]) => plainOf(usage).includes(`${name}(`)));

/** Returns a help page: the description of its functions, their usage, arguments and value, and examples. */
function helpPage(nodes: readonly RdNode[]): string {
  const words = (name: string): string =>
    givenTo(nodes, name)
      .map(([first = []]) => markdownOf(first))
      .join('\n\n');
  const source = (name: string): string =>
    block(
      givenTo(nodes, name)
        .map(([first = []]) => plainOf(first))
        .join('\n'),
    );
  const items = givenTo(
    givenTo(nodes, 'arguments').flatMap(([first = []]) => first),
    'item',
  ).map(
    ([name = [], meaning = []]) =>
      `- ${plainOf(name).split(',').map(code).join(', ')}: ${oneLine(markdownOf(meaning))}`,
  );
  const anchors = namesOf(nodes)
    .map((name) => `<span id="${name}"></span>`)
    .join('');
  const said = `${anchors === '' ? '' : `${anchors}\n\n`}${mdxText(`${words('description').trim()}\n\n${source('usage')}\n\n${section('Arguments', items.join('\n'))}${section('Value', words('value'))}${section('Details', words('details'))}${section('Example', source('examples'))}`)}`;
  return `### ${words('title').trim()}\n\n${said.trim()}\n`.replaceAll(/\n{3,}/gu, '\n\n');
}

/** Returns links to the description of each function. */
const indexOf = (pages: readonly (readonly RdNode[])[]): string =>
  pages
    .flatMap(namesOf)
    .sort()
    .map((name) => `[\`${name}\`](#${name})`)
    .join(' ');

/**
 * Returns the reference of the R package as a page of the hub, from the package's help pages. Omits the package's own
 * page, which describes no function.
 */
export function rReference(files: readonly string[]): string {
  const pages = files
    .map(rdOf)
    .filter((nodes) => givenTo(nodes, 'docType').length === 0)
    .map((nodes) => ({
      nodes,
      concept: givenTo(nodes, 'concept')
        .map(([first = []]) => plainOf(first))
        .join(''),
    }));
  const strange = pages.filter(({ concept }) => concepts[concept] === undefined);
  if (strange.length > 0)
    throw new Error(`help pages of concepts not known here: ${strange.map(({ concept }) => concept).join(', ')}`);
  const sections = Object.entries(concepts).map(
    ([concept, heading]) =>
      `## ${heading}\n\n${pages
        .filter((page) => page.concept === concept)
        .map(({ nodes }) => helpPage(nodes))
        .join('\n')}`,
  );
  return generatedPage(head, `${preface}${indexOf(pages.map(({ nodes }) => nodes))}\n\n${sections.join('\n')}`);
}
