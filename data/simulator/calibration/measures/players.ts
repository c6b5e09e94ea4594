import { playerStatistics, type SeasonPositionCode } from '@goalsquare/engine';
import { cellsOf } from '../reference.js';
import { Tallies } from '../tally.js';
import { boxScoreOf, countedFor, plans } from './box-score.js';
import { comparing, type Measure, type Seen } from './measure.js';

/**
 * Group of each season position in the real figures. Men's groups were inferred from where players play, so
 * midfielder-forwards count as midfielders.
 */
const groupsOf: Readonly<Record<'men' | 'women', Readonly<Record<SeasonPositionCode, string>>>> = {
  men: { GD: 'DEF', KD: 'DEF', MID: 'MID', WNG: 'MID', MF: 'MID', GF: 'FWD', KF: 'FWD', RK: 'RUCK' },
  women: { GD: 'DEF', KD: 'DEF', MID: 'MID', WNG: 'MID', MF: 'FWD', GF: 'FWD', KF: 'FWD', RK: 'RUCK' },
};

const files = { men: 'player_by_role_afl', women: 'player_by_role_aflw_2023' } as const;
const TOG: readonly string[] = ['percentage_of_game_played', 'tog_percentage'];
/** Columns that depend on player lists, not on matches. */
const bodies: readonly string[] = ['height', 'weight'];

/** Compares statistics by role, for players who are on the ground for at least half of a match. */
export class Players implements Measure {
  readonly #tallies = new Tallies();

  constructor(private readonly competition: 'men' | 'women') {}

  take({ match, positions }: Seen): void {
    const { table } = playerStatistics(match, plans.player);
    const marks = playerStatistics(match, plans.playerMarks, { zones: ['F50'] }).table;
    const timeOnGround = table.codes.indexOf('TIME_ON_GROUND');
    const length = match.periodSeconds.reduce((sum, seconds) => sum + seconds, 0);
    match.persons.forEach((personId, slot) => {
      const onGround = (100 * (table.value(timeOnGround, slot) ?? 0)) / length;
      const position = positions.get(personId);
      if (onGround < 50 || position === undefined) return;
      const group = groupsOf[this.competition][position];
      for (const [column, count] of boxScoreOf(table, marks, slot)) this.#tallies.of(group, column).add(count);
      for (const name of TOG) this.#tallies.of(group, name).add(onGround);
    });
  }

  compared(): ReturnType<Measure['compared']> {
    const [[, , ...groups] = [], ...rows] = cellsOf(files[this.competition]);
    const names = [...new Set(rows.map(([first = '']) => first))].filter((name) => !bodies.includes(name));
    return groups.flatMap((group, column) =>
      names.flatMap((name) => {
        const ours = this.#tallies.of(group, name);
        const real = (kind: string): number =>
          Number(rows.find(([first, second]) => first === name && second === kind)?.[column + 2]);
        return ours.count === 0
          ? []
          : comparing(group).meanAndSd(name, [countedFor(name, real('mean')), countedFor(name, real('std'))], ours);
      }),
    );
  }
}
