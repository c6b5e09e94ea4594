import { MAX_ID, tiers } from '@goalsquare/engine';
import type { Licence, LicensedLeague } from './licence.js';
import { readItems, readMembers, readNumber, readOptional, readWord, type ParsedValue } from './schema-reader.js';

const idOf = (given: ParsedValue): number => readNumber(given, 'whole', 0, MAX_ID);
const idsOf = (given: ParsedValue): readonly number[] => readItems(given).map(idOf);

function leagueOf(given: ParsedValue): LicensedLeague {
  const league = readMembers(given, ['leagueId', 'levelIds', 'seasonIds']);
  const levelIds = readOptional(league.levelIds, idsOf);
  const seasonIds = readOptional(league.seasonIds, idsOf);
  return { leagueId: idOf(league.leagueId), ...(levelIds && { levelIds }), ...(seasonIds && { seasonIds }) };
}

/** Reads a licence. **Throws** `AccountsError` naming the member that is off. */
export function readLicence(given: ParsedValue): Licence {
  const { tier, leagues } = readMembers(given, ['tier', 'leagues']);
  return { tier: readWord(tier, tiers), leagues: leagues.value === 'all' ? 'all' : readItems(leagues).map(leagueOf) };
}
