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
  readonly signatures: Readonly<Record<string, readonly string[]>>;
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly cases: readonly BehaviourCase[];
}

/** The list of cases that every client runs. */
export const behaviour = JSON.parse(
  readFileSync(new URL('../../../behaviour/cases.json', import.meta.url), 'utf8'),
) as BehaviourList;

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
