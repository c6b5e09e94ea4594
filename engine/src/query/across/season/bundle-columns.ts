import { columnIn } from './column-in.js';
import type { PlanBundles } from './plan-bundles.js';
import type { BaseColumn, SeasonColumns } from './season-columns.js';

/*
 * The totals of bundles are computed when a question first reads them, and kept for the next ones: most questions read
 * the same metrics with other filters. `as number` marks an index that is in bounds by construction.
 */

/** Bundles of several bases that a season keeps: ten common metrics have seven. The oldest one makes room. */
const MOST_KEPT = 24;

/** Bytes that the kept bundles of a season may take for each of its rows. */
const BUNDLE_BYTES = MOST_KEPT * 4;

/** Bytes of totals, and of the bundles that are kept of so many rows. */
export function bytesOfTotals(
  {
    players,
    personTotals,
    squads,
    boxScores,
  }: Pick<SeasonColumns, 'players' | 'personTotals' | 'squads' | 'boxScores'>,
  rows: number,
): number {
  const boxes = [boxScores?.players, boxScores?.squads].flatMap((of) => [of?.bits, of?.values]);
  const ofBundles = players.some((column) => column !== undefined) ? rows * BUNDLE_BYTES : 0;
  return [...players, ...personTotals, ...squads, ...boxes].reduce(
    (bytes, column) => bytes + (column?.byteLength ?? 0),
    ofBundles,
  );
}

const keptOfSeasons = new WeakMap<SeasonColumns, Map<string, BaseColumn>>();

/** Returns the sum of some bases by row. **Empty**: `undefined` if all are 0. */
function sumOf(bases: Uint16Array, { players, persons }: SeasonColumns): BaseColumn {
  const sums = new Int32Array(persons.length);
  for (const base of bases) {
    const column = players[base];
    if (column === undefined) continue;
    for (let row = 0; row < sums.length; row += 1) sums[row] = (sums[row] as number) + (column[row] as number);
  }
  return columnIn(
    sums,
    persons.map((_, row) => row),
  );
}

function keptBundle(season: SeasonColumns, { bundles, keys }: PlanBundles, bundle: number): BaseColumn {
  let kept = keptOfSeasons.get(season);
  if (kept === undefined) keptOfSeasons.set(season, (kept = new Map<string, BaseColumn>()));
  const key = keys[bundle] as string;
  if (kept.has(key)) return kept.get(key);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size === MOST_KEPT) kept.delete(oldest);
  const made = sumOf(bundles[bundle] as Uint16Array, season);
  kept.set(key, made);
  return made;
}

/** Returns the only base of a bundle. **Empty**: `undefined` if it has several. */
const onlyBase = (bases: Uint16Array): number | undefined => (bases.length === 1 ? bases[0] : undefined);

/** Returns the totals of a bundle by row. **Empty**: `undefined` if all are 0. */
export function rowsOfBundle(season: SeasonColumns, of: PlanBundles, bundle: number): BaseColumn {
  const base = onlyBase(of.bundles[bundle] as Uint16Array);
  return base === undefined ? keptBundle(season, of, bundle) : season.players[base];
}

/** Returns the totals of a bundle by person. **Empty**: `undefined` if all are 0 and it has one base. */
export function personsOfBundle(season: SeasonColumns, of: PlanBundles, bundle: number): Int32Array | undefined {
  const base = onlyBase(of.bundles[bundle] as Uint16Array);
  if (base !== undefined) return season.personTotals[base];
  const sums = new Int32Array(season.runStarts.length - 1);
  for (const one of of.bundles[bundle] as Uint16Array) {
    const totals = season.personTotals[one];
    if (totals === undefined) continue;
    for (let run = 0; run < sums.length; run += 1) sums[run] = (sums[run] as number) + (totals[run] as number);
  }
  return sums;
}
