import { type sheetQueries, type WorkbookSettings } from './queries.js';
import type { Cell, StyledCell, Value } from './sheets.js';
import { summaryOf } from './summary.js';
import type { FilledSheet, FirstSheet } from './workbook.js';

type SheetName = keyof typeof sheetQueries;

const contents: Readonly<Record<SheetName, string>> = {
  Fixture: 'The matches of the season, a row each: round, ground, squads, score and status.',
  Ladder: 'The ladder of the season, a row for each squad.',
  PlayerStatistics: 'Statistics of the match, a row for each player and metric.',
  SquadStatistics: 'Statistics of the match, a row for each squad and metric.',
  Shots:
    'The shots at goal of the match, a row each: by whom, from where, what came of it and what was to be expected.',
};

const usage: readonly (readonly [string, string])[] = [
  [
    'Refresh',
    'Data > Refresh All fills every sheet again. When Excel asks how to reach the server, choose Anonymous: the token goes with each request by itself.',
  ],
  [
    'Another match',
    'Data > Queries & Connections, double-click MatchId, type the id of a match that has begun (the sheet Fixture has them), Close & Load, then Refresh All.',
  ],
  ['Another season', 'The same with SeasonId.'],
  [
    'Your server',
    'The same with GoalsquareUrl and GoalsquareToken. The token is kept in this workbook: share one with a key of the sandbox in it, or with permalinks, not with yours.',
  ],
  [
    'Anything else',
    'Data > Get Data > From Other Sources > Blank Query, and = Goalsquare("getMatchRotations", [matchId = MatchId], "stints"), or any other operation of the API.',
  ],
];

const section = (title: string): readonly Cell[] => [
  { value: title, style: 'section' },
  { value: null, style: 'section' },
];
const label = (value: Value): StyledCell => ({ value, style: 'label' });

/** The sheet a reader sees first: how the others are used, what they hold, and what they come to. */
export function firstSheet({ url }: Pick<WorkbookSettings, 'url'>, sheets: readonly FilledSheet[]): FirstSheet {
  const rows: readonly (readonly Cell[])[] = [
    [{ value: 'Goalsquare', style: 'title' }],
    ['Australian rules football, from a Goalsquare server into sheets.'],
    [],
    section('How to use it'),
    ...usage.map(([name, text]): readonly Cell[] => [label(name), { value: text, style: 'prose' }]),
    [],
    section('Sheets'),
    ...Object.entries(contents).map(([name, text]): readonly Cell[] => [
      { value: name, style: 'link', to: name },
      { value: text, style: 'prose' },
    ]),
    [],
    section('What they hold'),
    [label('Made from'), { value: url, style: 'result' }],
    ...summaryOf(sheets).map(({ name, formula, value }): readonly Cell[] => [
      label(name),
      { value, formula, style: 'result' },
    ]),
  ];
  return { name: 'Start', rows, widths: [26, 96] };
}
