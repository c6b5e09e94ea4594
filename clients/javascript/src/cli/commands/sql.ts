import { operationNamed, requestOf } from '../../operation.js';
import { UsageError, type Command, type Context } from '../command.js';
import { withDataset } from '../dataset-check.js';
import { rowsOfStatement, writeParquet } from '../duckdb.js';
import { formatNamed, linesOf } from '../output.js';
import { readJson } from '../read-json.js';
import { refuseOptions } from '../words.js';
import { questions } from './questions.js';

const paths = { players: '/v1/statistics/players', squads: '/v1/statistics/squads' } as const;

const isJson = (word: string): boolean => word === '-' || word.endsWith('.json');

const isUrl = (word: string): boolean => /^(?:https?:\/)?\//u.test(word) && !isJson(word);

/** A request: a URL and the queries in its body. **Empty**: without `queries`, the URL contains the query. */
interface Requested {
  readonly url: URL;
  readonly queries?: unknown;
}

/** Returns the request for a URL. **Throws** `UsageError` for another server's URL, or one that is not a question. */
function requestAt({ api }: Context, word: string): Requested {
  const url = URL.canParse(word, api.url) ? new URL(word, api.url) : undefined;
  const known = Object.values(paths);
  if (url === undefined || !known.some((path) => path === url.pathname))
    throw new UsageError(`'${word}' is not the URL of a question: ${known.join(' or ')} with its parameters.`);
  if (url.origin !== new URL(api.url).origin)
    throw new UsageError(`The URL is on ${url.origin}, not on ${api.url}. Add --server ${url.origin}.`);
  return { url };
}

/** Returns the request for questions in JSON: one question, or the body of a POST. **Throws** `UsageError`. */
async function requestIn({ api, words }: Context, file: string): Promise<Requested> {
  const value = await readJson(file);
  const { queries = [value] } = Object(value) as { readonly queries?: unknown };
  return { url: new URL(words.has('squads') ? paths.squads : paths.players, api.url), queries };
}

/** Returns the request for the options of a command line. */
async function requestOfOptions(context: Context): Promise<Requested> {
  const { id = '', parameters = {} } = (await questions.call?.(context)) ?? {};
  // SQL is not paged: it returns all rows unless `--limit` is set.
  const limit = context.words.number('limit', 1);
  return { url: new URL(requestOf(operationNamed(id), { ...parameters, limit }).target, context.api.url) };
}

async function requestedBy(context: Context): Promise<Requested> {
  const { words } = context;
  const [word = ''] = words.positionals;
  if (!isUrl(word) && !isJson(word)) return requestOfOptions(context);
  if (words.positionals.length > 1)
    throw new UsageError(`sql accepts one question, not '${words.positionals.join(' ')}'.`);
  const inOptions = Object.keys(questions.options).filter((name) => name !== 'squads' || isUrl(word));
  refuseOptions(words, inOptions, `is for a question of options, and the question is '${word}'`);
  return isUrl(word) ? requestAt(context, word) : requestIn(context, word);
}

/** Returns the SQL for a request, with the dialect and the dataset from the options. **Throws** `ApiError`. */
async function statementOf({ api, words, signal }: Context, { url, queries }: Requested): Promise<string> {
  url.searchParams.set('format', 'sql');
  for (const name of ['dialect', 'dataset']) {
    const value = words.text(name);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const body = queries === undefined ? undefined : { queries };
  const response = await api.request(`${url.pathname}${url.search}`, { accept: 'application/sql', body, signal });
  return (await response.text()).trimEnd();
}

/** Whether a table on a terminal omits a column. */
const isLong = (name: string): boolean => /(?:Id|^seconds|_order|_percentile)$/u.test(name) && name !== 'matchId';

/** Checks the files of a dataset, runs a statement on it, and prints or writes the rows. */
async function runStatement({ words, signal, isTerminal, print }: Context, url: URL, sql: string): Promise<void> {
  const folder = url.searchParams.get('dataset') ?? 'dataset';
  const statement = sql.replace(/;$/u, '');
  const file = words.text('to');
  if (file !== undefined) {
    await withDataset(folder, statement, () => writeParquet(statement, file, signal));
    print(`${file} written.`);
    return;
  }
  const rows = await withDataset(folder, statement, () => rowsOfStatement(statement, signal));
  const short = rows.columns.filter((name) => !isLong(name));
  for (const line of linesOf(rows, formatNamed(words.text('format'), isTerminal), words.list('columns'), short))
    print(line);
}

/** **Throws** `UsageError`, before any request is sent, if options contradict each other. */
function checkOptions({ words, isTerminal }: Context): void {
  const format = words.text('format');
  if (!words.has('run')) {
    refuseOptions(words, ['format', 'columns', 'to'], 'is for the rows of --run');
    return;
  }
  if (!['duckdb', undefined].includes(words.text('dialect')))
    throw new UsageError('--run runs the dialect duckdb. Leave out --dialect.');
  if ((format === 'parquet') !== (words.text('to') !== undefined))
    throw new UsageError('--format parquet and --to FILE belong together. Other formats are printed.');
  if (format !== 'parquet') formatNamed(format, isTerminal);
}

/** **Throws** `UsageError` if a request has several questions, because their rows do not form one table. */
function requireOne({ queries }: Requested): void {
  if (Array.isArray(queries) && queries.length > 1)
    throw new UsageError(`--run prints the rows of one question, but there are ${queries.length}.`);
}

/** `goalsquare sql` */
export const sqlCommand: Command = {
  name: 'sql',
  summary: 'A question across matches as SQL for a dataset; --run executes it with DuckDB',
  usage: '[URL|FILE.json|-|METRIC...]',
  options: {
    dialect: { value: 'duckdb|spark', help: 'The engine that runs the statement; default duckdb' },
    dataset: { value: 'FOLDER', short: 'd', help: 'The folder or URL of the dataset; default dataset' },
    run: { help: 'Run the statement with DuckDB, and print its rows' },
    to: { value: 'FILE', short: 'o', help: 'With --run --format parquet: the file to write' },
    ...questions.options,
    limit: { value: 'GROUPS', short: 'n', help: 'Maximum number of groups; default all' },
  },
  examples: [
    'goalsquare sql DISPOSAL --season 2025 --min-matches 10 --dialect spark',
    "goalsquare sql '/v1/statistics/squads?seasonId=2025&metric=INSIDE_50&result=won'",
    'goalsquare sql GOAL --season 2025 --run --dataset dataset --format csv',
  ],
  run: async (context) => {
    checkOptions(context);
    const requested = await requestedBy(context);
    const isRun = context.words.has('run');
    if (isRun) requireOne(requested);
    const sql = await statementOf(context, requested);
    if (isRun) await runStatement(context, requested.url, sql);
    else context.print(sql);
    return undefined;
  },
};
