/**
 * Logical zones seen from the acting squad, in the order of their column values. `CB` holds what belongs to a centre
 * bounce.
 */
export const logicalZones = ['D50', 'DM', 'CB', 'AM', 'F50'] as const;
export type LogicalZone = (typeof logicalZones)[number];

/** Zones a request may name. **Source**: specification section 5; `MID` = DM + AM + CB (design section 4). */
export const zoneFilters = ['D50', 'DM', 'MID', 'CB', 'AM', 'F50'] as const;
export type ZoneFilter = (typeof zoneFilters)[number];

/** Physical zones: fixed ends of the ground, left to right. */
export const physicalZones = ['L50', 'LM', 'CB', 'RM', 'R50'] as const;
export type PhysicalZone = (typeof physicalZones)[number];

/** Column value of a zone: its place in `logicalZones`. */
export type ZoneIndex = 0 | 1 | 2 | 3 | 4;

export const CENTRE_BOUNCE_ZONE: ZoneIndex = 2;

/** The zone indices a filter stands for. */
export const zonesOfFilter = (filter: ZoneFilter): readonly ZoneIndex[] =>
  filter === 'MID' ? [1, 2, 3] : [logicalZones.indexOf(filter) as ZoneIndex];
