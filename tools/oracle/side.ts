/** One of the two squads. */
export type Side = 'home' | 'away';

/** The other squad. */
export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');
