import type { JsonSchemaType } from '@modelcontextprotocol/server';
import type { API } from '../api.js';
import { evidenceParameters, explain, type ExplainArguments } from './explain.js';
import { find, kinds, type FindArguments } from './find.js';
import { forecast, type ForecastArguments } from './forecast.js';
import { query, queryParameters, type QueryArguments } from './query.js';

/** A tool: its entry in `tools/list`, and its work. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: JsonSchemaType;
  readonly output: JsonSchemaType;
  /** **Throws** `GoalsquareError`. */
  readonly run: (api: API, args: unknown) => Promise<Readonly<Record<string, unknown>>>;
}

const text = { type: 'string' } as const;
const nameText = { type: 'string', minLength: 1, maxLength: 200 } as const;
const integer = { type: 'integer' } as const;
const id = { type: 'integer', minimum: 0 } as const;
const value = { type: ['string', 'number'] } as const;
const objects = { type: 'array', items: { type: 'object' } } as const;

const valuesOf = (names: readonly string[]): Readonly<Record<string, JsonSchemaType>> =>
  Object.fromEntries(names.map((name) => [name, value]));

const findTool: Tool = {
  name: 'find',
  title: 'Find by name',
  description:
    'Finds leagues, persons (players), squads, matches and metrics by name or code, and returns their ids. ' +
    'A match is named by its squads: "CAL HOL". Squads and matches are of one season, ' +
    'by default the current one of league 1, level 1.',
  input: {
    type: 'object',
    properties: {
      name: nameText,
      kind: { enum: [...kinds] },
      leagueId: id,
      levelId: id,
      seasonId: id,
      limit: { type: 'integer', minimum: 1, maximum: 50 },
    },
    required: ['name'],
    additionalProperties: false,
  },
  output: { type: 'object', properties: { notice: text, results: objects }, required: ['notice', 'results'] },
  run: (api, args) => find(api, args as FindArguments),
};

const queryTool: Tool = {
  name: 'query',
  title: 'Query statistics',
  description:
    'Statistics of players or squads over a match, a season, a career, form. ' +
    'Separate several values by commas. by: person, squad, match, round, season, opponent, venue, result, period, ' +
    'scoreState, receiver, hex, square (at most two). measure: total, perMatch, per100Minutes, share, min, median, ' +
    'max, standardDeviation, matchesOver, longestRun, currentRun (with threshold), rollingMean. ' +
    'result: won, lost, drawn. team: home, away. zone: D50, DM, CB, AM, F50, MID. scoreState: leading, level, ' +
    'trailing. last: the last so many matches. context of squads: For, Against, Diff. sort: -GOAL or ' +
    '-GOAL.perMatch. Without matches, the latest season. Cite the page of a row.',
  input: {
    type: 'object',
    properties: { of: { enum: ['players', 'squads'] }, ...valuesOf(queryParameters) },
    required: ['metric'],
    additionalProperties: false,
  },
  output: {
    type: 'object',
    properties: { notice: text, rowCount: integer, rows: objects, next: text, page: text },
    required: ['notice', 'rowCount', 'rows', 'page'],
  },
  run: (api, args) => query(api, args as QueryArguments),
};

const explainTool: Tool = {
  name: 'explain',
  title: 'Explain a number',
  description:
    'With a metric alone: its definition. With matchId and personId or squadId: the evidence of that value in the ' +
    'match, with its formula, acts, seconds, and what filters left out. Filters as in query. ' +
    'asOf: a revision, an instant, or a clock such as Q3:12:30.',
  input: {
    type: 'object',
    properties: { metric: nameText, matchId: id, personId: id, squadId: id, ...valuesOf(evidenceParameters) },
    required: ['metric'],
    additionalProperties: false,
  },
  output: {
    type: 'object',
    properties: { notice: text, metric: text, value: { type: 'number' }, formula: text, terms: objects, page: text },
    required: ['notice', 'metric', 'page'],
  },
  run: (api, args) => explain(api, args as ExplainArguments),
};

const forecastTool: Tool = {
  name: 'forecast',
  title: 'Forecast',
  description:
    'Chances of a match (matchId) before it and now, with its greatest swings, or what squads can expect of a season.',
  input: {
    type: 'object',
    properties: { matchId: id, leagueId: id, levelId: id, seasonId: id, asOf: text },
    additionalProperties: false,
  },
  output: { type: 'object', properties: { notice: text }, required: ['notice'] },
  run: (api, args) => forecast(api, args as ForecastArguments),
};

/** THE tools. */
export const tools: readonly Tool[] = [findTool, queryTool, explainTool, forecastTool];
