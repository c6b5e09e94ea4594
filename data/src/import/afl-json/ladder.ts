import { MOST_FIGURE, type Figure, type Ladder } from '../compared-ladder.js';
import type { JsonValue } from './json-value.js';

export function ladderOf(root: JsonValue): Ladder {
  const year = /\d{4}/u.exec(root.get('compSeason.name').textIfAny() ?? '')?.[0];
  return {
    file: root.file,
    season: year === undefined ? undefined : Number(year),
    round: root.get('round.roundNumber').integerIfAny(0, 99),
    entries: root
      .get('ladders')
      .items()
      .flatMap((ladder) => ladder.get('entries').items())
      .map((entry) => {
        const record = entry.get('thisSeasonRecord.winLossRecord');
        return {
          placeOf: (figure: Figure) => ({ line: 0, field: `${entry.path}.${figure}` }),
          squad: entry.get('team.name').text(),
          played: entry.get('played').integer(0, MOST_FIGURE),
          wins: record.get('wins').integer(0, MOST_FIGURE),
          losses: record.get('losses').integer(0, MOST_FIGURE),
          draws: record.get('draws').integer(0, MOST_FIGURE),
          pointsFor: entry.get('pointsFor').integer(0, MOST_FIGURE),
          pointsAgainst: entry.get('pointsAgainst').integer(0, MOST_FIGURE),
        };
      }),
  };
}
