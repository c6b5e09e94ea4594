/**
 * Roles of players on the ground. A `Loose` player has no direct opponent. The roles are those of the metrics
 * `TIME_ON_GROUND_*`.
 */
export const roles = ['Defence', 'Forward', 'Midfield', 'Ruck', 'Wing', 'Loose'] as const;

/** One of the roles. */
export type Role = (typeof roles)[number];
