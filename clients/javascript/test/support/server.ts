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
