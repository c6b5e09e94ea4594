/** THE results of a kick around the ground: to a team-mate, to a contest, to no one, to the other squad. */
export const kickResults = ['found', 'contest', 'spill', 'clanger'] as const;

/** The result of a kick. */
export type KickResult = (typeof kickResults)[number];
