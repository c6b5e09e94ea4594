import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of one league's ladders, as their names say. */
export interface LadderFiles {
  readonly league: string;
  readonly results: string;
  readonly byRound: string;
  readonly final: string | undefined;
}

/** The leagues of which a folder holds results and ladders by round. **Empty**: none where the folder is absent. */
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
