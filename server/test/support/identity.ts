import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { Response } from 'supertest';
import { sandboxAccounts } from '../../src/domain/accounts/sandbox.js';
import {
  createIdentity,
  DEFAULT_PUBLIC_URL,
  type Identity,
  type IdentitySettings,
} from '../../src/features/identity/identity.js';
import { sandboxIdentities } from '../../src/features/identity/sandbox-identities.js';
import type { TestApp } from './app.js';

export const ISSUER = DEFAULT_PUBLIC_URL;
export const CLIENT = 'goalsquare-docs';
export const REDIRECT = `${ISSUER}/api/oauth-receiver.html`;
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Demo accounts that any number may log in to. */
export const demoIdentity = (settings: IdentitySettings = {}): Identity =>
  createIdentity(sandboxIdentities(sandboxAccounts()), { loginsPerMinute: 1e6, ...settings });

type Parameters = Readonly<Record<string, string | undefined>>;
const given = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Parameters of a good request for a token in the fragment. */
export const implicit: Parameters = { response_type: 'token', client_id: CLIENT, redirect_uri: REDIRECT, state: 'xyz' };
/** Parameters of a good request for a code. */
export const forCode: Parameters = {
  ...implicit,
  response_type: 'code',
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: 'S256',
};

export const authorizePath = (parameters: Parameters): string =>
  `/oauth2/authorize?${new URLSearchParams(given(parameters)).toString()}`;

/** A login page that was opened: its id and cookie. */
export interface OpenLogin {
  readonly id: string;
  readonly cookie: string;
}

export const cookiesOf = ({ headers }: Response): readonly string[] => [headers['set-cookie'] ?? []].flat();

export async function openLogin(app: TestApp, parameters: Parameters): Promise<OpenLogin> {
  const page = await app.bare('get', authorizePath(parameters));
  expect(page.status, page.text).to.equal(200);
  return {
    id: /name="login" value="([^"]+)"/u.exec(page.text)?.[1] ?? '',
    cookie: cookiesOf(page)[0]?.split(';')[0] ?? '',
  };
}

export const pick = async (app: TestApp, { id, cookie }: OpenLogin, form: Parameters): Promise<Response> =>
  app
    .bare('post', '/oauth2/login')
    .set('Cookie', cookie)
    .type('form')
    .send(given({ login: id, ...form }));

/** The address that a login as a demo account leads to. */
export async function logIn(app: TestApp, parameters: Parameters, account = 'sandbox-advanced'): Promise<URL> {
  const answer = await pick(app, await openLogin(app, parameters), { account });
  expect(answer.status, answer.text).to.equal(303);
  return new URL(answer.headers.location as string);
}

/** The parameters of a fragment. */
export const fragmentOf = (location: URL): URLSearchParams => new URLSearchParams(location.hash.slice(1));

/** The answer of the token endpoint to a form. */
export const ask = async (app: TestApp, form: Parameters): Promise<Response> =>
  app.bare('post', '/oauth2/token').type('form').send(given(form));

/** Parameters of a good exchange of a code. */
export const exchange = (code: string | null): Parameters => ({
  grant_type: 'authorization_code',
  client_id: CLIENT,
  redirect_uri: REDIRECT,
  code: code ?? '',
  code_verifier: VERIFIER,
});

/** Parameters of a good request of a machine. */
export const machine: Parameters = {
  grant_type: 'client_credentials',
  client_id: 'sandbox-basic',
  client_secret: 'sandbox-basic',
};
