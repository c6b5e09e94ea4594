import type { MatchStore, Season } from '@goalsquare/data';
import {
  fullNamesOf,
  metricOf,
  planOf,
  playerStatistics,
  progressOf,
  roundTo,
  VALUE_DECIMALS,
  type Match,
  type MetricCode,
} from '@goalsquare/engine';
import type { SheetLeader, SheetLeaders } from '../../src/seasons/season-sheet.js';

/** Metrics with a list of leaders, and the length of a list. */
const listed = [
  'GOAL',
  'DISPOSAL',
  'MARK',
  'TACKLE',
  'CLEARANCE',
  'INSIDE_50',
  'METRES_GAINED',
  'HITOUT',
] as const satisfies readonly MetricCode[];
const BEST = 10;

interface Total {
  matches: number;
  readonly values: (number | undefined)[];
}

/** Adds a match's player totals. A metric that the match cannot supply is not added. */
function add(totals: Map<number, Total>, match: Match, plan: ReturnType<typeof planOf>): void {
  const { table } = playerStatistics(match, plan);
  match.persons.forEach((personId, slot) => {
    const total = totals.get(personId) ?? { matches: 0, values: [] };
    totals.set(personId, total);
    total.matches += 1;
    plan.codes.forEach((_, n) => {
      const value = table.value(n, slot);
      if (value !== undefined) total.values[n] = (total.values[n] ?? 0) + value;
    });
  });
}

interface Named {
  readonly name: string;
  readonly squad: string;
}

const namesIn = ({ record: { squads } }: Season): ReadonlyMap<number, Named> =>
  new Map(
    squads.flatMap((squad) =>
      squad.players.map((player) => [player.personId, { name: fullNamesOf(player).fullname, squad: squad.name }]),
    ),
  );

function bestOf(
  totals: ReadonlyMap<number, Total>,
  n: number,
  names: ReadonlyMap<number, Named>,
): readonly SheetLeader[] {
  const ranked = [...totals]
    .flatMap(([personId, { matches, values }]) => {
      const [value, named] = [values[n] ?? 0, names.get(personId)];
      return value > 0 && named ? [{ personId, ...named, value: roundTo(value, VALUE_DECIMALS), matches }] : [];
    })
    .sort((a, b) => b.value - a.value || a.personId - b.personId);
  return ranked
    .map((one) => ({ place: ranked.findIndex(({ value }) => value === one.value) + 1, ...one }))
    .filter(({ place }) => place <= BEST);
}

/**
 * Returns the ten best players of a season for each of several metrics, including ties for tenth place. **Empty**: a
 * metric that the season's matches cannot supply has no list.
 */
export async function leadersOfSeason(
  season: Season,
  store: MatchStore,
): Promise<Readonly<Record<string, SheetLeaders>>> {
  const plan = planOf('player', listed);
  const totals = new Map<number, Total>();
  for (const brief of season.matches) {
    const match = progressOf(brief) === 'Completed' ? await store.match(brief.id) : undefined;
    if (match !== undefined) add(totals, match, plan);
  }
  const names = namesIn(season);
  const lists = plan.codes.map((code, n): SheetLeaders => ({
    code,
    name: metricOf(code).namePlural,
    lines: bestOf(totals, n, names),
  }));
  return Object.fromEntries(lists.filter(({ lines }) => lines.length > 0).map((list) => [list.code, list]));
}
