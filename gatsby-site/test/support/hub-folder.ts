import path from 'node:path';

/** The folder of the built hub. */
export const hubFolder = process.env.GOALSQUARE_HUB ?? path.resolve(import.meta.dirname, '../../public');
