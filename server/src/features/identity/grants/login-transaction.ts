import { callbackify } from 'node:util';
import type { Request, Response } from 'express';
import type { Client } from '../clients/client.js';
import type { GrantServices } from './grant-services.js';
import { OAuthFault } from './oauth-fault.js';
import '../request.js';

/** A login in progress, as oauth2orize represents it. */
export interface LoginTransaction {
  readonly client: Client;
  readonly redirectURI: string;
  readonly transactionID?: string;
  readonly req: {
    readonly type: 'code' | 'token';
    readonly clientID: string;
    readonly redirectURI: string;
    readonly state?: string;
    readonly challenge?: string;
  };
}

/** Returns a store that keeps logins in progress in signed cookies, because the server has no sessions. */
export function cookieStore({ logins, clients }: GrantServices): object {
  return {
    store: (
      req: Request & { res: Response },
      { client, redirectURI, req: { type, state, challenge } }: LoginTransaction,
      done: (error: Error | null, id: string) => void,
    ) => {
      const login = {
        clientId: client.id,
        type,
        redirectUri: redirectURI,
        ...(state !== undefined && { state }),
        ...(challenge !== undefined && { challenge }),
      };
      callbackify(logins.begin)(req.res, login, done);
    },
    load: (req: Request, done: (error: Error | null, login: LoginTransaction) => void) => {
      const find = async (): Promise<LoginTransaction> => {
        const login = await logins.read(req, req.loginId);
        const client = login && clients.get(login.clientId);
        if (login === undefined || client?.redirectUris.includes(login.redirectUri) !== true)
          throw new OAuthFault(
            'invalid_request',
            'The login has expired, or was started in another browser. Go back and start again.',
          );
        const { type, redirectUri, state, challenge } = login;
        const authorization = {
          type,
          clientID: client.id,
          redirectURI: redirectUri,
          ...(state !== undefined && { state }),
          ...(challenge !== undefined && { challenge }),
        };
        return { client, redirectURI: redirectUri, transactionID: req.loginId ?? '', req: authorization };
      };
      callbackify(find)(done);
    },
    remove: (req: Request & { res: Response }, id: string, done: () => void) => {
      if (!req.res.headersSent) logins.end(req.res, id);
      done();
    },
  };
}
