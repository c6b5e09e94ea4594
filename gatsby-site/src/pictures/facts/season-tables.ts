import { leagueAddress, playerAddress, squadAddress } from '../../addresses/page-addresses';
import type { SeasonSheet } from '../../seasons/season-sheet';
import type { Table } from '../data-table';
import type { Source } from '../source-line';
import { seasonHead } from './ladder';

/** A table of a season. */
export interface SeasonTableFacts extends Table {
  readonly source?: Source;
  /** The address of the season's page. */
  readonly league?: string;
}

/**
 * Returns the ladder of a season after a round, by default the last one. **Throws** if the season has no ladder after
 * the round.
 */
export function ladderTableOf(sheet: SeasonSheet, round?: number): SeasonTableFacts {
  const ladder = round === undefined ? sheet.ladders.at(-1) : sheet.ladders.find((one) => one.round === round);
  if (ladder === undefined) throw new Error(`${sheet.name} has no ladder after round ${round ?? 'any'}`);
  const season = { leagueId: sheet.league.id, levelId: sheet.level.id, seasonId: sheet.season };
  return {
    caption: `${sheet.name}: the ladder after round ${ladder.round}`,
    columns: ['#', 'Squad', 'P', 'W', 'D', 'L', 'For', 'Against', '%', 'Pts'],
    rows: ladder.lines.map((line) => [
      line.position,
      { text: line.squad, to: squadAddress(line.squadId, season) },
      ...[line.played, line.wins, line.draws, line.losses, line.for, line.against],
      line.percentage?.toFixed(2) ?? '',
      line.points,
    ]),
    source: { operation: 'getLevelLadderByRound', path: `${seasonHead(sheet).path}/ladder/${ladder.round}` },
    league: leagueAddress(season),
  };
}

/** Returns the best players of a season in a metric. **Throws** if the season's facts do not cover the metric. */
export function leadersOf(sheet: SeasonSheet, code: string): SeasonTableFacts {
  const leaders = sheet.leaders[code];
  if (leaders === undefined)
    throw new Error(`${sheet.name} has no leaders by ${code}; it has ${Object.keys(sheet.leaders).join(', ')}`);
  return {
    caption: `${sheet.name}: most ${leaders.name.toLowerCase()} (${leaders.code})`,
    columns: ['#', 'Player', 'Squad', 'Matches', leaders.name],
    rows: leaders.lines.map(({ place, personId, name, squad, matches, value }) => [
      place,
      { text: name, to: playerAddress(personId) },
      squad,
      matches,
      value,
    ]),
  };
}
