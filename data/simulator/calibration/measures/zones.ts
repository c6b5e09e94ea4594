import { logicalZones, zoneFor } from '@goalsquare/engine';
import { numberIn, rowsOf } from '../reference.js';
import { Tallies } from '../tally.js';
import type { Compared } from '../verdict.js';
import { eventCodes } from './events.js';
import { comparing, type Measure, type Seen } from './measure.js';

const zones = ['D50', 'DM', 'AM', 'F50'] as const;
/**
 * Minimum number of locations in the two seasons of the real feed for an event to be compared: about seven in a match.
 */
const LEAST_EVENTS = 2000;

/** Compares the zones of events by the squad that owns the chain, as that squad sees them. */
export class Zones implements Measure {
  readonly #counts = new Tallies();

  take({ chains, view }: Seen): void {
    const nameOf = new Map(
      Object.entries(eventCodes).flatMap(([name, { codes }]) => codes.map((code) => [code, name] as const)),
    );
    for (const row of chains.flatMap((chain) => chain.rows.filter(({ side }) => side === chain.side))) {
      if (row.side === undefined || !row.located) continue;
      const zone = logicalZones[zoneFor(row, row.side, view.setting)];
      const name = nameOf.get(row.code);
      if (name !== undefined) this.#counts.of(name, zone).add(1);
      if (row.play.is === 'disposal') this.#counts.of('Disposals', zone).add(1);
      if (row.inside50) this.#counts.of('Kick Into F50', zone).add(1);
    }
  }

  compared(): readonly Compared[] {
    const real = rowsOf('zone_by_event').filter((row) => numberIn(row, 'n') >= LEAST_EVENTS);
    const disposals = { description: 'Disposals', D50: '0.227', DM: '0.338', AM: '0.31', F50: '0.124' };
    return [...real, disposals].flatMap((row) => {
      const count = (zone: string): number => this.#counts.of(row.description, zone).count;
      const whole = zones.reduce((sum, zone) => sum + count(zone), 0);
      if (whole === 0) return [];
      return zones.map((zone) =>
        comparing('zones').share(`${row.description} in ${zone}`, numberIn(row, zone), count(zone) / whole),
      );
    });
  }
}
