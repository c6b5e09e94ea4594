import type { Row } from '@goalsquare/engine';
import { Tallies } from '../tally.js';
import type { Compared } from '../verdict.js';
import { comparing, type Measure, type Seen } from './measure.js';

/** Maximum distance from the boundary for a ball that is out of bounds. **Units**: metres. */
const BOUNDARY_METRES = 1;
/** Maximum distance from the centre of a goal for a contest that is in front of it. **Units**: metres. */
const FRONT_METRES = 30;
/** Depth and half the width of the goal square. **Units**: metres. */
const GOAL_SQUARE = { depth: 9, halfWidth: 3.2 } as const;
/** Minimum time between two tackles by a player. **Units**: seconds. */
const TACKLE_SECONDS = 1;

const contests: ReadonlySet<string> = new Set([
  ...['COTA', 'IFTA', 'BLOC', 'SPOI', 'SPGP', 'SPIN', 'MACO', 'MAFU', 'MADR', 'FAMA'],
  ...['OTWI', 'OTLO', 'OTNE', 'ODWI', 'ODLO', 'ODNE'],
]);
const tackles: ReadonlySet<string> = new Set(['TACK', 'TARD', 'TAIN', 'TAMI']);

const measures = {
  out: 'balls out of bounds away from the boundary',
  onFull: 'kicks out on the full inside the boundary',
  contest: 'missed shots with a contest in front of goal next',
  tackle: 'tackles within a second of another by the player',
  kickIn: 'kick-ins from outside the goal square',
} as const;

/** Measures the share of plays that break a law of the game or of nature. */
export class Laws implements Measure {
  readonly #tallies = new Tallies();

  take({ log, rows }: Seen): void {
    const { lengthMetres, widthMetres } = log.header.venue;
    const [halfLength, halfWidth] = [lengthMetres / 2, widthMetres / 2];
    const inside = ({ x, y }: Row): number => {
      const share = Math.hypot(x / halfLength, y / halfWidth);
      return share === 0 ? halfWidth : (Math.hypot(x, y) / share) * (1 - share);
    };
    const last = new Map<number, number>();
    rows.forEach((row, at) => {
      if (row.code === 'OOBO') this.#add('out', Math.abs(inside(row)) > BOUNDARY_METRES);
      else if (row.code === 'OOTF') this.#add('onFull', inside(row) >= 0);
      else if (row.code === 'MISS') this.#add('contest', isContested(rows.slice(at + 1, at + 12), halfLength));
      else if (row.play.is === 'kickIn')
        this.#add(
          'kickIn',
          Math.abs(row.y) > GOAL_SQUARE.halfWidth || halfLength - Math.abs(row.x) > GOAL_SQUARE.depth,
        );
      else if (tackles.has(row.code) && row.slot !== undefined) {
        const second = row.period * 10_000 + row.seconds;
        this.#add('tackle', second - (last.get(row.slot) ?? -Infinity) <= TACKLE_SECONDS);
        last.set(row.slot, second);
      }
    });
  }

  compared(): readonly Compared[] {
    return Object.entries(measures).map(([name, measure]) =>
      comparing('laws').atMost(measure, 0, this.#tallies.of(name).mean),
    );
  }

  #add(name: keyof typeof measures, breaks: boolean): void {
    this.#tallies.of(name).add(breaks ? 1 : 0);
  }
}

/** Returns whether players contest the ball in front of goal before a player wins it or play stops. */
function isContested(after: readonly Row[], halfLength: number): boolean {
  const end = after.findIndex(
    ({ play, code }) =>
      code !== 'MACO' && (play.is === 'possession' || play.is === 'score' || play.is === 'restart' || code === 'OOBO'),
  );
  return after
    .slice(0, end === -1 ? after.length : end)
    .some(
      ({ code, located, x, y }) =>
        contests.has(code) && located && Math.hypot(halfLength - Math.abs(x), y) <= FRONT_METRES,
    );
}
