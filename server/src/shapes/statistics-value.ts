import { displayValue, metricId, metricOf, roundTo, VALUE_DECIMALS, type MetricCode } from '@goalsquare/engine';
import type { Statistic } from '@goalsquare/openapi';
import type { Numbers } from '../statistics/numbers.js';
import type { Bearer, FramedSquad } from './statistics-frame.js';

type Head = Pick<Statistic, 'id' | 'code' | 'name' | 'namePlural'>;

function headOf(code: MetricCode): Head {
  const { name, namePlural } = metricOf(code);
  return { id: metricId(code), code, name, namePlural };
}

function* statisticsIn({ ready: { plan, formats }, sheet }: Numbers, heads: readonly Head[], column: number): Generator<Statistic> {
  for (let n = 0; n < plan.codes.length; n += 1) {
    const value = sheet.value(n, column);
    const [head, format] = [heads[n], formats[n]];
    if (value === undefined || head === undefined || format === undefined) continue;
    const { id, code, name, namePlural } = head;
    yield { id, code, name, namePlural, value: roundTo(value, VALUE_DECIMALS), valueDisplay: displayValue(value, format), order: sheet.order(n, column), rank: sheet.rank(n, column) };
  }
}

/** The squads of an answer about statistics, as `writeSquads` writes them; the statistics are computed as they are walked, while the sheet holds them. */
export function squadsOf(numbers: Numbers): readonly unknown[] {
  const heads = numbers.ready.plan.codes.map(headOf);
  const bearer = ({ members, column }: Bearer): unknown => ({ ...members, statistics: statisticsIn(numbers, heads, column) });
  const squad = (one: FramedSquad): unknown => ('column' in one ? bearer(one) : { ...one.members, players: one.players.map(bearer) });
  return numbers.frame.squads.map(squad);
}

/** The answer to one question about statistics, as a value. */
export const statisticsOf = (numbers: Numbers): unknown => ({ matchId: numbers.frame.matchId, squads: squadsOf(numbers) });
