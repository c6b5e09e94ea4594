import type { SideIndex } from '../../vocabulary/sides.js';
import type { SeenBy } from '../acts/act-selection.js';
import type { ActFilter, Context } from '../filter.js';
import { mirrorBits, zoneBits } from '../zone-keys.js';

/** The owner of a value: a player (by slot) or a squad. */
export type EvidenceSubject =
  | { readonly level: 'player'; readonly slot: number }
  | { readonly level: 'squad'; readonly side: SideIndex; readonly context: Context };

/**
 * A value of a person or squad that a result adds or subtracts.
 * **Shape**: `zones` are bits of logical zones, `by` is the side whose point of view applies to scores and areas.
 */
export interface EvidencePart {
  readonly sign: 1 | -1;
  readonly of: { readonly slot: number } | { readonly side: SideIndex };
  readonly zones: number;
  readonly by: SeenBy;
}

/**
 * Returns the parts of a value: one or, for differences, the squad's own and its opponent's.
 * **Source**: `docs/statistics.md`.
 */
export function partsOf(subject: EvidenceSubject, filter: ActFilter): readonly EvidencePart[] {
  const zones = zoneBits(filter.zones);
  if (subject.level === 'player') return [{ sign: 1, of: { slot: subject.slot }, zones, by: 'actingSquad' }];
  const { side, context } = subject;
  const own: EvidencePart = { sign: 1, of: { side }, zones, by: 'actingSquad' };
  const other = { ...own, of: { side: (1 - side) as SideIndex } };
  switch (context) {
    case 'For':
      return [own];
    case 'Against':
      return [other];
    case 'Diff':
      return [own, { ...other, sign: -1 }];
    case 'PhysicalDiff':
      return [own, { ...other, sign: -1, zones: mirrorBits(zones), by: 'opponent' }];
  }
}
