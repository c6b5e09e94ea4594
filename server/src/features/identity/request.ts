import type { Client } from './clients/client.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Id of the login that a request belongs to. Set by the login steps. */
    loginId?: string;
    /** The login in progress, as oauth2orize stores it. */
    oauth2?: {
      readonly client: Client;
      readonly redirectURI: string;
      readonly transactionID: string;
      readonly req: { readonly type: string; readonly state?: string };
    };
  }
}
