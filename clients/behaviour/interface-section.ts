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

/** The name of a function in a client, if nothing else is declared. */
const named: Readonly<Record<Client, (name: string) => string>> = {
  python: (name) => name,
  r: (name) => `gs_${name}`,
  javascript: (name) => name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
};

const code = (text: string): string => `\`${text}\``;

function cell(name: string, { names, earlier }: Row, client: Client): string {
  const own = names?.[client];
  if (own === null) return '';
  const before = earlier?.[client]?.map(code) ?? [];
  return `${code(own ?? named[client](name))}${before.length === 0 ? '' : ` (earlier ${before.join(', ')})`}`;
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

/** The names of the shared functions side by side, as a section of a page. */
export const interfaceSection = (): string => `## One interface

One table, [\`clients/behaviour/interface.json\`](../clients/behaviour/interface.json), is the interface of the clients, and the tests of each client
compare it with that. Arguments have these names and this order; JavaScript writes them in camelCase, the first as arguments and the others as
members of an object. Further arguments are passed by name. A name that begins with \`get\` is that of an operation: it takes the parameters of the
contract, and returns JSON. Where there is no command, \`goalsquare call\` calls the operation.

All clients wait as long as \`Retry-After\` says after a 429 or 503, at most 30 seconds, and spread requests by \`RateLimit\`. A function with "all" in
the column of pages requests every page that \`next\` leads to. A request that may have failed in between is sent up to five times; "once" is one that
would take effect twice, and "resumes" a stream, which continues after its last event for two minutes. The tests call each function to compare this.
MCP tools answer several functions each, and take the parameters of the contract.

| Python | R | JavaScript | command line | MCP | pages | after a failure | arguments |
|---|---|---|---|---|---|---|---|
${Object.entries(functions).map(line).join('\n')}
`;
