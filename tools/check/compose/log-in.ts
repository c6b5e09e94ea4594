import { authorizePath, exchange, forCode } from '../../../server/test/support/identity.js';

/** The result of exchanging a code. **Empty**: no token if the exchange was refused. */
export interface Exchanged {
  readonly status: number;
  readonly token?: string;
}

/**
 * Logs in to a demo account of the sandbox with a code and PKCE. One replica serves the page, the other one handles the
 * form. Returns a function that exchanges the code at a replica.
 */
export async function logIn(
  page: string,
  form: string,
  account: string,
): Promise<(replica: string) => Promise<Exchanged>> {
  const opened = await fetch(`${page}${authorizePath(forCode)}`, { redirect: 'manual' });
  const id = /name="login" value="([^"]+)"/u.exec(await opened.text())?.[1] ?? '';
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answered = await fetch(`${form}/oauth2/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie },
    body: new URLSearchParams({ login: id, account }),
  });
  const location = answered.headers.get('Location');
  if (location === null) throw new Error(`the login form returned ${answered.status}: ${await answered.text()}`);
  const code = new URL(location).searchParams.get('code') ?? '';
  return async (replica) => {
    const response = await fetch(`${replica}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(exchange(code) as Record<string, string>),
    });
    const { access_token: token } = (await response.json()) as { readonly access_token?: string };
    return { status: response.status, ...(token !== undefined && { token }) };
  };
}
