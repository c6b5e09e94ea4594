import { matchViewOf, type Match } from '@goalsquare/engine';
import { readCsv } from '@goalsquare/data';

const quarters = ['q1', 'q2', 'q3', 'final'] as const;
const columns = ['home', 'away'].flatMap((side) =>
  quarters.flatMap((quarter) => [`${side}_${quarter}_goals`, `${side}_${quarter}_behinds`]),
);

/** How many scores of a squad at the end of a quarter equal the official ones. */
export interface TeamQuarters {
  readonly equal: number;
  readonly of: number;
}

/** Compares goals and behinds of both squads within each quarter with a results file. */
export function compareQuarters(matches: ReadonlyMap<number, Match>, file: string): TeamQuarters {
  const rows = readCsv(file, ['match_id', ...columns]);
  const pairs = rows.flatMap((row) => {
    const match = matches.get(Number(row.of.match_id));
    if (match === undefined) return [];
    const { score } = matchViewOf(match);
    return (['home', 'away'] as const).flatMap((side, index) => {
      let before = { goals: 0, behinds: 0 };
      return quarters.map((quarter, at) => {
        const of = row.of;
        const now = {
          goals: Number(of[`${side}_${quarter}_goals`]),
          behinds: Number(of[`${side}_${quarter}_behinds`]),
        };
        const ours = score.periods[index as 0 | 1].filter(
          ({ period }) => period === at + 1 || (at === 3 && period > 4),
        );
        const equal =
          ours.reduce((sum, tally) => sum + tally.goals, 0) === now.goals - before.goals &&
          ours.reduce((sum, tally) => sum + tally.behinds, 0) === now.behinds - before.behinds;
        before = now;
        return equal;
      });
    });
  });
  return { equal: pairs.filter(Boolean).length, of: pairs.length };
}
