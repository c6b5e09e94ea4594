import { readFileSync } from 'node:fs';

/** Values by name, as the list of cases spells them. */
export type Values = Readonly<Record<string, unknown>>;

/** A response that a case declares: a body by its name, or a problem by its code. */
export interface DeclaredResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** The raw body, if it is not the JSON of `body` or of a problem. */
  readonly text?: string;
  readonly problem?: string;
  readonly detail?: string;
}

/** The members that a case compares. **Empty**: an absent member is not compared. */
export interface Expected {
  readonly requests?: readonly Values[];
  readonly waits?: readonly number[];
  readonly error?: string;
  readonly message?: string;
  readonly warning?: string;
  readonly url?: string;
  readonly columns?: readonly string[];
  readonly first_columns?: readonly string[];
  readonly rows?: number;
  readonly match_id?: number;
}

/** A call with scripted responses, and how every client behaves. */
export interface BehaviourCase {
  readonly id: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly connection?: Values;
  readonly call: string;
  readonly arguments: Values;
  readonly responses: readonly DeclaredResponse[];
  readonly expect: Expected;
}

interface BehaviourList {
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly cases: readonly BehaviourCase[];
}

/** A function of all clients. */
interface InterfaceFunction {
  readonly arguments: readonly string[];
  /** The command that does the same. **Empty**: `call` does. */
  readonly command?: string;
  /** Names that do not follow the rule of their client. **Empty**: `null` if the client has no such function. */
  readonly names?: Readonly<Partial<Record<'python' | 'r' | 'javascript', string | null>>>;
  /** The tool of MCP that does the same. */
  readonly tool?: string;
  /** Whether all pages are read: requests follow `next`. */
  readonly pages?: true;
  /** What follows a failure that may pass. **Empty**: the request is repeated. A stream resumes. */
  readonly waits?: 'once' | 'resumes';
  /** Arguments of its sample call beside those of all, or `null` in place of one. */
  readonly sample?: Values;
  /** Earlier names, which still work. */
  readonly earlier?: Readonly<Partial<Record<'python' | 'r' | 'javascript', readonly string[]>>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../behaviour/${name}`, import.meta.url), 'utf8'));

/** The functions of all clients, arguments for a call of each, an empty page, and functions of one client alone. */
export const shared = read('interface.json') as {
  readonly functions: Readonly<Record<string, InterfaceFunction>>;
  readonly samples: Values;
  readonly page: Values;
  /** Functions that no sample calls. */
  readonly apart: readonly string[];
  readonly own: Readonly<Record<'python' | 'r' | 'javascript', readonly string[]>>;
};

/** The list of cases that every client runs. */
export const behaviour = read('cases.json') as BehaviourList;

/** Names that the list spells in snake_case, in camelCase. */
export const camelCase = (text: string): string =>
  text.replaceAll(/(?<=[a-z])_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** Returns the response that a case declares. */
export function responseOf({ status, headers = {}, body, text, problem, detail }: DeclaredResponse): Response {
  if (text !== undefined) return new Response(text, { status, headers });
  const content =
    body === undefined ? { type: `/problems/${problem}`, title: problem, status, detail } : behaviour.bodies[body];
  return new Response(JSON.stringify(content), { status, headers });
}
