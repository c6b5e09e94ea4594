/**
 * The results of a kick around the ground: it finds a team-mate, goes to a contest, spills, or goes to the other squad.
 */
export const kickResults = ['found', 'contest', 'spill', 'clanger'] as const;

export type KickResult = (typeof kickResults)[number];
