import { sides } from '@goalsquare/engine';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import type { FoundScore } from '../reconcile.js';
import type { ResultRow } from '../results-csv/rows.js';
import type { MatchRow } from './matches.js';

type Context = Pick<ImportContext, 'squad' | 'folder'>;

const isSameSquad = ({ squad }: Context, one: string, other: string): boolean => {
  const idOf = (name: string): number | string => squad(name).id || name;
  return one === other || idOf(one) === idOf(other);
};

/** Returns the number of days between two dates such as 2026-03-14. */
const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

function isRowOf(row: ResultRow, match: MatchRow, context: Context): boolean {
  if (row.seasonId !== match.season) return false;
  const date = row.start.local?.date ?? row.start.instant?.toFormat('yyyy-MM-dd');
  const isThen = date === undefined ? row.round === match.round : daysBetween(date, match.date) <= 1;
  return isThen && sides.every((side) => isSameSquad(context, match[side], row[side]));
}

/**
 * Returns the result row of each match: the one with its id or, among rows without ids, the only one with its season,
 * squads and date.
 */
export function resultsOf(
  matches: readonly MatchRow[],
  rows: readonly ResultRow[],
  context: Context,
): ReadonlyMap<number, ResultRow> {
  const byId = new Map([...rows].reverse().flatMap((row) => (row.matchId === undefined ? [] : [[row.matchId, row]])));
  const others = rows.filter(({ matchId }) => matchId === undefined);
  return new Map(
    matches.flatMap((match) => {
      const found = others.filter((row) => isRowOf(row, match, context));
      const row = byId.get(match.matchId) ?? (found.length === 1 ? found[0] : undefined);
      return row === undefined ? [] : [[match.matchId, row] as const];
    }),
  );
}

/** Reports a result whose squads differ from the match or are swapped. Returns whether it reported a difference. */
export function namesOthers(match: MatchRow, result: ResultRow, context: Context, findings: Findings): boolean {
  const { file, line } = result;
  const isSame = (one: string, other: string): boolean => isSameSquad(context, one, other);
  if (isSame(match.home, result.away) && isSame(match.away, result.home)) {
    findings.add({
      file,
      line,
      field: 'home',
      value: result.home,
      allowed: 'the sides in the match file, which are swapped',
      action: 'the sides in the match file are used',
    });
    return true;
  }
  const others = sides.filter((side) => !isSame(match[side], result[side]));
  for (const side of others)
    findings.add({
      file,
      line,
      field: side,
      value: result[side],
      allowed: `${match[side]}, as in the match file, or an alias`,
      action: 'the team in the match file is used',
    });
  return others.length > 0;
}

/**
 * Returns a match's score in the folder: its result, or the official score in its header. **Empty**: `undefined` if
 * the folder has neither for these squads.
 */
function scoreInFolder({ matchId, home, away }: MatchRow, { folder, squad }: Context): FoundScore | undefined {
  const log = folder.logs.get(matchId);
  const score = log?.contents.officialScore;
  return log === undefined ||
    score === undefined ||
    log.header.home.id !== squad(home).id ||
    log.header.away.id !== squad(away).id
    ? undefined
    : { score, file: log.file, line: 0 };
}

/**
 * Returns the official score of a match: from its result row, or from the folder. **Empty**: `undefined` if neither has
 * a score, or if the row names other squads, which is reported.
 */
export function officialScoreOf(
  match: MatchRow,
  result: ResultRow | undefined,
  context: Context,
  findings: Findings,
): FoundScore | undefined {
  if (result !== undefined && namesOthers(match, result, context, findings)) return undefined;
  if (result?.score === undefined) return scoreInFolder(match, context);
  return { score: result.score, file: result.file, line: result.line };
}
