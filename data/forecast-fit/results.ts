import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readCsv } from '@goalsquare/data';
import type { RatedMatch } from '@goalsquare/engine';

/** A squad's score: points, goals and behinds. */
export interface Scored {
  readonly points: number;
  readonly goals: number;
  readonly behinds: number;
}

/** A match result. `breaks` are the scores at the first three breaks, if the file has them. */
export interface ResultRow extends RatedMatch {
  readonly id: number;
  readonly league: string;
  readonly isFinal: boolean;
  readonly score: readonly [Scored, Scored];
  readonly breaks: readonly (readonly [Scored, Scored])[];
}

const scoredOf = (goals: number, behinds: number): Scored => ({ goals, behinds, points: 6 * goals + behinds });

/** Returns the points of the home squad minus those of the away squad. */
export const marginOf = ([home, away]: readonly [Scored, Scored]): number => home.points - away.points;

/** Numbers names in the order in which they first occur. */
class Numbers {
  readonly #of = new Map<string, number>();

  of(name: string): number {
    const known = this.#of.get(name) ?? this.#of.size + 1;
    this.#of.set(name, known);
    return known;
  }
}

/**
 * Returns the paths of a folder's files whose names match, sorted. **Empty**: an empty list if there is no such folder.
 */
export const filesIn = (folder: string, form: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => form.test(name))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

const quarters = ['q1', 'q2', 'q3', 'final'] as const;
const scoreColumns = ['home', 'away'].flatMap((side) =>
  quarters.flatMap((quarter) => [`${side}_${quarter}_goals`, `${side}_${quarter}_behinds`]),
);

function menIn(file: string, squads: Numbers, venues: Numbers): readonly ResultRow[] {
  return readCsv(file, ['match_id', 'season', 'phase', 'venue', 'home', 'away', ...scoreColumns]).map(({ of }) => {
    const at = (quarter: string): readonly [Scored, Scored] => {
      const ofSide = (side: string): Scored =>
        scoredOf(Number(of[`${side}_${quarter}_goals`]), Number(of[`${side}_${quarter}_behinds`]));
      return [ofSide('home'), ofSide('away')];
    };
    return {
      id: Number(of.match_id),
      league: 'aflm',
      year: Number(of.season),
      isFinal: of.phase !== 'HA',
      home: squads.of(of.home ?? ''),
      away: squads.of(of.away ?? ''),
      venue: venues.of(of.venue ?? ''),
      score: at('final'),
      breaks: ['q1', 'q2', 'q3'].map(at),
    };
  });
}

function womenIn(file: string, squads: Numbers): readonly ResultRow[] {
  const columns = ['match_no', 'season', 'round', 'team_1', 'goals_1', 'behinds_1', 'team_2', 'goals_2', 'behinds_2'];
  return readCsv(file, columns).map(({ of }) => ({
    id: Number(of.match_no),
    league: 'aflw',
    year: Number((of.season ?? '').slice(0, 4)),
    isFinal: !(of.round ?? '').startsWith('Round'),
    home: squads.of(of.team_1 ?? ''),
    away: squads.of(of.team_2 ?? ''),
    score: [scoredOf(Number(of.goals_1), Number(of.behinds_1)), scoredOf(Number(of.goals_2), Number(of.behinds_2))],
    breaks: [],
  }));
}

/**
 * Returns the results of men's and women's matches in some folders. They are sorted by id, which is also the order of
 * dates. A match that two files contain counts once. **Empty**: empty lists without files.
 */
export function readResults(folders: readonly string[]): {
  readonly men: readonly ResultRow[];
  readonly women: readonly ResultRow[];
} {
  const [squads, venues] = [new Numbers(), new Numbers()];
  const all = (form: RegExp, read: (file: string) => readonly ResultRow[]): readonly ResultRow[] => {
    const rows = folders.flatMap((folder) => filesIn(folder, form)).flatMap(read);
    return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.id - b.id);
  };
  return {
    men: all(/^results_aflm_.*\.csv(\.gz)?$/u, (file) => menIn(file, squads, venues)),
    women: all(/^results_aflw_.*\.csv(\.gz)?$/u, (file) => womenIn(file, squads)),
  };
}
