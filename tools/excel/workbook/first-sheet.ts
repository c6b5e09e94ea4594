import type { WorkbookSettings } from './queries.js';
import type { Cell } from './sheets.js';

/** The sheet a reader sees first: how the others are filled, and what they come to. */
export function firstSheet({ url, seasonId, matchId }: WorkbookSettings): { readonly name: string; readonly rows: readonly (readonly Cell[])[]; readonly titles: ReadonlySet<number> } {
  const rows: readonly (readonly Cell[])[] = [
    ['Goalsquare'],
    ['The other sheets are filled by Power Query. Data > Refresh All fills them anew.'],
    ['Data > Queries & Connections has the queries. Edit GoalsquareUrl, GoalsquareToken, SeasonId and MatchId there.'],
    ['When Excel asks how to reach the server, choose Anonymous: the token goes with each request by itself.'],
    ['The token is kept in this workbook. Share a workbook with a key of the sandbox in it, or with permalinks, not with yours.'],
    [],
    ['Filled from', null],
    ['Server', url], ['Season', seasonId], ['Match', matchId],
    [],
    ['What the sheets come to', null],
    ['Matches of the season', { formula: 'ROWS(Fixture[match_id])' }],
    ['Matches completed', { formula: 'COUNTIF(Fixture[match_status_type_name],"Completed")' }],
    ['Top of the ladder', { formula: 'INDEX(Ladder[squad_name],MATCH(1,Ladder[position],0))' }],
    ['Kicks of the match', { formula: 'SUMIFS(PlayerStatistics[value],PlayerStatistics[metric_code],"KICK")' }],
    ['Kicks of its squads', { formula: 'SUMIFS(SquadStatistics[value],SquadStatistics[metric_code],"KICK")' }],
    ['Shots at goal', { formula: 'ROWS(Shots[match_trx_id])' }],
    ['Points scored by them', { formula: 'SUM(Shots[result_points])' }],
    ['Points expected of them', { formula: 'ROUND(SUM(Shots[result_points_expected]),1)' }],
  ];
  return { name: 'Start', rows, titles: new Set([0, 6, 11]) };
}
