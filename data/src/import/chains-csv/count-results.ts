import type { Findings } from '../findings.js';
import type { ResultRow } from '../results-csv/rows.js';
import type { MatchRow } from './matches.js';

/** The matches of an import, with the result row of each. */
interface Matches {
  readonly matches: readonly MatchRow[];
  readonly matchesFile: string;
  readonly used: ReadonlyMap<number, ResultRow>;
}

/** Reports a result whose season or round differs from its match. */
function checkPlace(
  { file, line, seasonId, type, round }: ResultRow,
  match: MatchRow,
  matchesFile: string,
  findings: Findings,
): void {
  const pairs = [
    ['season', seasonId, match.season],
    ['round', type === 'HA' ? round : match.round, match.round],
  ] as const;
  for (const [field, value, expected] of pairs)
    if (value !== expected)
      findings.add({
        file,
        line,
        field,
        value,
        allowed: `${expected}, the ${field} of match ${match.matchId} in ${matchesFile}`,
        action: `the ${field} of ${matchesFile} is used`,
      });
}

/** Counts and checks result rows. `used` has the row of each match. Other rows are left out and reported. */
export function countResults(
  results: readonly ResultRow[],
  { matches, matchesFile, used }: Matches,
  findings: Findings,
): void {
  const seasons = new Set(matches.map(({ season }) => season));
  const matchOf = new Map(matches.map((match) => [used.get(match.matchId), match]));
  for (const row of results) {
    const { file, line, matchId, seasonId } = row;
    const match = matchOf.get(row);
    if (match !== undefined) {
      findings.rows.imported(file);
      checkPlace(row, match, matchesFile, findings);
    } else if (!seasons.has(seasonId)) findings.rows.leftOut(file, `result of a season that is not in ${matchesFile}`);
    else
      findings.leaveOut(
        { file, line, field: 'match_id', value: matchId, allowed: `the id of a match in ${matchesFile}` },
        `result of a match that is not in ${matchesFile}`,
      );
  }
}
