import type { Client } from './clients/client.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Which login a request belongs to, by the id it was begun with. Set by the login steps. */
    loginId?: string;
    /** The login under way, as oauth2orize carries it. */
    oauth2?: {
      readonly client: Client;
      readonly redirectURI: string;
      readonly transactionID: string;
      readonly req: { readonly type: string; readonly state?: string };
    };
  }
}
