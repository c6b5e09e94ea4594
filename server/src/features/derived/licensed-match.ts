import type { Match } from '@goalsquare/engine';
import type { OperationId } from '@goalsquare/openapi';
import { requireLicence } from '../../domain/licences.js';
import { requireMatch, scopeOfMatch, type Scope } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';

/** What handlers read. */
export type DerivedServices = Pick<Services, 'matches' | 'world' | 'now'>;

/** Returns the operation of the contract whose licence rules apply to an extension. */
export type LicensedAs = (operationId: string) => OperationId;

/** Checks the licence of a request for a scope. **Throws** a problem of status 403 or 404. */
export function checkLicence(
  { account, call: { operationId, query, body } }: ExtensionRequest,
  licensedAs: LicensedAs,
  scope: () => Scope,
): void {
  requireLicence(licensedAs(operationId), { licence: account.licence, scope, query, body });
}

/**
 * Returns the match of a request, which the account can see and is licensed for. Rejects with a problem of status 403
 * or 404.
 */
export async function licensedMatch(
  { matches }: Pick<DerivedServices, 'matches'>,
  request: ExtensionRequest,
  licensedAs: LicensedAs,
): Promise<Match> {
  const matchId = Number(request.call.path.matchId);
  const match = requireMatch(await loadVisibleMatch(matches, matchId, request.account.id), matchId);
  checkLicence(request, licensedAs, () => scopeOfMatch(match));
  return match;
}
