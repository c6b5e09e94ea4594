import { setTimeout as wait } from 'node:timers/promises';
import { API, type Options } from '@goalsquare/client';

function variable(name: string): string {
  const { [name]: value } = process.env;
  if (value === undefined)
    throw new Error(
      `${name} must be set to a server on the small sandbox world: npm run test:clients -- --only JavaScript`,
    );
  return value;
}

/** A match of the small world that is over. */
export const MATCH = 110610101;

/** A match of the small world that has not begun. */
export const SCHEDULED = 110610201;

/** The URL of the server that runs for the suites of the clients. */
export const serverUrl = (): string => variable('GOALSQUARE_URL');

/** Returns a client of the account that sees everything. */
export const client = (options: Options = {}): API =>
  new API({ environment: serverUrl(), token: variable('GOALSQUARE_TOKEN'), ...options });

/** Returns a client of the account of the lowest tier. */
export const basicClient = (): API => client({ token: variable('GOALSQUARE_TOKEN_BASIC') });

/** Fetches, and waits as the server says while the account has no requests left: all suites share it. */
export async function fetchPatiently(input: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(input, init);
    if (response.status !== 429) return response;
    await response.body?.cancel();
    await wait(Number(response.headers.get('Retry-After') ?? 1) * 1000);
  }
}
