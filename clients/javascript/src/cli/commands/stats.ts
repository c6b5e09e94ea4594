import type { Command, Context, OperationCall } from '../command.js';
import type { Cell, CellRow } from '../../flatten.js';
import type { Rows } from '../../table-rows.js';
import { matchId, metricCodes } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { readJson } from '../read-json.js';
import { refuseOptions } from '../words.js';

/** Default metrics of a table on a terminal. */
const DEFAULT = ['DISPOSAL', 'KICK', 'HANDBALL', 'MARK', 'TACKLE', 'GOAL', 'BEHIND'];

/** Options that belong to a single question. */
const asked = ['metric', 'period', 'zone', 'team', 'last', 'context', 'as-of', 'known-at', 'tidy'] as const;

const isOfSquads = ({ words }: Context): boolean => words.has('squads') || words.text('context') !== undefined;

async function callOf(context: Context): Promise<OperationCall> {
  const { words, api } = context;
  const named = words.list('metric');
  return {
    id: isOfSquads(context) ? 'getSquadStatistics' : 'getPlayerStatistics',
    parameters: {
      matchId: await matchId(context, words.positionals),
      metric:
        named?.includes('all') === true ? undefined : named === undefined ? DEFAULT : await metricCodes(api, named),
      period: words.numbers('period'),
      zone: words.list('zone'),
      team: words.text('team'),
      lastXSeconds: words.number('last'),
      context: words.text('context'),
      asOf: words.text('as-of'),
      knownAt: words.text('known-at'),
    },
  };
}

/** Returns the rows of a batch of questions, in the JSON form of the contract. **Throws** `UsageError`, `ApiError`. */
async function batchRows(context: Context, file: string): Promise<Rows<CellRow>> {
  const { api, words } = context;
  refuseOptions(words, asked, 'is for one question: each question in --batch has its own filters');
  const list = await readJson(file);
  const [id, member] = isOfSquads(context)
    ? (['postSquadStatistics', 'squadMetricRequests'] as const)
    : (['postPlayerStatistics', 'playerMetricRequests'] as const);
  const body = { [member]: [list].flat() } as never;
  return api.rows(id, { matchId: await matchId(context, words.positionals), body });
}

/** Returns statistics with a column for each metric, sorted by the first metric, greatest first. */
function wide(rows: readonly CellRow[], who: readonly string[]): readonly CellRow[] {
  const codes = [...new Set(rows.map(({ metric_code: code }) => String(code)))];
  const owners = new Map<string, Record<string, Cell>>();
  for (const row of rows) {
    const key = `${String(row.squad_id)} ${String(row.person_id ?? '')}`;
    const names = who.map((name) => [name, row[name] ?? null] as const);
    const owner: Record<string, Cell> = owners.get(key) ?? {
      ...(Object.fromEntries(names) as CellRow),
      ...(Object.fromEntries(codes.map((code) => [code, null])) as CellRow),
    };
    owner[String(row.metric_code)] = row.value ?? null;
    owners.set(key, owner);
  }
  const [first = ''] = codes;
  return [...owners.values()].sort((a, b) => Number(b[first] ?? 0) - Number(a[first] ?? 0));
}

/** `goalsquare stats` */
export const stats: Command = {
  name: 'stats',
  summary: 'Statistics of the players or squads of a match',
  usage: 'MATCH',
  options: {
    metric: { value: 'CODE,...', short: 'm', help: 'Metrics by code or name, or all' },
    period: { value: 'NUMBER,...', short: 'p', help: 'Only these periods' },
    zone: { value: 'ZONE,...', short: 'z', help: 'Only these zones: D50, DM, CB, AM, F50, MID' },
    team: { value: 'home|away', help: 'Only one squad' },
    last: { value: 'SECONDS', help: 'Only the last SECONDS of play' },
    squads: { help: 'Statistics of squads instead of players' },
    context: { value: 'CONTEXT', help: 'With --squads: For, Against, Diff or PhysicalDiff' },
    'as-of': { value: 'MOMENT', help: 'The match as it was at a moment, such as Q3:12:30' },
    'known-at': { value: 'INSTANT', help: 'The match as it was known at a time, such as 2026-03-28T05:20:00Z' },
    tidy: { help: 'One row for each metric, with rank' },
    batch: { value: 'FILE|-', help: 'Up to 100 questions as JSON, in a list or one per line, in the form of the POST' },
    ...seasonOptions,
  },
  examples: [
    'goalsquare stats 110610101 --metric KICK,MARK --period 4',
    'goalsquare stats CAL HOL --metric "inside 50" --squads',
    'echo \'{"id":"late","metricCodes":["GOAL"],"periods":[4]}\' | goalsquare stats 110610101 --batch -',
  ],
  call: callOf,
  run: async (context) => {
    const batch = context.words.text('batch');
    if (batch !== undefined)
      return {
        rows: await batchRows(context, batch),
        columns: ['request_id', 'person_display_name', 'squad_code', 'metric_code', 'value', 'rank'],
      };
    const { id, parameters } = await callOf(context);
    const rows = await context.api.rows(id as 'getPlayerStatistics', parameters as { matchId: number });
    if (context.words.has('tidy'))
      return {
        rows: rows,
        columns: ['person_display_name', 'squad_code', 'metric_code', 'value', 'rank'],
      };
    const who = isOfSquads(context)
      ? ['squad_id', 'squad_name', 'squad_code']
      : ['squad_code', 'person_id', 'person_fullname', 'jumper_number'];
    const statistics = wide(rows, who);
    return {
      rows: statistics,
      columns: Object.keys(statistics[0] ?? {}).filter((name) => !name.endsWith('_id') && name !== 'jumper_number'),
    };
  },
};
