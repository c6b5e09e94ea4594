/** Returns the address at which a match is watched. */
export const liveAddress = (matchId: number): string => `/live/?matchId=${matchId}`;
