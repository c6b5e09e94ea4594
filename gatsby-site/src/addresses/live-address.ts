import { writeQuery } from './address-query';

/** Returns the address of a match's live page. */
export const liveAddress = (matchId: number): string => `/live/${writeQuery({ matchId })}`;
