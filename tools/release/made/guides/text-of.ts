import { readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);

/** Returns the text of a file in the repository. */
export const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
