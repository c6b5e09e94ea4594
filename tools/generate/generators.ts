import type { NamedProgram } from '../dev/named-programs.js';

/** A generator that runs only when it is named. */
export interface Generator extends NamedProgram {
  /** Files and folders in which everything is written by this generator. */
  readonly writes: readonly string[];
}

/** The generators that run only when they are named. */
export const generators: readonly Generator[] = [
  { name: 'examples', writes: ['openapi/components/examples'], run: () => import('./examples.js') },
  { name: 'profiles', writes: ['gatsby-site/facts/profiles'], run: () => import('./profiles.js') },
  { name: 'seasons', writes: ['gatsby-site/facts/seasons'], run: () => import('./seasons.js') },
  { name: 'world', writes: ['data/world'], run: () => import('./world.js') },
  {
    name: 'fonts',
    writes: ['gatsby-site/static/fonts', 'gatsby-site/facts/fonts.json'],
    run: () => import('./fonts.js'),
  },
  {
    name: 'workbook',
    writes: ['clients/excel/goalsquare.xlsx'],
    run: () => import('../../clients/excel/generate/generate-workbook.js'),
  },
  { name: 'state', writes: [], run: () => import('../../server/test/upgrade/record-state.js') },
];
