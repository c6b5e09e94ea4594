import type { IdentityAccounts, CountTokens } from '../accounts.js';
import type { Clients } from '../clients/client.js';
import type { LoginCookie } from './login-cookie.js';
import type { LoginState } from './login-state.js';
import type { AccessTokens } from '../tokens/access-tokens.js';
import type { Codes } from './codes.js';

/** The services that the grants use. **Units**: `now` in milliseconds. */
export interface GrantServices {
  readonly issuer: string;
  readonly clients: Clients;
  readonly accounts: IdentityAccounts;
  readonly tokens: AccessTokens;
  readonly codes: Codes;
  readonly logins: LoginCookie<LoginState>;
  readonly countTokens: CountTokens;
  readonly now: () => number;
}
