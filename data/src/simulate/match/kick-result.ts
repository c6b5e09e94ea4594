/** THE ways a kick around the ground can go: to a team-mate, to a contest, to nobody, to the other squad. */
export const kickResults = ['found', 'contest', 'spill', 'clanger'] as const;

/** How a kick went. */
export type KickResult = (typeof kickResults)[number];
