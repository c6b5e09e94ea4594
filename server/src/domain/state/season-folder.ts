/** Folder of season totals in the state folder. It can be removed at any time. */
export const SEASONS_FOLDER = 'seasons';
