import type { NamedProgram } from '../dev/named-programs.js';

/** THE generators that run by their names only. */
export const generators: readonly NamedProgram[] = [
  { name: 'examples', run: () => import('./examples.js') },
  { name: 'profiles', run: () => import('./profiles.js') },
  { name: 'seasons', run: () => import('./seasons.js') },
  { name: 'world', run: () => import('./world.js') },
  { name: 'fonts', run: () => import('./fonts.js') },
  { name: 'workbook', run: () => import('./workbook.js') },
];
