import { libraryInM } from '../../test/support/library.js';
import type { WorkbookQuery } from './data-mashup.js';

/** The server and the choices of a workbook. `choices` are the contents of the cells in which the user chooses. */
export interface WorkbookSettings {
  /** URL of the server from which the workbook is filled. */
  readonly url: string;
  readonly token: string;
  readonly choices: Choices;
}

/** The chosen level, season and match. The cells are named after them, such as `ChosenLevel`. */
export interface Choices {
  readonly Level: string;
  readonly Season: number;
  readonly Match: string;
}

/** The tables that list what the user can choose. Each list is the first column of its sheet. */
export const choiceLists: Readonly<Record<keyof Choices, string>> = {
  Level: 'Levels[Level]',
  Season: 'Seasons[Season]',
  Match: 'Fixture[Match]',
};

const metrics = '{"DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND"}';
const level = 'Level = GoalsquareChoice("Level")';
const match = 'GoalsquareChoice("Match"){0}';
const ordered = (table: string, first: readonly string[]): string => {
  const names = `{${first.map((name) => JSON.stringify(name)).join(', ')}}`;
  return `Table.SelectColumns(${table}, List.Combine({${names}, List.RemoveItems(Table.ColumnNames(${table}), ${names})}))`;
};

/** The columns of the fixture that come first. */
export const fixtureFirst = [
  'Match',
  'home_squad_name',
  'home_points',
  'away_squad_name',
  'away_points',
  'match_date',
  'match_time',
  'venue_name',
  'match_status_type_name',
] as const;

/** The query of each sheet. It reads its choices itself, because Power Query separates cells from web requests. */
export const sheetQueries = {
  Fixture: `let
    ${level},
    Matches = GoalsquareFixture(GoalsquareChoice("Season"){0}, null, Level{0}, Level{1}),
    NameOf = (match as record) as text => Text.Combine({match[round_code], match[home_squad_code], "v", match[away_squad_code]}, " ") & ": " & Text.From(match[match_id], "en-US"),
    Named = Table.AddColumn(Table.AddColumn(Matches, "Match", NameOf, type text), "made_from", each GoalsquareUrl, type text)
in
    ${ordered('Named', fixtureFirst)}`,
  Ladder: `let
    ${level}
in
    GoalsquareLadder(GoalsquareChoice("Season"){0}, null, Level{0}, Level{1})`,
  PlayerStatistics: `let
    Wide = GoalsquareWide(GoalsquarePlayerStatistics(${match}, ${metrics}))
in
    Table.Sort(Wide, {{Table.ColumnNames(Wide){3}, Order.Descending}})`,
  SquadStatistics: `GoalsquareWide(GoalsquareSquadStatistics(${match}, ${metrics}))`,
  Shots: `GoalsquareShots(${match})`,
  Levels: `let
    Leagues = Table.Column(Goalsquare("getLeagues"), "league_id"),
    Levels = Table.Combine(List.Transform(Leagues, each Goalsquare("getLevels", [leagueId = _]))),
    NameOf = (level as record) as text => level[league_name] & ", " & level[level_name] & ": " & Text.From(level[league_id], "en-US") & "/" & Text.From(level[level_id], "en-US"),
    Named = Table.AddColumn(Levels, "Level", NameOf, type text)
in
    ${ordered('Named', ['Level'])}`,
  Seasons: `let
    ${level},
    Seasons = Goalsquare("getLevelSeasons", [leagueId = Level{0}, levelId = Level{1}])
in
    Table.RenameColumns(${ordered('Seasons', ['season_id'])}, {{"season_id", "Season"}})`,
} as const;

/** Number of columns on the left that stay in view, by sheet. */
export const frozenColumns: Readonly<Record<keyof typeof sheetQueries, number>> = {
  Fixture: 1,
  Ladder: 0,
  PlayerStatistics: 1,
  SquadStatistics: 1,
  Shots: 0,
  Levels: 1,
  Seasons: 1,
};

const settingOf = (value: string): string =>
  `${JSON.stringify(value)} meta [IsParameterQuery = true, Type = "Text", IsParameterQueryRequired = true]`;

/** Returns the settings of a workbook as queries that users can change, by name. */
const settingQueries = ({ url, token }: WorkbookSettings): Readonly<Record<string, string>> => ({
  GoalsquareUrl: settingOf(url),
  GoalsquareToken: settingOf(token),
});

/** Returns the queries that fill no sheet: the settings of the workbook, and the library. */
export function libraryQueries(settings: WorkbookSettings): readonly WorkbookQuery[] {
  const known = settingQueries(settings);
  return [
    ...Object.entries(known).map(([name, text]): WorkbookQuery => ({ name, text, kind: 'text' })),
    ...[...libraryInM()]
      .filter(([name]) => !(name in known))
      .map(([name, text]): WorkbookQuery => ({
        name,
        text,
        kind: name === 'GoalsquareOperations' ? 'record' : 'function',
      })),
  ];
}
