import {
  hasPointsOnly,
  pointsIn,
  scoreDifferences,
  sides,
  transactionTypes,
  type OfficialScore,
  type Side,
  type Transaction,
  type TransactionType,
} from '@goalsquare/engine';
import type { ComparedScore, Findings } from './findings.js';
import { writtenScore, type Scores } from './scores.js';
import { missingBehinds, withBehinds } from './infer-behinds.js';
import { countOf } from '../count-of.js';

/** An official score, and where it was read. `line` is 0 if it comes from a log in the folder. */
export interface FoundScore {
  readonly score: Scores;
  readonly file: string;
  readonly line: number;
}

/** A match, as messages describe it: its id and the names of its squads. */
interface NamedMatch {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
}

/** The transactions of a match, after their score was compared with the official one. */
export interface Reconciled extends ComparedScore {
  readonly transactions: readonly Transaction[];
  readonly officialScore?: OfficialScore;
  /** The rushed behinds that were added. */
  readonly added: readonly Transaction[];
}

const written = (home: OfficialScore['home']): string => writtenScore({ home, away: home }, 'home');

/** Returns the goals and behinds of all events together. */
function countedIn(transactions: readonly Transaction[]): OfficialScore {
  const count = (side: Side, isGoal: boolean): number =>
    transactions.filter((one) => {
      const { play }: TransactionType = transactionTypes[one.code];
      return one.side === side && play.is === 'score' && (play.result === 'GOAL') === isGoal;
    }).length;
  const tally = (side: Side) => ({ goals: count(side, true), behinds: count(side, false) });
  return { home: tally('home'), away: tally('away') };
}

/** Compares events with a score that contains only points, which cannot show what is missing. */
function reconcilePoints(
  { matchId }: NamedMatch,
  { file, line, score }: FoundScore,
  transactions: readonly Transaction[],
  findings: Findings,
): Reconciled {
  const counted = countedIn(transactions);
  const different = sides.filter((side) => pointsIn(score, side) !== pointsIn(counted, side));
  for (const side of different)
    findings.add({
      file,
      line,
      field: `${side} score`,
      value: writtenScore(score, side),
      allowed: 'the score of the events',
      action: `the events of match ${matchId} add up to ${writtenScore(counted, side)}, which is used`,
    });
  return { is: different.length === 0 ? 'equal' : 'different', transactions, added: [] };
}

/** Describes how many rushed behinds were added, by squad and period. */
function describe(match: NamedMatch, added: readonly Transaction[]): string {
  const counts = new Map<string, number>();
  for (const { side = 'home', period } of added) {
    const place = `of ${match[side]} in period ${period}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, n]) => `${countOf(n, 'rushed behind')} ${place}`).join(', ');
}

/**
 * Compares the score from events with the official one. Behinds that are missing in a period are added as rushed
 * behinds. Any other difference is reported, and nothing is added. **Source**: `docs/adr/0024-box-scores.md`.
 */
export function reconcile(
  match: NamedMatch,
  found: FoundScore | undefined,
  transactions: readonly Transaction[],
  findings: Findings,
): Reconciled {
  const reconciled = comparedWith(match, found, transactions, findings);
  findings.addScore(reconciled);
  return reconciled;
}

function comparedWith(
  match: NamedMatch,
  found: FoundScore | undefined,
  transactions: readonly Transaction[],
  findings: Findings,
): Reconciled {
  if (found === undefined) return { is: 'unchecked', transactions, added: [] };
  const { file, line, score } = found;
  if (hasPointsOnly(score)) return reconcilePoints(match, found, transactions, findings);
  const officialScore = { home: score.home, away: score.away, ...(score.periods && { periods: score.periods }) };
  const differences = scoreDifferences(officialScore, transactions);
  if (differences.length === 0) return { is: 'equal', transactions, officialScore, added: [] };
  const missing = missingBehinds(differences, transactions);
  if (missing === undefined) {
    for (const { side, period, official, counted } of differences)
      findings.add({
        file,
        line,
        field: period === undefined ? `${side} score` : `${side} score in period ${period}`,
        value: written(official),
        allowed: 'the score of the events',
        action: `the events of match ${match.matchId} add up to ${written(counted)}, which is used`,
      });
    return { is: 'different', transactions, officialScore, added: [] };
  }
  const closed = withBehinds(transactions, missing);
  return {
    is: 'closed',
    ...closed,
    officialScore,
    line: `${line === 0 ? file : `${file}:${line}`}: match ${match.matchId}, ${match.home} v ${match.away}: added ${describe(match, closed.added)}`,
  };
}
