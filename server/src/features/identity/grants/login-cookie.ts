import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { SignedState } from '../tokens/signed-state.js';

/** Signed, short-lived state of a login, in its own cookie, so that logins in two tabs do not interfere. */
export interface LoginCookie<Value extends object> {
  /** Begins one, and returns its id. */
  readonly begin: (res: Response, value: Value) => Promise<string>;
  /** **Empty**: `undefined` where the browser has no such cookie, or not ours, or too old. */
  readonly read: (req: Request, id: string | undefined) => Promise<Value | undefined>;
  readonly end: (res: Response, id: string) => void;
}

/** How a cookie is made. */
export interface LoginCookieParts<Value extends object> {
  readonly name: string;
  readonly values: SignedState<Value & { readonly id: string }>;
  readonly seconds: number;
  /** Only sent over HTTPS. */
  readonly isSecure: boolean;
}

const ID_BYTES = 16;
const saneId = /^[A-Za-z0-9_-]{22}$/u;

/** State in the browser that scripts cannot read, other sites cannot send, and only the server can write. */
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
