import { scorePoints, sides, transactionTypes, type Entry, type TransactionType } from '@goalsquare/engine';
import type { Findings } from '../findings.js';
import type { ImportContext } from '../context.js';
import type { ResultRow } from '../results-csv/rows.js';
import type { MatchRow } from './matches.js';

interface Tally {
  goals: number;
  behinds: number;
}

const written = ({ goals, behinds }: Tally): string =>
  `${goals}.${behinds} (${goals * scorePoints.GOAL + behinds * scorePoints.BEHI})`;

/** Returns the score that the transactions of a match add up to. */
function scoreOf(entries: readonly Entry[]): Readonly<Record<'home' | 'away', Tally>> {
  const score = { home: { goals: 0, behinds: 0 }, away: { goals: 0, behinds: 0 } };
  for (const entry of entries) {
    if (entry.kind !== 'transaction' || entry.side === undefined) continue;
    const { play }: TransactionType = transactionTypes[entry.code];
    if (play.is === 'score') score[entry.side][play.result === 'GOAL' ? 'goals' : 'behinds'] += 1;
  }
  return score;
}

/** Reports a result that names other teams than the match, has the sides swapped, or has another score. */
export function compareResult(
  match: MatchRow,
  result: ResultRow,
  entries: readonly Entry[],
  { squad }: Pick<ImportContext, 'squad'>,
  findings: Findings,
): void {
  const { file, line } = result;
  const idOf = (name: string): number | string => squad(name).id || name;
  const isSame = (one: string, other: string): boolean => one === other || idOf(one) === idOf(other);
  if (isSame(match.home, result.away) && isSame(match.away, result.home)) {
    findings.add({
      file,
      line,
      field: 'home',
      value: result.home,
      allowed: 'the sides of the file of matches, which has them the other way round',
      action: 'the sides of the file of matches are used',
    });
    return;
  }
  const others = sides.filter((side) => !isSame(match[side], result[side]));
  for (const side of others)
    findings.add({
      file,
      line,
      field: side,
      value: result[side],
      allowed: `${match[side]}, as in the file of matches, or an alias of it`,
      action: 'the team of the file of matches is used',
    });
  if (others.length > 0 || result.score === undefined) return;
  const score = scoreOf(entries);
  for (const side of sides) {
    const [ours, theirs] = [written(score[side]), written(result.score[side])];
    if (ours !== theirs)
      findings.add({
        file,
        line,
        field: `${side} score`,
        value: theirs,
        allowed: 'the score of the events',
        action: `the events of match ${match.matchId} add up to ${ours}, which is used`,
      });
  }
}
