import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import type { MatchRow } from './matches.js';

/** Reports a match whose ground has a different size in the venue file. `file` is the name of the match file. */
export function checkGround(
  match: MatchRow,
  file: string,
  { venue, companions }: Pick<ImportContext, 'venue' | 'companions'>,
  findings: Findings,
): void {
  const { id } = venue(match.venue);
  const row = companions.venues.find(({ name, size }) => size !== undefined && venue(name).id === id);
  for (const [field, member] of [
    ['venue_length_m', 'lengthMetres'],
    ['venue_width_m', 'widthMetres'],
  ] as const) {
    const expected = row?.size?.[member];
    if (row === undefined || expected === undefined || expected === match[member]) continue;
    findings.add({
      file,
      line: match.line,
      field,
      value: match[member],
      allowed: `${expected}, as on line ${row.line} of ${row.file}`,
      action: `the size of ${file} is used`,
    });
  }
}
