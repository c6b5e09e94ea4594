import { ladderOf, roundTo, type SeasonFacts } from '@goalsquare/engine';
import { readCsv } from '@goalsquare/data';

const columns = [
  'season',
  'team',
  'official_position',
  'wins',
  'losses',
  'draws',
  'ladder_points',
  'points_for',
  'points_against',
  'percentage',
] as const;

/** How the final ladders differ from the official ones. */
export interface FinalComparison {
  readonly lines: number;
  readonly equal: number;
  readonly differences: readonly string[];
}

/**
 * Compares the last ladder of each season with the official one: position, results, points, points for and against,
 * percentage.
 */
export function compareFinal(seasons: ReadonlyMap<number, SeasonFacts>, file: string): FinalComparison {
  const compared = readCsv(file, columns).map(({ of }) => {
    const facts = seasons.get(Number(of.season));
    const line = facts && ladderOf(facts).lines.find(({ squad }) => squad.name === of.team);
    const official = [
      of.official_position,
      of.wins,
      of.losses,
      of.draws,
      of.ladder_points,
      of.points_for,
      of.points_against,
    ].map(Number);
    const ours =
      line === undefined
        ? []
        : [line.position, line.wins, line.losses, line.draws, line.points, line.for, line.against];
    const equal = ours.join() === official.join() && line?.percentage === roundTo(Number(of.percentage), 2);
    return equal
      ? []
      : [
          `${of.season} final: ${of.team} has ${[...ours, line?.percentage].join(' ')}, officially ${[...official, of.percentage].join(' ')}`,
        ];
  });
  return {
    lines: compared.length,
    equal: compared.filter((shown) => shown.length === 0).length,
    differences: compared.flat(),
  };
}
