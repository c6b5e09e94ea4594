/** Folder of the totals of seasons in the folder of state. It can be removed at any time. */
export const SEASONS_FOLDER = 'seasons';
