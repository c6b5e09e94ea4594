import { displayValue, fullNamesOf, metricId, metricOf, planOf, playerStatistics, roundTo, sides, VALUE_DECIMALS, type Match } from '@goalsquare/engine';
import { matchScore, squadOf } from '@goalsquare/server/parts';
import { largeCodes, matchesOf } from './season.js';
import type { Given } from './server.js';

/** The large answer as objects: what a server would build that turns values into text. */
function largeOf(match: Match): unknown {
  const { header } = match.texts();
  const plan = planOf('player', largeCodes);
  const { sheet } = playerStatistics(match, plan, {});
  const statisticsOf = (slot: number): readonly unknown[] => plan.codes.flatMap((code, n) => {
    const value = sheet.value(n, slot);
    const { name, namePlural, format } = metricOf(code);
    return value === undefined ? [] : [{
      id: metricId(code), code, name, namePlural, value: roundTo(value, VALUE_DECIMALS), valueDisplay: displayValue(value, format),
      order: sheet.order(n, slot), rank: sheet.rank(n, slot),
    }];
  });
  const squads = sides.map((side, at) => ({
    ...squadOf(header, side),
    players: header[side].players.map((player, n) => ({
      personId: player.personId, ...fullNamesOf(player), jumperNumber: player.jumperNumber, statistics: statisticsOf(n + (at === 0 ? 0 : match.homePlayers)),
    })),
  }));
  return { matchId: match.id, squads };
}

/** What every server but ours is given. **Throws** where the season of the bench is empty. */
export function given(): Given {
  const [match] = matchesOf(1);
  if (match === undefined) throw new Error('the season of the bench has no match');
  const score = matchScore(match);
  const stringify = (): string => JSON.stringify(largeOf(match));
  return { score, small: Buffer.from(JSON.stringify(score)), large: Buffer.from(stringify()), stringify };
}
