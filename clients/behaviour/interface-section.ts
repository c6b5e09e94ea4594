import { readFileSync } from 'node:fs';

type Client = 'python' | 'r' | 'javascript';

interface Row {
  readonly arguments: readonly string[];
  readonly command?: string;
  readonly tool?: string;
  readonly pages?: true;
  readonly waits?: 'once' | 'resumes';
  readonly names?: Readonly<Partial<Record<Client, string | null>>>;
  readonly earlier?: Readonly<Partial<Record<Client, readonly string[]>>>;
}

const { functions } = JSON.parse(readFileSync(new URL('interface.json', import.meta.url), 'utf8')) as {
  readonly functions: Readonly<Record<string, Row>>;
};

/** The default name of a function in each client. */
const named: Readonly<Record<Client, (name: string) => string>> = {
  python: (name) => name,
  r: (name) => `gs_${name}`,
  javascript: (name) => name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
};

const code = (text: string): string => `\`${text}\``;

/** Returns the name of a function in a client. **Empty**: `undefined` if the client does not have the function. */
function nameIn(name: string, { names }: Row, client: Client): string | undefined {
  const own = names?.[client];
  return own === null ? undefined : (own ?? named[client](name));
}

/** The names of each shared function in the clients. */
export const sharedFunctions: readonly Readonly<Record<Client, string | undefined>>[] = Object.entries(functions).map(
  ([name, row]) => ({
    python: nameIn(name, row, 'python'),
    r: nameIn(name, row, 'r'),
    javascript: nameIn(name, row, 'javascript'),
  }),
);

function cell(name: string, row: Row, client: Client): string {
  const now = nameIn(name, row, client);
  if (now === undefined) return '';
  const before = row.earlier?.[client]?.map(code) ?? [];
  return `${code(now)}${before.length === 0 ? '' : ` (earlier ${before.join(', ')})`}`;
}

const line = ([name, row]: readonly [string, Row]): string =>
  `| ${[
    ...(['python', 'r', 'javascript'] as const).map((client) => cell(name, row, client)),
    row.command === undefined ? '' : code(row.command),
    row.tool === undefined ? '' : code(row.tool),
    row.pages === true ? 'all' : '',
    row.waits ?? '',
    row.arguments.join(', '),
  ].join(' | ')} |`;

/** Returns a page section that lists the name of each shared function in every client. */
export const interfaceSection = (): string => `## One interface

One table, [\`clients/behaviour/interface.json\`](../clients/behaviour/interface.json), defines the interface of all clients. The tests compare each
client with it. Arguments have these names and this order. JavaScript writes them in camelCase: the first are arguments, the others members of an
object. Further arguments are passed by name. A name that begins with \`get\` is that of an operation. It takes the parameters of the contract and
returns JSON. For functions without a command, use \`goalsquare call\`.

After a 429 or 503, all clients wait as long as \`Retry-After\` says, at most 30 seconds. They pause when \`RateLimit\` says that a limit is used up. A
function with "all" in the pages column requests every page. Requests whose outcome is unknown are sent up to five times. The exceptions are "once",
for requests that would take effect twice, and "resumes", for streams that try for two minutes to continue after their last event. The tests call each
function to check this. An MCP tool covers several functions and takes the parameters of the contract.

| Python | R | JavaScript | command line | MCP | pages | after a failure | arguments |
|---|---|---|---|---|---|---|---|
${Object.entries(functions).map(line).join('\n')}
`;
