import { choiceLists, type Choices, type sheetQueries, type WorkbookSettings } from './queries.js';
import type { Cell, StyledCell, Value } from './sheets.js';
import { summaryOf } from './summary.js';
import type { FilledSheet, FirstSheet } from './workbook.js';

type SheetName = keyof typeof sheetQueries;

const contents: Readonly<Record<SheetName, string>> = {
  Fixture:
    'The matches of the season, with a row for each match. Squads, score, local time, venue and status come first.',
  Ladder: 'The ladder of the season, with a row for each squad.',
  PlayerStatistics: 'Statistics of the match, with a row for each player and a column for each metric.',
  SquadStatistics: 'Statistics of the match, with a row for each squad and a column for each metric.',
  Shots: 'The shots at goal of the match: player, location, result and expected score.',
  Levels: 'The levels of each league, for the choice above.',
  Seasons: 'The seasons of the level, for the choice above.',
};

const usage: readonly (readonly [string, string])[] = [
  [
    'Refresh',
    'Choose a level, a season or a match above, then Data > Refresh All to fill every sheet again. When Excel asks how to connect to the server, choose Anonymous: the queries send the token themselves.',
  ],
  [
    'Your server',
    'Data > Queries & Connections, double-click GoalsquareUrl or GoalsquareToken, type its value, Close & Load, then Refresh All. The workbook contains the token. Before you share it, replace your token with a sandbox key, or use permalinks.',
  ],
  [
    'Anything else',
    'Data > Get Data > From Other Sources > Blank Query, then enter = Goalsquare("getMatchRotations", [matchId = GoalsquareChoice("Match"){0}], "stints"), or any other operation of the API.',
  ],
];

const section = (title: string): readonly Cell[] => [
  { value: title, style: 'section' },
  { value: null, style: 'section' },
];
const label = (value: Value): StyledCell => ({ value, style: 'label' });

const choosing: Readonly<Record<keyof Choices, string>> = {
  Level: 'Level',
  Season: 'Season, of the level',
  Match: 'Match, of the season',
};

/** The row of the first choice, counted from 1. */
const FIRST_CHOICE = 5;

/** Returns the first sheet of a workbook: the choices, instructions, a list of the other sheets, and their totals. */
export function firstSheet({ choices }: Pick<WorkbookSettings, 'choices'>, sheets: readonly FilledSheet[]): FirstSheet {
  const names = Object.keys(choosing) as readonly (keyof Choices)[];
  const rows: readonly (readonly Cell[])[] = [
    [{ value: 'Goalsquare', style: 'title' }],
    ['Australian rules football statistics from a Goalsquare server.'],
    [],
    section('Choose'),
    ...names.map((name): readonly Cell[] => [label(choosing[name]), { value: choices[name], style: 'choice' }]),
    [],
    section('How to use it'),
    ...usage.map(([name, text]): readonly Cell[] => [label(name), { value: text, style: 'prose' }]),
    [],
    section('Sheets'),
    ...Object.entries(contents).map(([name, text]): readonly Cell[] => [
      { value: name, style: 'link', to: name },
      { value: text, style: 'prose' },
    ]),
    [
      { value: 'Pivot', style: 'link', to: 'Pivot' },
      { value: 'A pivot table of the squads and a chart of the players, from PlayerStatistics.', style: 'prose' },
    ],
    [],
    section('What they hold'),
    ...summaryOf(sheets).map(({ name, formula, value }): readonly Cell[] => [
      label(name),
      { value, formula, style: 'result' },
    ]),
  ];
  return {
    name: 'Start',
    rows,
    widths: [26, 96],
    choices: names.map((name, at) => ({ name, cell: `B${FIRST_CHOICE + at}`, list: choiceLists[name] })),
  };
}
