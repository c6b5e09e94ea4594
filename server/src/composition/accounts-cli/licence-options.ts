import type { Licence, LicensedLeague } from '../../domain/accounts/licence.js';
import { readLicence } from '../../domain/accounts/read-accounts.js';
import { UsageError } from './command.js';
import { inWords } from './plan-options.js';

export const licenceOptions = { tier: { type: 'string' }, league: { type: 'string', multiple: true } } as const;

/** Usage text of the options. */
export const licenceUsage = '--tier Basic|Advanced|Transactional --league all|LEAGUE[/LEVELS[/SEASONS]] ...';

interface LicenceWords {
  readonly tier?: string | undefined;
  readonly league?: readonly string[] | undefined;
}

/** Parses the ids that one part of a league option lists. **Empty**: `undefined` for all. */
function idsIn(word: string, part: string | undefined): readonly number[] | undefined {
  if (part === undefined || part === 'all') return undefined;
  if (!/^\d{1,10}(?:,\d{1,10})*$/u.test(part))
    throw new UsageError(`--league is ${word}; allowed is all, or a league such as 3, 3/1 or 3/all/2025,2026`);
  return part.split(',').map(Number);
}

function leagueIn(word: string): LicensedLeague {
  const [league, levels, seasons, more] = word.split('/');
  const [leagueId, second] = idsIn(word, league) ?? [];
  if (leagueId === undefined || second !== undefined || more !== undefined)
    throw new UsageError(`--league is ${word}; allowed is all, or one league such as 3, 3/1 or 3/all/2025,2026`);
  const levelIds = idsIn(word, levels);
  const seasonIds = idsIn(word, seasons);
  return { leagueId, ...(levelIds && { levelIds }), ...(seasonIds && { seasonIds }) };
}

/**
 * Returns a licence with the options applied. **Throws** `UsageError` that names the invalid option, or the missing one
 * that a new licence requires.
 */
export function licenceWith(before: Licence | undefined, { tier = before?.tier, league }: LicenceWords): Licence {
  if (tier === undefined) throw new UsageError('--tier is needed: Basic, Advanced or Transactional');
  if (league === undefined && before === undefined)
    throw new UsageError('--league is needed: all, or a league such as 3, 3/1 or 3/all/2025,2026');
  if (league?.includes('all') === true && league.length > 1)
    throw new UsageError('--league is both all and single leagues; use one or the other');
  const leagues = league === undefined ? before?.leagues : league.includes('all') ? 'all' : league.map(leagueIn);
  return inWords(() => readLicence({ at: 'licence', value: { tier, leagues } }));
}

const partText = (ids: readonly number[] | undefined): string => ids?.join(',') ?? 'all';

/** Describes a licence in words. */
export const licenceText = ({ tier, leagues }: Licence): string =>
  `licence ${tier}: ${leagues === 'all' ? 'all leagues' : leagues.map(({ leagueId, levelIds, seasonIds }) => `league ${leagueId}/${partText(levelIds)}/${partText(seasonIds)}`).join(', ') || 'no league'}`;
