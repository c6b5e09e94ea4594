import type { Match } from '@goalsquare/engine';
import { GROWING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { entityTag, matchTag } from '../../http/pipeline/match-resource.js';
import type { DerivedServices } from './licensed-match.js';
import type { Freshness } from '../../http/pipeline/services.js';

/** Returns the freshness of a response that depends on the current revision of a match and on a licence. */
export function matchFreshness({ matches, world, now }: DerivedServices, match: Match, account: Account): Freshness {
  const isGrowing = matches.clockOf?.(match.id, now(), match.revision) !== undefined;
  return {
    tag: entityTag(matchTag(match, licensedWorld(world(), account.licence).recordVersion), account),
    maxAge: isGrowing ? GROWING_MAX_AGE : maxAgeOf(match),
  };
}
