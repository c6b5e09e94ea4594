/**
 * Roles of players on the ground, which the metrics `TIME_ON_GROUND_*` also use. A `Loose` player has no direct
 * opponent.
 */
export const roles = ['Defence', 'Forward', 'Midfield', 'Ruck', 'Wing', 'Loose'] as const;

/** One of the roles. */
export type Role = (typeof roles)[number];
