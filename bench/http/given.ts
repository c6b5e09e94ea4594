import {
  displayValue,
  fullNamesOf,
  metricId,
  metricOf,
  planOf,
  playedIn,
  playerStatistics,
  roundTo,
  sides,
  VALUE_DECIMALS,
  type Match,
  type ResultTable,
} from '@goalsquare/engine';
import { matchScore, playerNumbers, readyPlan, squadOf, writtenAnswer } from '@goalsquare/server/parts';
import { largeCodes, matchesOf } from './season.js';
import type { Given } from './server.js';

/**
 * Returns a function that computes the large response as objects, like a server that serialises values. Constant parts
 * are created once.
 */
function largeAsObjects(match: Match): () => unknown {
  const { header } = match.details();
  const plan = planOf('player', largeCodes);
  const metrics = plan.codes.map((code) => {
    const { name, namePlural, format } = metricOf(code);
    return { id: metricId(code), code, name, namePlural, format };
  });
  const played = playedIn(match);
  const squads = sides.map((side, at) => ({
    squad: squadOf(header, side),
    players: header[side].players.map((player, n) => {
      const slot = n + (at === 0 ? 0 : match.homePlayers);
      const { personId, jumperNumber } = player;
      return { slot, person: { personId, ...fullNamesOf(player), jumperNumber, played: played?.[slot] } };
    }),
  }));
  let known: ResultTable | undefined;
  return () => {
    const { table } = playerStatistics(match, plan, {}, { spareTable: known });
    known = table;
    const statisticsOf = (slot: number): readonly unknown[] => {
      const statistics: unknown[] = [];
      for (const [n, { id, code, name, namePlural, format }] of metrics.entries()) {
        const value = table.value(n, slot);
        if (value === undefined) continue;
        statistics.push({
          id,
          code,
          name,
          namePlural,
          value: roundTo(value, VALUE_DECIMALS),
          valueDisplay: displayValue(value, format),
          order: table.order(n, slot),
          rank: table.rank(n, slot),
        });
      }
      return statistics;
    };
    return {
      matchId: match.id,
      squads: squads.map(({ squad, players }) => ({
        ...squad,
        players: players.map(({ slot, person }) => ({ ...person, statistics: statisticsOf(slot) })),
      })),
    };
  };
}

function firstMatch(): Match {
  const [match] = matchesOf(1);
  if (match === undefined) throw new Error('the season of the bench has no match');
  return match;
}

/** Returns the data for every server except ours. **Throws** if the bench's season is empty. */
export function given(): Given {
  const match = firstMatch();
  const score = matchScore(match);
  const large = largeAsObjects(match);
  const stringify = (): string => JSON.stringify(large());
  return { score, small: Buffer.from(JSON.stringify(score)), large: Buffer.from(stringify()), stringify };
}

/**
 * Returns two functions that compute the large response in one process, for comparison: as objects, and as our server
 * does. **Throws** if their results differ.
 */
export function inProcess(): { readonly stringify: () => Uint8Array; readonly ours: () => void } {
  const match = firstMatch();
  const large = largeAsObjects(match);
  const stringify = (): Buffer => Buffer.from(JSON.stringify(large()));
  const ready = readyPlan('player', 'Transactional', largeCodes);
  const answer = () => writtenAnswer(playerNumbers(match, ready));
  const { body } = answer();
  if (
    !(body instanceof Uint8Array) ||
    JSON.stringify(JSON.parse(Buffer.from(body).toString())) !== stringify().toString()
  )
    throw new Error('the large response differs from the same response computed as objects');
  return {
    stringify,
    ours: () => {
      answer().release();
    },
  };
}
