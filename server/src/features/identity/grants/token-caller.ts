import type { IdentityAccounts } from '../accounts.js';
import type { Clients } from '../clients/client.js';
import type { TokenCaller } from './issue-tokens.js';
import { OAuthFault } from './oauth-fault.js';
import type { SingleParameters } from './single-parameters.js';

const basic = /^Basic +([A-Za-z0-9+/]+=*) *$/iu;
const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="goalsquare", charset="UTF-8"' };

const refused = (): OAuthFault =>
  new OAuthFault('invalid_client', 'The client is unknown, or its secret is wrong.', { headers: CHALLENGE });

/** Decodes form-encoded text, such as each half of Basic credentials. **Throws** `OAuthFault`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refused();
  }
}

interface Credentials {
  readonly id: string;
  readonly secret: string | undefined;
}

function credentialsOf(
  header: string | undefined,
  { client_id: id, client_secret: secret }: SingleParameters,
): Credentials {
  if (header === undefined) {
    if (id === undefined)
      throw new OAuthFault('invalid_client', 'No client was named: send client_id, or Basic credentials.', {
        headers: CHALLENGE,
      });
    return { id, secret };
  }
  if (secret !== undefined)
    throw new OAuthFault('invalid_request', 'The secret was sent twice, in the header and in the body.');
  const text = Buffer.from(basic.exec(header)?.[1] ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) throw refused();
  const named = decoded(text.slice(0, colon));
  if (id !== undefined && id !== named)
    throw new OAuthFault('invalid_request', 'The client_id differs from the one in the Authorization header.');
  return { id: named, secret: decoded(text.slice(colon + 1)) };
}

/** Authenticates the caller of the token endpoint. **Throws** `OAuthFault`. **Source**: RFC 6749, section 2.3.1. */
export async function tokenCaller(
  header: string | undefined,
  parameters: SingleParameters,
  clients: Clients,
  accounts: IdentityAccounts,
): Promise<TokenCaller> {
  const { id, secret } = credentialsOf(header, parameters);
  const client = clients.get(id);
  if (client !== undefined && (secret === undefined || secret === '')) return { client };
  const machine = secret === undefined ? undefined : await accounts.findByClient(id, secret);
  if (machine === undefined) throw refused();
  return { machine, clientId: id };
}
