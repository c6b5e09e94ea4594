/** A page of `docs/` that is also on the hub. */
export interface SharedPage {
  /** The page's file name in `docs/`, and its name below `/guides/`. */
  readonly name: string;
  readonly description: string;
  readonly sidebar: string;
}

/** The pages of `docs/` that are also on the hub. */
export const sharedPages: readonly SharedPage[] = [
  {
    name: 'across',
    description:
      'Seasons, careers, form and leaders in one call - choose matches, acts, groups and measures - with sorting, pages and formats.',
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
      'Rows instead of JSON from every operation - how to request them, what a cell contains, and how to read them in R, Python and Power Query.',
    sidebar: 'CSV',
  },
  {
    name: 'permalinks',
    description:
      'A short URL for one call or batch, without a token - for read.csv, IMPORTDATA, Power Query and other programs that can only open a URL.',
    sidebar: 'Permalinks',
  },
  {
    name: 'excel',
    description:
      'The workbook, the Power Query library behind it, and what to use in spreadsheets without Power Query.',
    sidebar: 'Excel',
  },
  {
    name: 'datasets',
    description:
      'Parquet files of many matches for DuckDB, pandas, Polars, Spark and Trino - how to export, update, read, serve and download them.',
    sidebar: 'Datasets',
  },
  {
    name: 'beyond-one-machine',
    description:
      'SQL queries over a dataset, with the same results as the server - in DuckDB, from object storage, in notebooks and on a Spark cluster.',
    sidebar: 'Beyond one machine',
  },
  {
    name: 'readers',
    description:
      'How eleven tools that read CSV and Parquet treat club codes, jumpers, scores and local times, and which setting makes each of them correct.',
    sidebar: 'Our files in your reader',
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
      'Tools for assistants over the Model Context Protocol - find, query and explain, on your machine or over HTTP, with licences and limits.',
    sidebar: 'Assistants (MCP)',
  },
  {
    name: 'recompute',
    description:
      'How to compute every value from published JSON - what to read, the terms of the glossary, credits, filters and models - and a program that checks it.',
    sidebar: 'Recompute any number',
  },
  {
    name: 'evidence',
    description:
      'Which acts and seconds a statistic adds up, what a filter leaves out, when metrics occur, and timelines for video tools.',
    sidebar: 'Evidence and flow',
  },
  {
    name: 'as-of',
    description:
      'A match as it was at a revision, a second of play or an instant, also with only the corrections known at an instant.',
    sidebar: 'Earlier moments',
  },
  {
    name: 'corrections',
    description:
      'What changes in a match after it was recorded, when and why - revisions, statistics before and after, and the changes of all matches.',
    sidebar: 'Corrections',
  },
  {
    name: 'errors',
    description:
      'Every problem that the API returns - its status, code and meaning, an example of each, and what to do about it in a client.',
    sidebar: 'Errors',
  },
  {
    name: 'real-data',
    description:
      'Import your own matches from CSV files - events, results and player statistics, also as fitzRoy returns them - and serve them.',
    sidebar: 'Import your own matches',
  },
  {
    name: 'event-format',
    description:
      'Every column of an event file that you write yourself - its values, units and axes - with an example that imports.',
    sidebar: 'Event format',
  },
  {
    name: 'coverage',
    description:
      'Which features the source of a match captured, which metrics are available, and why others are absent - for a match, for a season and in responses.',
    sidebar: 'Coverage',
  },
  {
    name: 'quality',
    description:
      'Rules for match logs that are valid but not plausible - for a match, a season, files on the command line and live entries, with thresholds.',
    sidebar: 'Quality',
  },
  {
    name: 'statistics',
    description:
      'Statistics of one match - metrics, contexts, zones, times, areas and filters of acts, in a request or in a batch of requests.',
    sidebar: 'Statistics of a match',
  },
  {
    name: 'match-status',
    description: 'Match statuses, the possible transitions, and the operations that respond in each status.',
    sidebar: 'Match status',
  },
  {
    name: 'tables',
    description:
      'The column dictionary - every column of CSV and of the data frames of the clients, with its type, its unit and its meaning.',
    sidebar: 'Columns of all tables',
  },
  {
    name: 'forecast',
    description:
      'Chances of a match at every score and minute, and of a ladder, finals and premiership - the model, and how good it is.',
    sidebar: 'Forecasts',
  },
  {
    name: 'replay',
    description:
      'Play a finished match again as if it were live - at any speed, from any moment, for your account, or on the timetable of a server.',
    sidebar: 'Replays',
  },
  {
    name: 'export',
    description:
      'Export the matches of a folder as rows for other tools - the formats, what they contain, and how to read them.',
    sidebar: 'Export',
  },
];
