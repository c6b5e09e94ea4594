import type { Match } from '@goalsquare/engine';
import { requireLicence } from '../../domain/licences.js';
import { requireMatch, scopeOfMatch, type Scope } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';

/** What handlers read. */
export type DerivedServices = Pick<Services, 'matches' | 'world' | 'now'>;

/** Checks the licence of a request for a scope. **Throws** a problem of status 403 or 404. */
export function checkLicence(
  { account: { licence }, call: { operationId, query, body } }: ExtensionRequest,
  scope: () => Scope,
): void {
  requireLicence(operationId, { licence, scope, query, body });
}

/**
 * Returns the match of a request, which the account can see and is licensed for. Rejects with a problem of status 403
 * or 404.
 */
export async function licensedMatch(
  { matches }: Pick<DerivedServices, 'matches'>,
  request: ExtensionRequest,
): Promise<Match> {
  const matchId = Number(request.call.path.matchId);
  const match = requireMatch(await loadVisibleMatch(matches, matchId, request.account.id), matchId);
  checkLicence(request, () => scopeOfMatch(match));
  return match;
}
