import type { MatchScore, PostPlayerMetricResponse, PostSquadMetricResponse, Statistic } from './contract/types.js';
import type { Cell, CellRow } from './flatten.js';
import type { Answer, OperationId } from './operation-types.js';
import type { Of } from './statistics.js';

/* The client loads this module with the first summary file. It must not import modules that are already loaded. */

/** Calls an operation and returns its response. */
export type Read = (id: OperationId, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The zones of a summary file. Zone X has the acts at centre bounces, and metrics without zones. */
const zones = { D50: 'D50', DM: 'DM', AM: 'AM', F50: 'F50', X: 'CB' } as const;

const UNZONED = 'unzoned';

const ofRow = [
  'squad_id',
  'squad_name',
  'opponent_squad_name',
  'squad_margin',
  'period',
  'period_margin',
  'zone',
] as const;

/** Columns whose older names are not simply their names in upper case. */
const legacyNames: Readonly<Record<string, string>> = {
  round_number: 'GROUP_ROUND_NO',
  person_fullname: 'FULLNAME',
  opponent_squad_name: 'OPP_SQUAD_NAME',
  period_margin: 'MARGIN',
  zone: 'ZONE_LOGICAL_AFL',
};

/** The counts of a squad or player in a zone. */
interface Counted {
  readonly squadId: number;
  readonly person: { readonly personId: number; readonly fullname: string } | undefined;
  readonly zone: string;
  readonly statistics: readonly Statistic[];
}

/** A summary file: its columns and rows. **Empty**: no rows if `fault` says which metrics it cannot contain. */
export interface SummaryFile {
  readonly columns: readonly string[];
  readonly rows: readonly CellRow[];
  readonly fault?: string;
}

/** Returns the metrics of a match that can be counted by period, and whether each can be counted by zone. */
async function countedMetrics(read: Read, of: Of, matchId: number): Promise<ReadonlyMap<string, boolean>> {
  const level = of === 'players' ? 'Player' : 'Squad';
  const glossary = (await read('getMetricGlossary', {})) as Answer<'getMetricGlossary'>;
  const dimensions = new Map(glossary.map((metric) => [metric.code, metric.dimensions]));
  const { metrics } = (await read('getMatchMetrics', { matchId })) as Answer<'getMatchMetrics'>;
  return new Map(
    metrics
      .filter((metric) => [level, 'Both'].includes(metric.level) && dimensions.get(metric.code)?.matchPeriod === true)
      .map(({ code }) => [code, dimensions.get(code)?.matchZone === true]),
  );
}

/** Returns the requests of a batch that counts metrics in each zone of a period. */
function requestsOf(codes: readonly string[], counted: ReadonlyMap<string, boolean>, period: number): unknown[] {
  const zoned = codes.filter((code) => counted.get(code) === true);
  const unzoned = codes.filter((code) => counted.get(code) === false);
  const requests = Object.entries(zones).map(([id, zone]) => ({
    id,
    metricCodes: zoned,
    periods: [period],
    zones: [zone],
  }));
  return [
    ...(zoned.length > 0 ? requests : []),
    ...(unzoned.length > 0 ? [{ id: UNZONED, metricCodes: unzoned, periods: [period] }] : []),
  ];
}

function countedIn(answer: PostPlayerMetricResponse | PostSquadMetricResponse): readonly Counted[] {
  const zoneOf = (id: string): string => (id === UNZONED ? 'X' : id);
  if ('playerStatistics' in answer)
    return answer.playerStatistics.flatMap(({ id, squads }) =>
      squads.flatMap((squad) =>
        squad.players.map((person) => ({
          squadId: squad.id,
          person,
          zone: zoneOf(id),
          statistics: person.statistics,
        })),
      ),
    );
  return answer.squadStatistics.flatMap(({ id, squads }) =>
    squads.map((squad) => ({
      squadId: squad.id,
      person: undefined,
      zone: zoneOf(id),
      statistics: squad.statistics,
    })),
  );
}

function rowOf({ home, away }: MatchScore, { squadId, person, zone }: Counted, period: number): CellRow {
  const [own, other] = squadId === home.id ? [home, away] : [away, home];
  return {
    ...(person !== undefined && { person_id: person.personId, person_fullname: person.fullname }),
    squad_id: own.id,
    squad_name: own.name,
    opponent_squad_name: other.name,
    squad_margin: own.margin,
    period,
    period_margin: own.periods.find((one) => one.period === period)?.margin ?? null,
    zone,
  };
}

/** Returns the summary file of a match: a row for each player or squad, period and zone, a column for each metric. */
export async function summaryFile(
  read: Read,
  of: Of,
  matchId: number,
  named: readonly string[] | undefined,
  isLegacy: boolean,
): Promise<SummaryFile> {
  const metrics = await countedMetrics(read, of, matchId);
  const chosen = named ?? [...metrics.keys()];
  const missing = chosen.filter((code) => !metrics.has(code));
  if (missing.length > 0) {
    const fault = `A summary file has no column for ${missing.join(', ')}. See metrics() and glossary() for those it has.`;
    return { columns: [], rows: [], fault };
  }
  const match = (await read('getMatch', { matchId })) as Answer<'getMatch'>;
  const score = (await read('getMatchScore', { matchId })) as MatchScore;
  const about = {
    match_id: match.id,
    season_id: match.seasonId,
    round_number: match.roundNumber,
    venue_name: match.venue.name,
  };
  const codes = chosen.map((code) => code.toLowerCase());
  const empty = Object.fromEntries(codes.map((code) => [code, null]));
  const rows = new Map<string, Record<string, Cell>>();
  const isOfPlayers = of === 'players';
  const id = isOfPlayers ? 'postPlayerStatistics' : 'postSquadStatistics';
  const member = isOfPlayers ? 'playerMetricRequests' : 'squadMetricRequests';
  for (const { period } of score.home.periods) {
    const body = { [member]: requestsOf(chosen, metrics, period) };
    const answer = (await read(id, { matchId, body })) as PostPlayerMetricResponse | PostSquadMetricResponse;
    for (const counted of countedIn(answer)) {
      const key = `${period} ${counted.squadId} ${counted.person?.personId ?? ''} ${counted.zone}`;
      const row: Record<string, Cell> = rows.get(key) ?? { ...about, ...rowOf(score, counted, period), ...empty };
      for (const { code, value } of counted.statistics) row[code.toLowerCase()] = value;
      rows.set(key, row);
    }
  }
  const ofPerson = isOfPlayers ? ['person_id', 'person_fullname'] : [];
  const columns = [...Object.keys(about), ...ofPerson, ...ofRow, ...codes];
  if (!isLegacy) return { columns, rows: [...rows.values()] };
  const older = (name: string): string => legacyNames[name] ?? name.toUpperCase();
  const inOlderNames = (row: CellRow): CellRow =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [older(name), cell]));
  return { columns: columns.map(older), rows: [...rows.values()].map(inOlderNames) };
}
