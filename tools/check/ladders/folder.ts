import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The ladder files of one league, found by their names. */
export interface LadderFiles {
  readonly league: string;
  readonly results: string;
  readonly byRound: string;
  readonly final: string | undefined;
}

/**
 * Returns the leagues for which a folder has results and ladders by round. **Empty**: none if the folder does not
 * exist.
 */
export function laddersIn(folder: string): readonly LadderFiles[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  const find = (form: RegExp): string | undefined => names.find((name) => form.test(name));
  return names.flatMap((name): readonly LadderFiles[] => {
    const league = /^ladders_official_by_round_([a-z]+)_.*\.csv(?:\.gz)?$/u.exec(name)?.[1];
    const results = league === undefined ? undefined : find(new RegExp(`^results_${league}_.*\\.csv(?:\\.gz)?$`, 'u'));
    if (league === undefined || results === undefined) return [];
    const final = find(new RegExp(`^final_ladders_${league}_.*\\.csv(?:\\.gz)?$`, 'u'));
    return [
      {
        league,
        results: path.join(folder, results),
        byRound: path.join(folder, name),
        final: final === undefined ? undefined : path.join(folder, final),
      },
    ];
  });
}
