/**
 * What a player on the ground is there to do. `Loose` is a player without a direct opponent. **Source**: the
 * time-on-ground metrics.
 */
export const roles = ['Defence', 'Forward', 'Midfield', 'Ruck', 'Wing', 'Loose'] as const;

/** One of the roles. */
export type Role = (typeof roles)[number];
