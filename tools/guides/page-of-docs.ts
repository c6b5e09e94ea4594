import path from 'node:path';
import { site } from '../../gatsby-site/src/site.js';
import { generatedPage, mdxText } from './mdx-text.js';

/** A page of `docs/` that the hub has too. */
export interface SharedPage {
  /** Its name in `docs/` and below `/guides/`. */
  readonly name: string;
  readonly description: string;
  readonly sidebar: string;
}

/** THE pages of `docs/` that the hub has too. */
export const sharedPages: readonly SharedPage[] = [
  {
    name: 'across',
    description:
      'Seasons, careers, form and leaders in one call - which matches, which acts, grouped by what, measured how - with sorting, pages and formats.',
    sidebar: 'Across matches',
  },
  {
    name: 'persons',
    description:
      'Find a player by name, whatever the letter case, accents, order and misspellings, and list the squads and seasons of a player.',
    sidebar: 'Persons',
  },
  {
    name: 'csv',
    description:
      'Rows instead of JSON from every operation - how to ask for them, what stands in a cell, and how to read them in R, Python and Power Query.',
    sidebar: 'CSV',
  },
  {
    name: 'permalinks',
    description:
      'A short URL that answers one call, a batch too, without a token - for read.csv, IMPORTDATA, Power Query and whatever else can only open a URL.',
    sidebar: 'Permalinks',
  },
  {
    name: 'excel',
    description: 'The workbook, the Power Query library behind it, and the ways for spreadsheets without Power Query.',
    sidebar: 'Excel',
  },
  {
    name: 'datasets',
    description:
      'Parquet files of many matches for DuckDB, pandas, Polars, Spark and Trino - how to export, update, read, serve and download them.',
    sidebar: 'Datasets',
  },
  {
    name: 'command-line',
    description:
      'The command goalsquare for terminals and scripts - ladders, statistics, questions, a live scoreboard, downloads and permalinks.',
    sidebar: 'Command line',
  },
  {
    name: 'assistants',
    description:
      'Tools for assistants by the Model Context Protocol - find, query and explain, on your machine or over HTTP, with licences and limits.',
    sidebar: 'Assistants (MCP)',
  },
  {
    name: 'recompute',
    description:
      'How every value follows from published JSON - what to read, the terms of the glossary, credits, filters and models - and a program that checks it.',
    sidebar: 'Recompute any number',
  },
  {
    name: 'evidence',
    description:
      'Which acts and seconds a statistic adds up, what a filter leaves out, when metrics occur, and timelines for video tools.',
    sidebar: 'Evidence and flow',
  },
  {
    name: 'real-data',
    description:
      'Import your own matches from CSV files - events, results and player statistics, also as fitzRoy returns them - and serve them.',
    sidebar: 'Import your own matches',
  },
  {
    name: 'coverage',
    description:
      'Which features the source of a match captured, which metrics follow, and why others are absent - for a match, for a season and in responses.',
    sidebar: 'Coverage',
  },
  {
    name: 'quality',
    description:
      'Rules for match logs that are valid but not plausible - for a match, a season, files on the command line and live entries, with thresholds.',
    sidebar: 'Quality',
  },
];

const isFile = (place: string): boolean => path.extname(place) !== '';

/**
 * Returns the target of a link of a page in `docs/` on the hub: the page of the hub if there is one, else the file in
 * the repository.
 */
function onHub(link: string): string {
  if (/^(?:https?:|#|\/)/u.test(link)) return link;
  const [file = '', anchor] = link.split('#');
  const tail = anchor === undefined ? '' : `#${anchor}`;
  const place = path.posix.join('docs', file);
  const shared = sharedPages.find(({ name }) => place === `docs/${name}.md`);
  return shared === undefined
    ? `${site.repository}/${isFile(place) ? 'blob' : 'tree'}/main/${place}${tail}`
    : `/guides/${shared.name}/${tail}`;
}

/** A page of `docs/` as a page of the hub. **Throws** where it does not begin with its title. */
export function pageOfDocs({ name, description, sidebar }: SharedPage, markdown: string): string {
  const { title, text } = /^# (?<title>.+)\n+(?<text>[\s\S]*)$/u.exec(markdown)?.groups ?? {};
  if (title === undefined || text === undefined) throw new Error(`docs/${name}.md does not begin with its title`);
  const linked = text.replaceAll(/\]\((?<link>[^()\s]+)\)/gu, (_, link: string) => `](${onHub(link)})`);
  return generatedPage({ title, description, sidebar, source: `docs/${name}.md` }, mdxText(linked));
}
