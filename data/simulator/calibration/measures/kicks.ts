import { numberIn, rowsOf } from '../reference.js';
import { Tallies, Tally } from '../tally.js';
import type { Compared } from '../verdict.js';
import { binOf, comparing, type Measure, type Seen } from './measure.js';

const edges = [0, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80] as const;
const qualities = ['effective', 'ineffective', 'clanger'] as const;

/**
 * Compares the length of kicks other than shots, and their quality by length. The length of a kick is the distance to
 * the location of the next event.
 */
export class Kicks implements Measure {
  readonly #lengths = new Tally();
  readonly #counts = new Tallies();

  take({ rows }: Seen): void {
    rows.forEach((row, at) => {
      const { play } = row;
      if (play.is !== 'disposal' || play.by !== 'kick') return;
      this.#counts.of('all').add(1);
      this.#counts.of('all', play.quality).add(1);
      const next = rows
        .slice(at + 1, at + 4)
        .find((later) => later.located && later.code !== 'IFTA' && later.code !== 'BLOC');
      if (row.shot || next?.period !== row.period) return;
      const metres = Math.hypot(next.x - row.x, next.y - row.y);
      this.#lengths.add(metres);
      this.#counts.of(binOf(edges, metres)).add(1);
      this.#counts.of(binOf(edges, metres), play.quality).add(1);
    });
  }

  compared(): readonly Compared[] {
    const { meanAndSd, share } = comparing('kicks by length');
    const of = (name: string | number, quality: string): number =>
      this.#counts.of(name, quality).count / Math.max(1, this.#counts.of(name).count);
    const real = { effective: 0.685, ineffective: 0.217, clanger: 0.099 };
    return [
      ...meanAndSd('length in metres', [35.5, 13.6], this.#lengths),
      ...qualities.map((quality) => share(`all ${quality}`, real[quality], of('all', quality))),
      ...rowsOf('kick_distance').flatMap((row, bin) => {
        const [name, common] = [`${row.dist ?? ''} m`, numberIn(row, 'share') >= 0.005];
        return [
          share(name, numberIn(row, 'share'), this.#counts.of(bin).count / this.#lengths.count),
          ...(common
            ? qualities.map((quality) => share(`${name} ${quality}`, numberIn(row, quality), of(bin, quality)))
            : []),
        ];
      }),
    ];
  }
}
