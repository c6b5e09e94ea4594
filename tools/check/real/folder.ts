import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of one season of real data, found by their names. */
export interface SeasonFiles {
  readonly league: string;
  readonly season: number;
  readonly events: string;
  readonly matches: string;
  readonly boxScores: string;
  readonly results: string | undefined;
}

/**
 * Returns the seasons for which a folder has events, matches and box scores. **Empty**: none if the folder does not
 * exist.
 */
export function seasonsIn(folder: string): readonly SeasonFiles[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  const find = (form: RegExp): string | undefined => {
    const name = names.find((candidate) => form.test(candidate));
    return name === undefined ? undefined : path.join(folder, name);
  };
  return names.flatMap((name) => {
    const [, league = '', year = ''] = /^events_([a-z]+)_(\d{4})\.csv(?:\.gz)?$/u.exec(name) ?? [];
    const matches = find(new RegExp(`^event_matches_${league}_${year}\\.csv`, 'u'));
    const boxScores = find(new RegExp(`^boxscores_${league}_${year}\\.csv`, 'u'));
    if (year === '' || matches === undefined || boxScores === undefined) return [];
    const results = find(new RegExp(`^results_${league}_`, 'u'));
    return [{ league, season: Number(year), events: path.join(folder, name), matches, boxScores, results }];
  });
}
