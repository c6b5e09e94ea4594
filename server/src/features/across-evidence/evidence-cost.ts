import { matchResults, type CellKeys, type MatchSelection, type StatisticsQuery } from '@goalsquare/engine';
import { Problem } from '../../domain/problems.js';
import type { SeasonsQuery } from '../across/answer-query.js';
import { MAX_QUERY_COST } from '../across/query-cost.js';
import { canTakePart } from '../across/select-seasons.js';

/** Cost of the evidence of one person or squad in one match. */
const ROW_COST = 200;

/** Number of players in a match, of both squads. */
const PLAYERS = 46;

/** For dimensions that limit the matches, the member of the match selection that their key narrows. */
const memberOf = {
  person: 'personIds',
  squad: 'squadIds',
  match: 'matchIds',
  round: 'rounds',
  season: 'seasonIds',
  opponent: 'opponentIds',
  venue: 'venueIds',
} as const satisfies Readonly<Partial<Record<keyof CellKeys, keyof MatchSelection>>>;

/** Returns a selection of the matches that may contribute to a row. */
function selectionOf({ matches }: StatisticsQuery, keys: CellKeys): MatchSelection {
  const names = Object.keys(memberOf) as readonly (keyof typeof memberOf)[];
  const narrowed = names.flatMap((name) => {
    const key = keys[name];
    return key === undefined ? [] : [[memberOf[name], [key]] as const];
  });
  const result = keys.result === undefined ? undefined : matchResults[keys.result];
  return { ...matches, ...Object.fromEntries<readonly number[]>(narrowed), ...(result && { results: [result] }) };
}

/** Returns the maximum number of persons or squads that a row counts in one match. */
function rowsOfMatch({ level, matches: { personIds = [] } }: StatisticsQuery, keys: CellKeys): number {
  const isOfOneSquad = [keys.squad, keys.opponent, keys.result].some((key) => key !== undefined);
  if (level === 'squad') return isOfOneSquad ? 1 : 2;
  if (keys.person !== undefined) return 1;
  const players = isOfOneSquad ? PLAYERS / 2 : PLAYERS;
  return personIds.length === 0 ? players : Math.min(personIds.length, players);
}

/**
 * Returns the cost of a row's evidence, computed from the fixture: the number of matches, plus 200 for each person or
 * squad counted in each match. **Source**: `docs/evidence.md`.
 */
export function costOfEvidence({ query, seasons }: SeasonsQuery, keys: CellKeys): number {
  const takesPart = canTakePart(selectionOf(query, keys));
  const matches = seasons.reduce(
    (sum, season) =>
      keys.season === undefined || keys.season === season.record.id
        ? sum + season.matches.filter(takesPart).length
        : sum,
    0,
  );
  return matches * (1 + ROW_COST * rowsOfMatch(query, keys));
}

/** Requires that evidence is within the cost limit. **Throws** a problem of status 413. */
export function requireEvidenceCost(cost: number): void {
  if (cost <= MAX_QUERY_COST) return;
  throw new Problem(
    'query-too-costly',
    `The evidence costs ${cost}: 1 for each match, and ${ROW_COST} for each person or squad in it. The limit is ${MAX_QUERY_COST}. Choose fewer matches, or a row of one person or squad.`,
  );
}
