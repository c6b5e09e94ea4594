import { metaOf, type Contributions } from '../contributions.js';
import { Finish } from './finish.js';
import type { Peer } from './peer.js';
import { rangesIn, selectionOf } from './selection.js';

interface Contribution {
  readonly moment: number;
  readonly side: number;
  readonly zone: number;
  readonly slot: number;
  readonly base: number;
  readonly amount: number;
}

const contributionsIn = ({ moments, sides, zones, slots, bases, amounts }: Contributions): readonly Contribution[] =>
  Array.from(moments, (moment, at) => ({
    moment,
    side: sides[at] ?? 0,
    zone: zones[at] ?? 0,
    slot: slots[at] ?? 0,
    base: bases[at] ?? 0,
    amount: amounts[at] ?? 0,
  }));

/** Loads the season as plain JavaScript objects in order of play. A question adds them up in one pass, in a Map. */
export function loadJavaScript(season: readonly Contributions[]): Peer {
  const matches = season.map((match) => ({ meta: metaOf(match), all: contributionsIn(match) }));
  return {
    prepare: (question) => {
      const { zones, side, bases, wholeMatch } = selectionOf(question);
      const [inZones, read] = [zones && new Set(zones), new Set(bases)];
      const finish = new Finish(question);
      return (index) => {
        const match = matches[index];
        if (match === undefined) throw new Error(`no match ${index}`);
        const { meta, all } = match;
        const ranges = wholeMatch ? undefined : rangesIn(meta, question.ask);
        const totals = finish.begin(meta);
        const bySquad = question.level === 'squad';
        const sums = new Map<number, number>();
        for (const { moment, side: acting, zone, slot, base, amount } of all) {
          if (side !== undefined && acting !== side) continue;
          if (inZones !== undefined && !inZones.has(zone)) continue;
          if (ranges !== undefined && !ranges.some(([from, to]) => moment >= from && moment <= to)) continue;
          if (!read.has(base) || (!bySquad && slot >= totals.width)) continue;
          const cell = base * totals.width + (bySquad ? acting : slot);
          sums.set(cell, (sums.get(cell) ?? 0) + amount);
        }
        for (const [cell, sum] of sums) totals.values[cell] = sum;
        return finish.answer(totals, meta);
      };
    },
    nativeBytes: () => 0,
    close: () => {
      matches.length = 0;
    },
  };
}
