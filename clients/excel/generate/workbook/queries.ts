import { libraryInM } from '../../test/support/library.js';
import type { WorkbookQuery } from './data-mashup.js';

/** What a workbook is about. */
export interface WorkbookSettings {
  /** Of the server that fills it. */
  readonly url: string;
  readonly token: string;
  readonly seasonId: number;
  readonly matchId: number;
}

const metrics = '{"DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND"}';

/** What fills each sheet, by its name. */
export const sheetQueries = {
  Fixture: 'GoalsquareFixture(SeasonId)',
  Ladder: 'GoalsquareLadder(SeasonId)',
  PlayerStatistics: `GoalsquarePlayerStatistics(MatchId, ${metrics})`,
  SquadStatistics: `GoalsquareSquadStatistics(MatchId, ${metrics})`,
  Shots: 'GoalsquareShots(MatchId)',
} as const;

const settingOf = (value: string | number): string =>
  `${JSON.stringify(value)} meta [IsParameterQuery = true, Type = "${typeof value === 'string' ? 'Text' : 'Number'}", IsParameterQueryRequired = true]`;

/** Settings of a workbook as queries that a reader may change, by name. */
const settingQueries = ({ url, token, seasonId, matchId }: WorkbookSettings): Readonly<Record<string, string>> => ({
  GoalsquareUrl: settingOf(url),
  GoalsquareToken: settingOf(token),
  SeasonId: settingOf(seasonId),
  MatchId: settingOf(matchId),
});

/** The queries of a workbook but those that fill sheets: its settings, and the library. */
export function libraryQueries(settings: WorkbookSettings): readonly WorkbookQuery[] {
  const known = settingQueries(settings);
  return [
    ...Object.entries(known).map(([name, text]): WorkbookQuery => ({
      name,
      text,
      kind: text.startsWith('"') ? 'text' : 'number',
    })),
    ...[...libraryInM()]
      .filter(([name]) => !(name in known))
      .map(([name, text]): WorkbookQuery => ({
        name,
        text,
        kind: name === 'GoalsquareOperations' ? 'record' : 'function',
      })),
  ];
}
