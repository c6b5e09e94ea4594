import type { API } from '../api.js';
import { type Argument, type Arguments, type Value } from './arguments.js';
import { evidenceParameters, explain, type ExplainArguments } from './explain.js';
import { find, kinds, type FindArguments } from './find.js';
import { forecast } from './forecast.js';
import { query, queryParameters } from './query.js';
import { score } from './score.js';
import { fixture, ladder } from './season.js';

/** A tool: its entry in `tools/list`, and the function that runs it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Arguments;
  /** Runs the tool with checked arguments. Long work waits for `turn` in between. **Throws** `GoalsquareError`. */
  readonly run: (
    api: API,
    args: Readonly<Record<string, Value>>,
    turn: () => Promise<void>,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

const text: Argument = { type: 'text' };
const id: Argument = { type: 'whole' };
const match: Argument = { type: 'text', names: 'match' };
const person: Argument = { type: 'text', names: 'person' };
const squad: Argument = { type: 'text', names: 'squad' };
const season = { leagueId: id, levelId: id, seasonId: id } as const;

/** Parameters of the contract for which the tools accept names as well as ids. */
const named: Readonly<Record<string, Argument['names']>> = {
  matchId: 'match',
  personId: 'person',
  againstPersonId: 'person',
  squadId: 'squad',
  opponentId: 'squad',
};

const valuesOf = (parameters: readonly string[]): Arguments['all'] =>
  Object.fromEntries(
    parameters.map((name) => [name, { type: 'values', ...(named[name] !== undefined && { names: named[name] }) }]),
  );

const findTool: Tool = {
  name: 'find',
  title: 'Find by name',
  description:
    'Ids of leagues, persons (players), squads and matches, and metric codes, by name or code. A match is "CAL HOL" or ' +
    '"CAL HOL R4 2025". Squads and matches are of one season, by default the current one of league 1, level 1.',
  input: {
    all: {
      name: text,
      kind: { type: 'text', choices: kinds },
      ...season,
      limit: { type: 'whole', least: 1, most: 50 },
    },
    required: ['name'],
  },
  run: (api, args) => find(api, args as unknown as FindArguments),
};

const queryTool: Tool = {
  name: 'query',
  title: 'Query statistics',
  description:
    'Statistics of players or squads in a match, season or career, or form, as a table. Several values: a list or ' +
    'commas. Ids may be names. by: person, squad, match, round, season, opponent, venue, result, period, ' +
    'scoreState, receiver, hex, square (at most two). measure: total, perMatch, per100Minutes, share, min, median, ' +
    'max, standardDeviation, matchesOver, longestRun, currentRun (with threshold), rollingMean. ' +
    'result: won, lost, drawn. team: home, away. zone: D50, DM, CB, AM, F50, MID. scoreState: leading, level, ' +
    'trailing. last: the number of latest matches. context of squads: For, Against, Diff. sort: -GOAL or ' +
    '-GOAL.perMatch. Without matches, the latest season. Cite rowPage, its {columns} filled in, or page.',
  input: {
    all: { of: { type: 'text', choices: ['players', 'squads'] }, ...valuesOf(queryParameters) },
    required: ['metric'],
  },
  run: (api, args, turn) => query(api, args, turn),
};

const explainTool: Tool = {
  name: 'explain',
  title: 'Explain a number',
  description:
    'With only a metric: its definition. With matchId and personId or squadId: the evidence of that value in the ' +
    'match: formula, acts, seconds, what filters left out. Filters as in query. ' +
    'asOf: a revision, an instant, or a clock such as Q3:12:30.',
  input: {
    all: { ...valuesOf(evidenceParameters), metric: text, matchId: match, personId: person, squadId: squad },
    required: ['metric'],
  },
  run: (api, args) => explain(api, args as unknown as ExplainArguments),
};

const ladderTool: Tool = {
  name: 'ladder',
  title: 'Ladder',
  description: 'The ladder of a season, now or after a round.',
  input: { all: { ...season, round: id }, required: [] },
  run: (api, args) => ladder(api, args),
};

const fixtureTool: Tool = {
  name: 'fixture',
  title: 'Fixture',
  description: 'Matches of a squad or round in a season, with results. Without either, the last ten and the next ten.',
  input: { all: { ...season, squadId: squad, round: id }, required: [] },
  run: (api, args) => fixture(api, args),
};

const scoreTool: Tool = {
  name: 'score',
  title: 'Score',
  description: 'The score of a match by period, live or final, with status and clock.',
  input: { all: { matchId: match }, required: ['matchId'] },
  run: (api, args) => score(api, args as unknown as { readonly matchId: number }),
};

const forecastTool: Tool = {
  name: 'forecast',
  title: 'Forecast',
  description:
    'Chances of a match (matchId) before it and now, with its greatest swings. ' +
    'Without matchId, expectations for each squad in a season.',
  input: { all: { matchId: match, ...season, asOf: text }, required: [] },
  run: (api, args) => forecast(api, args),
};

/** THE tools. */
export const tools: readonly Tool[] = [
  findTool,
  queryTool,
  explainTool,
  ladderTool,
  fixtureTool,
  scoreTool,
  forecastTool,
];
