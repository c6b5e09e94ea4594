import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { SignedState } from '../tokens/signed-state.js';

/** Short-lived signed state of a login. Each login has its own cookie, so that logins in two tabs do not interfere. */
export interface LoginCookie<Value extends object> {
  /** Starts a login and returns its id. */
  readonly begin: (res: Response, value: Value) => Promise<string>;
  /**
   * Returns the state of a login. **Empty**: `undefined` if the browser has no such cookie, or the cookie is forged or
   * expired.
   */
  readonly read: (req: Request, id: string | undefined) => Promise<Value | undefined>;
  readonly end: (res: Response, id: string) => void;
}

/** Settings of a login cookie. */
export interface LoginCookieParts<Value extends object> {
  readonly name: string;
  readonly values: SignedState<Value & { readonly id: string }>;
  readonly seconds: number;
  /** Whether the cookie is only sent over HTTPS. */
  readonly isSecure: boolean;
}

const ID_BYTES = 16;
const saneId = /^[A-Za-z0-9_-]{22}$/u;

/**
 * Returns login state that is stored in a cookie. Scripts cannot read it, background requests of other sites do not
 * send it, and only the server can write it.
 */
export function loginCookie<Value extends object>({
  name,
  values,
  seconds,
  isSecure,
}: LoginCookieParts<Value>): LoginCookie<Value> {
  const options = { path: '/oauth2', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const nameOf = (id: string): string => `${name}-${id}`;
  return {
    begin: async (res, value) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      res.cookie(nameOf(id), await values.sign({ ...value, id }), { ...options, maxAge: seconds * 1000 });
      return id;
    },
    read: async (req, id) => {
      if (id === undefined || !saneId.test(id)) return undefined;
      const text = parseCookie(req.headers.cookie ?? '')[nameOf(id)];
      const value = text === undefined ? undefined : await values.verify(text);
      return value?.id === id ? value : undefined;
    },
    end: (res, id) => {
      res.clearCookie(nameOf(id), options);
    },
  };
}
