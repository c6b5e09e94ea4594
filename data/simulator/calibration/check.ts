import { openMatch, matchViewOf } from '@goalsquare/engine';
import { compareLists } from './lists.js';
import { Careers } from './measures/careers.js';
import { Chains } from './measures/chains.js';
import { Events } from './measures/events.js';
import { Frees } from './measures/frees.js';
import { Kicks } from './measures/kicks.js';
import { Laws } from './measures/laws.js';
import type { Measure } from './measures/measure.js';
import { Players } from './measures/players.js';
import { Stops } from './measures/play.js';
import { Scores } from './measures/scores.js';
import { Seasons } from './measures/season.js';
import { Shots } from './measures/shots.js';
import { Teams } from './measures/teams.js';
import { Zones } from './measures/zones.js';
import type { SampleMatch } from './sample-season.js';
import type { Compared } from './verdict.js';

/** Returns the measures of a competition. There are fewer real figures for women's matches. */
const measuresOf = (competition: 'men' | 'women'): readonly Measure[] => [
  new Laws(),
  ...(competition === 'men'
    ? [
        new Frees(),
        new Events(),
        new Shots(),
        new Kicks(),
        new Zones(),
        new Chains(),
        new Stops(),
        new Seasons(),
        new Careers(),
      ]
    : []),
  new Teams(competition),
  new Players(competition),
  new Scores(competition),
];

/**
 * Measures matches through the engine and compares every number with the real one. Player lists and fixtures come from
 * the plan of the sandbox world.
 */
export function compare(competition: 'men' | 'women', matches: Iterable<SampleMatch>): readonly Compared[] {
  const measures = measuresOf(competition);
  for (const { log, ...of } of matches) {
    const match = openMatch(log);
    const view = matchViewOf(match);
    const seen = { log, match, view, rows: view.rows, chains: view.chains(), ...of };
    for (const measure of measures) measure.take(seen);
  }
  return [...measures.flatMap((measure) => measure.compared()), ...compareLists(competition)].map((row) => ({
    ...row,
    group: `${competition} ${row.group}`,
  }));
}
