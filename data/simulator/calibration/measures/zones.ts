import { logicalZones, zoneFor } from '@goalsquare/engine';
import { numberIn, rowsOf } from '../reference.js';
import type { Compared } from '../verdict.js';
import { eventCodes } from './events.js';
import type { Measure, Seen } from './measure.js';

const zones = ['D50', 'DM', 'AM', 'F50'] as const;
/**
 * Minimum number of locations in the two seasons of the real feed for an event to be compared: about seven in a match.
 */
const LEAST_EVENTS = 2000;

/** Compares the zones of events by the squad that owns the chain, as that squad sees them. */
export class Zones implements Measure {
  readonly #count = new Map<string, number>();

  take({ chains, view }: Seen): void {
    const nameOf = new Map(
      Object.entries(eventCodes).flatMap(([name, { codes }]) => codes.map((code) => [code, name] as const)),
    );
    for (const row of chains.flatMap((chain) => chain.rows.filter(({ side }) => side === chain.side))) {
      if (row.side === undefined || !row.located) continue;
      const zone = logicalZones[zoneFor(row, row.side, view.setting)];
      const name = nameOf.get(row.code);
      if (name !== undefined) this.#add(name, zone);
      if (row.play.is === 'disposal') this.#add('Disposals', zone);
      if (row.inside50) this.#add('Kick Into F50', zone);
    }
  }

  compared(): readonly Compared[] {
    const real = rowsOf('zone_by_event').filter((row) => numberIn(row, 'n') >= LEAST_EVENTS);
    const disposals = { description: 'Disposals', D50: '0.227', DM: '0.338', AM: '0.31', F50: '0.124' };
    return [...real, disposals].flatMap((row) => {
      const name = row.description;
      const whole = zones.reduce((sum, zone) => sum + this.#of(name, zone), 0);
      if (whole === 0) return [];
      return zones.map((zone) => ({
        group: 'zones',
        measure: `${name} in ${zone}`,
        kind: 'share' as const,
        real: numberIn(row, zone),
        ours: this.#of(name, zone) / whole,
      }));
    });
  }

  #add(name: string, zone: string): void {
    this.#count.set(`${name} ${zone}`, this.#of(name, zone) + 1);
  }
  #of(name: string, zone: string): number {
    return this.#count.get(`${name} ${zone}`) ?? 0;
  }
}
