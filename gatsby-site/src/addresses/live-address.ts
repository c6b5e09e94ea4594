import { writeQuery } from './address-query';

/** Returns the address of the page that follows a match. */
export const liveAddress = (matchId: number): string => `/live/${writeQuery({ matchId })}`;
