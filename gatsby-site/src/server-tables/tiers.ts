import tiers from '../../facts/tiers.json';
import { code, number, type ServerTable } from './server-table';

type Leagues = (typeof tiers)[number]['keys'][number]['leagues'];

const leaguesOf = (leagues: Leagues): string =>
  typeof leagues === 'string'
    ? 'all leagues'
    : `league${leagues.length > 1 ? 's' : ''} ${leagues.map(({ leagueId, seasonIds }) => (seasonIds === undefined ? leagueId : `${leagueId} (${seasonIds.join(', ')})`)).join(' and ')}`;

const sums = (of: 'players' | 'squads'): readonly string[] =>
  tiers.map((_, at) => number(tiers.slice(0, at + 1).reduce((sum, tier) => sum + tier[of], 0)));

/** Returns a table of the licence tiers, with their contents and sandbox keys. */
export const tierTable = (): ServerTable => ({
  columns: ['Tier', 'Metrics of players', 'Metrics of squads', 'Transactions', 'Key of the sandbox', 'It reads'],
  rows: tiers.map(({ tier, hasTransactions, keys }, at) => [
    tier,
    sums('players')[at] ?? '',
    sums('squads')[at] ?? '',
    hasTransactions ? 'yes' : 'no',
    keys.map(({ key }) => code(key)).join(', '),
    keys.map(({ leagues }) => leaguesOf(leagues)).join(', '),
  ]),
});
