import { matchViewOf, scoreCheckOf, type Match } from '@goalsquare/engine';
import { readCsv } from '@goalsquare/data';

const quarters = ['q1', 'q2', 'q3', 'final'] as const;
const columns = ['home', 'away'].flatMap((side) =>
  quarters.flatMap((quarter) => [`${side}_${quarter}_goals`, `${side}_${quarter}_behinds`]),
);

/**
 * How many quarter scores of squads equal the official ones, with and without the rushed behinds that the importer
 * inferred from the official scores.
 */
export interface TeamQuarters {
  readonly equal: number;
  readonly captured: number;
  readonly of: number;
}

/** Compares both squads' goals and behinds in each quarter with a results file. */
export function compareQuarters(matches: ReadonlyMap<number, Match>, file: string): TeamQuarters {
  const rows = readCsv(file, ['match_id', ...columns]);
  const pairs = rows.flatMap((row) => {
    const match = matches.get(Number(row.of.match_id));
    if (match === undefined) return [];
    const view = matchViewOf(match);
    const { score } = view;
    const { inferred } = scoreCheckOf(view);
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
        const isInferred = inferred.some(
          (one) => one.side === side && (one.period === at + 1 || (at === 3 && one.period > 4)),
        );
        return { equal, captured: equal && !isInferred };
      });
    });
  });
  return {
    equal: pairs.filter(({ equal }) => equal).length,
    captured: pairs.filter(({ captured }) => captured).length,
    of: pairs.length,
  };
}
