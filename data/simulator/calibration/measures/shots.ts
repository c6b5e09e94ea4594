import { numberIn, rowsOf, type ReferenceRow } from '../reference.js';
import { Tallies } from '../tally.js';
import type { Compared } from '../verdict.js';
import { binOf, comparing, type Measure, type Seen } from './measure.js';

const metres = [0, 15, 20, 25, 30, 35, 40, 45, 50, 55] as const;
const degrees = [0, 15, 30, 45, 60] as const;

/** Minimum number of real shots from which a share is meaningful. */
const LEAST_SHOTS = 100;

/** Compares the results of shots at goal by distance and angle, for set shots and general play. */
export class Shots implements Measure {
  readonly #tallies = new Tallies();
  #matches = 0;

  take({ view }: Seen): void {
    this.#matches += 1;
    for (const { set, metres: far, degrees: wide, result, row } of view.shots()) {
      if (row.play.is === 'disposal' && row.play.by === 'groundKick') continue;
      this.#tallies.of('set').add(set ? 1 : 0);
      for (const key of [
        `distance ${set} ${binOf(metres, far - 1e-9)}`,
        `angle ${set} ${binOf(degrees, wide - 1e-9)}`,
      ]) {
        this.#tallies.of(key, 'goal').add(result === 'GOAL' ? 1 : 0);
        this.#tallies.of(key, 'behind').add(result === 'BEHI' ? 1 : 0);
      }
    }
  }

  compared(): readonly Compared[] {
    const shots = this.#tallies.of('set');
    const { mean, share } = comparing('shots');
    return [
      mean('a match', 49, shots.count / this.#matches),
      share('set shots', 0.5, shots.mean),
      ...this.#by('distance', rowsOf('shot_distance'), 'db', metres),
      ...this.#by('angle', rowsOf('shot_dist_angle'), 'ab', degrees),
    ];
  }

  #by(kind: string, rows: readonly ReferenceRow[], column: string, edges: readonly number[]): readonly Compared[] {
    const { share } = comparing(`shots by ${kind}`);
    return [true, false].flatMap((set) =>
      edges.flatMap((edge, bin) => {
        const real = rows.filter(
          (row) =>
            row.set === (set ? 'True' : 'False') &&
            Number((row[column] ?? '').slice(1).split(',')[0]) === (edge === 0 && column === 'ab' ? -1 : edge),
        );
        const sum = (name: string): number => real.reduce((total, row) => total + numberIn(row, name), 0);
        const n = sum('n');
        if (n < LEAST_SHOTS) return [];
        const name = `${set ? 'set' : 'general'} from ${edge} ${kind === 'angle' ? 'degrees' : 'm'}`;
        return ['goal', 'behind'].map((result) =>
          share(`${name}: ${result}`, sum(result) / n, this.#tallies.of(kind, `${set}`, bin, result).mean),
        );
      }),
    );
  }
}
