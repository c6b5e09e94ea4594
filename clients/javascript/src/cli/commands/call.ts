import { operations } from '../../contract/operations.js';
import { tablesOf } from '../../flatten.js';
import { ConfigurationError } from '../../errors.js';
import { operationNamed, requestOf } from '../../operation.js';
import type { TableId } from '../../operation-types.js';
import { UsageError, type Command, type Context, type OperationCall } from '../command.js';
import { didYouMean } from '../../suggest.js';

function callOf({ words }: Context): OperationCall {
  const [id, ...pairs] = words.positionals;
  const readable = Object.keys(operations).filter((name) => operationNamed(name).method === 'GET');
  if (id === undefined) throw new UsageError('Name an operation, such as getMatchShots matchId=110610101.');
  if (!readable.includes(id)) throw new UsageError(`There is no operation '${id}' to read.${didYouMean(id, readable)}`);
  const parameters = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`'${pair}' is not NAME=VALUE.`);
    return [pair.slice(0, at), pair.slice(at + 1).split(',')] as const;
  });
  const operation = operationNamed(id);
  const named = Object.fromEntries(
    parameters.map(([name, values]) => [name, operation.inPath.includes(name) ? values[0] : values]),
  );
  try {
    requestOf(operation, named);
  } catch (error) {
    throw error instanceof ConfigurationError ? new UsageError(error.message) : error;
  }
  return { id, parameters: named };
}

/** `goalsquare call` */
export const call: Command = {
  name: 'call',
  summary: 'The result of any read operation of the API, by its id',
  usage: 'OPERATION [NAME=VALUE...]',
  options: { table: { value: 'NAME', help: 'The table to print, if the operation has several' } },
  examples: ['goalsquare call getMatchShots matchId=110610101', 'goalsquare call getLeagues'],
  call: (context) => Promise.resolve(callOf(context)),
  run: async (context) => {
    const { id, parameters } = callOf(context);
    const { api, words, print } = context;
    if (Object.keys(tablesOf(id)).length > 0)
      return { rows: await api.rows(id as TableId, parameters as never, { table: words.text('table') } as never) };
    print(JSON.stringify(await api.call(id as 'getLeagues', parameters), undefined, 2));
    return undefined;
  },
};
