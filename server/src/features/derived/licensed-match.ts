import type { Match } from '@goalsquare/engine';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import { checkLicence } from '../../http/pipeline/prepared-call.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';

/** Services of the handlers. */
export type DerivedServices = Pick<Services, 'matches' | 'world' | 'now'>;

/**
 * Returns the match of a request if the account can see it and is licensed for it. Rejects with a problem of status 403
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
