import { sides } from '@goalsquare/engine';
import { DataError, type Fault } from '../../log/fault.js';
import type { Findings } from '../findings.js';
import type { RoundNumbers } from './numbering.js';
import { fieldPlace, rowName } from '../row-place.js';
import type { KnownMatch, SameMatch } from './same-match.js';

/**
 * Number of days after a grand final within which a match still belongs to the same season: replays, and matches played
 * late.
 */
const MOST_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

const numberOfDay = (day: string): number => Date.parse(day) / DAY_MILLISECONDS;

/**
 * Checks that no home-and-away match was played long after the grand final of its season. **Throws** DataError if one
 * was, because the year then has two seasons, which would become one.
 */
export function checkSeasons(matches: readonly SameMatch[], known: readonly KnownMatch[]): void {
  const grandFinals = new Map<number, { readonly day: string; readonly place: string }>();
  const add = (season: number, day: string | undefined, place: string): void => {
    const before = grandFinals.get(season);
    if (day !== undefined && (before === undefined || day < before.day)) grandFinals.set(season, { day, place });
  };
  for (const { header, day } of known)
    if (header.type === 'GF') add(header.seasonId, day, `match ${header.id} of the folder`);
  for (const { row, day } of matches) if (row.type === 'GF') add(row.seasonId, day, `${rowName(row)} of ${row.file}`);
  const faults = matches.flatMap(({ row, day }): readonly Fault[] => {
    const final = grandFinals.get(row.seasonId);
    const isPlayed = row.score !== undefined || row.byPlayer;
    if (final === undefined || day === undefined || row.type !== 'HA' || !isPlayed) return [];
    if (numberOfDay(day) <= numberOfDay(final.day) + MOST_DAYS) return [];
    const allowed = `a day before the grand final of ${row.seasonId}, ${final.day} (${final.place}); if the year has two seasons, import the later one from a separate file, as its own league (--league, --league-name) or as a season with another number (--season)`;
    return [{ ...fieldPlace(row, 'date'), value: day, allowed }];
  });
  if (faults.length > 0) throw new DataError(faults.slice(0, 1));
}

/** Reports squads that play twice in a round or on a day. */
export function reportTwice(
  matches: readonly SameMatch[],
  numbers: ReadonlyMap<SameMatch, RoundNumbers>,
  findings: Findings,
): void {
  const first = new Map<string, SameMatch>();
  for (const match of matches) {
    const { row, day } = match;
    if (row.status === 'CANC' || row.status === 'POST') continue;
    for (const side of sides) {
      const [squad, number] = [row[side], numbers.get(match)?.roundNumber ?? 0];
      const keys = [
        [`${row.seasonId} round ${number}`, `round ${number}`],
        ...(day === undefined ? [] : [[day, day] as const]),
      ] as const;
      const twice = keys.find(([key]) => first.has(`${key} ${squad}`));
      for (const [key] of keys) if (!first.has(`${key} ${squad}`)) first.set(`${key} ${squad}`, match);
      if (twice === undefined) continue;
      const before = first.get(`${twice[0]} ${squad}`)?.row;
      findings.add({
        ...fieldPlace(row, side),
        value: squad,
        allowed: `one match per squad, round and day; ${rowName(before ?? row)} of ${(before ?? row).file} has another for ${twice[1]}`,
        action: 'both are imported',
      });
    }
  }
}
