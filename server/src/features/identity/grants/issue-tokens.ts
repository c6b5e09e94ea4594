import type { Account } from '../../../domain/accounts/account.js';
import { dayOf, secondsToNextPeriod } from '../../../domain/accounts/calendar.js';
import type { Client } from '../clients/client.js';
import { limitReached } from '../../../domain/error-headers.js';
import type { GrantServices } from './grant-services.js';
import { lifetimes, MACHINE_TOKENS_PER_DAY } from './lifetimes.js';
import { OAuthFault } from './oauth-fault.js';

/** The caller of the token endpoint: a public client, or a machine account that has proved its secret. */
export type TokenCaller = { readonly client: Client } | { readonly machine: Account; readonly clientId: string };

/**
 * Issues a token to a machine account. **Throws** `access_denied` with status 429 if the account has used up its tokens
 * for the day.
 */
export async function machineToken(
  { tokens, countTokens, now }: GrantServices,
  { id }: Account,
  clientId: string,
): Promise<string> {
  const at = now();
  if ((await countTokens(id, dayOf(at))) > MACHINE_TOKENS_PER_DAY) {
    const description = `The account has been issued its ${MACHINE_TOKENS_PER_DAY} tokens for today. Reuse each token until it expires. More are issued from 00:00 UTC.`;
    throw new OAuthFault('access_denied', description, {
      status: 429,
      ...limitReached('tokens', secondsToNextPeriod('DAY', at)),
    });
  }
  return tokens.issue({ accountId: id, clientId, seconds: lifetimes.machine });
}

/**
 * Issues a token for an authorization code. **Throws** an OAuth error if the code, its caller or its account is
 * invalid.
 */
export async function tokenForCode(
  { tokens, codes, accounts }: GrantServices,
  caller: TokenCaller,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (!('client' in caller))
    throw new OAuthFault('unauthorized_client', 'A machine account uses grant_type client_credentials.');
  const {
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  } = body as Readonly<Partial<Record<string, string>>>;
  const grant = await codes.redeem({ clientId: caller.client.id, code: code ?? '', redirectUri, verifier });
  if ((await accounts.findById(grant.accountId)) === undefined)
    throw new OAuthFault('invalid_grant', 'The account no longer exists.');
  return tokens.issue({
    accountId: grant.accountId,
    clientId: grant.clientId,
    seconds: lifetimes.person,
    id: grant.id,
  });
}
