/**
 * Logical zones, as the acting squad sees them, in the order of their column values. `CB` contains everything that
 * belongs to a centre bounce.
 */
export const logicalZones = ['D50', 'DM', 'CB', 'AM', 'F50'] as const;
export type LogicalZone = (typeof logicalZones)[number];

/** Zones of filters; `MID` is DM + AM + CB. **Source**: `docs/statistics.md`. */
export const zoneFilters = ['D50', 'DM', 'MID', 'CB', 'AM', 'F50'] as const;
export type ZoneFilter = (typeof zoneFilters)[number];

/** Physical zones: fixed ends of the ground, left to right. */
export const physicalZones = ['L50', 'LM', 'CB', 'RM', 'R50'] as const;
export type PhysicalZone = (typeof physicalZones)[number];

/** Column value of a zone: its position in `logicalZones`. */
export type ZoneIndex = 0 | 1 | 2 | 3 | 4;

export const CENTRE_BOUNCE_ZONE: ZoneIndex = 2;

/** Returns the zone indices of a filter. */
export const zonesOfFilter = (filter: ZoneFilter): readonly ZoneIndex[] =>
  filter === 'MID' ? [1, 2, 3] : [logicalZones.indexOf(filter) as ZoneIndex];
