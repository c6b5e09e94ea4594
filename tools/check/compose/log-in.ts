import { createHash, randomBytes } from 'node:crypto';

const CLIENT = 'goalsquare-docs';

/** Where the API is published. */
const PUBLIC_URL = 'http://localhost:8080';

/** The outcome of exchanging a code. **Empty**: no token if it was refused. */
export interface Exchanged {
  readonly status: number;
  readonly token?: string;
}

/**
 * Logs in to a demo account of the sandbox with a code and PKCE, with page and form of different replicas. Returns a
 * function that exchanges the code at a replica.
 */
export async function logIn(
  page: string,
  form: string,
  account: string,
): Promise<(replica: string) => Promise<Exchanged>> {
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${PUBLIC_URL}/api/oauth-receiver.html`;
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: redirect,
    state: 'xyz',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const opened = await fetch(`${page}/oauth2/authorize?${parameters.toString()}`, { redirect: 'manual' });
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
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: CLIENT,
        redirect_uri: redirect,
        code,
        code_verifier: verifier,
      }),
    });
    const { access_token: token } = (await response.json()) as { readonly access_token?: string };
    return { status: response.status, ...(token !== undefined && { token }) };
  };
}
