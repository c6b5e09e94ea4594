import { numberIn, rowsOf } from '../reference.js';
import { Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { binOf, meanAndSd, type Measure, type Seen } from './measure.js';

const edges = [0, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80] as const;
const qualities = ['effective', 'ineffective', 'clanger'] as const;

/**
 * Compares the length of kicks other than shots, and their quality by length. The length of a kick is the distance to
 * the location of the next event.
 */
export class Kicks implements Measure {
  readonly #lengths = new Tally();
  readonly #count = new Map<string, number>();
  #kicks = 0;

  take({ rows }: Seen): void {
    rows.forEach((row, at) => {
      const { play } = row;
      if (play.is !== 'disposal' || play.by !== 'kick') return;
      this.#add(`all ${play.quality}`);
      this.#kicks += 1;
      const next = rows
        .slice(at + 1, at + 4)
        .find((later) => later.located && later.code !== 'IFTA' && later.code !== 'BLOC');
      if (row.shot || next?.period !== row.period) return;
      const metres = Math.hypot(next.x - row.x, next.y - row.y);
      this.#lengths.add(metres);
      this.#add(`${binOf(edges, metres)}`);
      this.#add(`${binOf(edges, metres)} ${play.quality}`);
    });
  }

  compared(): readonly Compared[] {
    const bins = rowsOf('kick_distance').flatMap((row, bin) => {
      const name = row.dist ?? '';
      const n = this.#of(`${bin}`);
      const share = {
        group: 'kicks by length',
        measure: `${name} m`,
        kind: 'share' as const,
        real: numberIn(row, 'share'),
        ours: n / this.#lengths.count,
      };
      if (numberIn(row, 'share') < 0.005) return [share];
      return [
        share,
        ...qualities.map((quality) => ({
          group: 'kicks by length',
          measure: `${name} m ${quality}`,
          kind: 'share' as const,
          real: numberIn(row, quality),
          ours: n === 0 ? 0 : this.#of(`${bin} ${quality}`) / n,
        })),
      ];
    });
    const real = { effective: 0.685, ineffective: 0.217, clanger: 0.099 };
    return [
      ...meanAndSd({ group: 'kicks by length', measure: 'length in metres', real: [35.5, 13.6], ours: this.#lengths }),
      ...qualities.map((quality) => ({
        group: 'kicks by length',
        measure: `all ${quality}`,
        kind: 'share' as const,
        real: real[quality],
        ours: this.#of(`all ${quality}`) / this.#kicks,
      })),
      ...bins,
    ];
  }

  #add(name: string): void {
    this.#count.set(name, this.#of(name) + 1);
  }
  #of(name: string): number {
    return this.#count.get(name) ?? 0;
  }
}
