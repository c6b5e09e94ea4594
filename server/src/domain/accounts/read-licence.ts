import { tiers } from '@goalsquare/engine';
import type { Licence, LicensedLeague } from './licence.js';
import { itemsOf, membersOf, numberOf, optional, wordOf, type Given } from './sound.js';

const MAX_ID = 2_147_483_647;

const idOf = (given: Given): number => numberOf(given, 'whole', 0, MAX_ID);
const idsOf = (given: Given): readonly number[] => itemsOf(given).map(idOf);

function leagueOf(given: Given): LicensedLeague {
  const league = membersOf(given, ['leagueId', 'levelIds', 'seasonIds']);
  const levelIds = optional(league.levelIds, idsOf);
  const seasonIds = optional(league.seasonIds, idsOf);
  return { leagueId: idOf(league.leagueId), ...(levelIds && { levelIds }), ...(seasonIds && { seasonIds }) };
}

/** Reads a licence. **Throws** `AccountsError` naming the member that is off. */
export function readLicence(given: Given): Licence {
  const { tier, leagues } = membersOf(given, ['tier', 'leagues']);
  return { tier: wordOf(tier, tiers), leagues: leagues.value === 'all' ? 'all' : itemsOf(leagues).map(leagueOf) };
}
