import { isOfMatches, measuresOf } from '../across/question/check-query.js';
import type { Measure, StatisticsQuery } from '../across/question/statistics-query.js';
import { numberText, over, sumWhen, when, withoutNoise } from './expressions.js';
import { lookingBack } from './looking-back-sql.js';
import { measureName } from './measure-names.js';
import { relation, type Column, type Relation, named } from './relation.js';

/**
 * Returns the relation with those measures over the match values of each row that do not depend on the order of
 * matches.
 */
export function matchedRelation(query: StatisticsQuery, codes: readonly string[], keys: readonly string[]): Relation {
  const measures = measuresOf(query).filter((measure) => isOfMatches(measure) && !lookingBack.has(measure));
  const threshold = numberText(query.threshold ?? 0);
  const isSpread = measures.includes('standardDeviation');
  const means = codes.map((code): Column => [`avg(${code}_value) ${over(keys)}`, `${code}_mean`]);
  const from = isSpread
    ? `(select *, ${means.map(([mean, name]) => `${mean} as ${name}`).join(', ')} from valued) v`
    : 'valued';
  const textOf = (measure: Measure, code: string): string => {
    const value = `${code}_value`;
    switch (measure) {
      case 'min':
      case 'max':
        return withoutNoise(`${measure}(${value})`);
      case 'median':
        return withoutNoise(`median(${value})`);
      case 'standardDeviation':
        return withoutNoise(`sqrt(sum(power(${value} - ${code}_mean, 2)) / count(${value}))`);
      default:
        return when(`count(${value}) > 0`, sumWhen(`${withoutNoise(value)} >= ${threshold}`, '1'));
    }
  };
  return relation('matched', 'Measures over the values of single matches.', {
    columns: [
      ...named(keys),
      ...codes.flatMap((code) =>
        measures.map((measure): Column => [textOf(measure, code), `m_${measureName(code, measure)}`]),
      ),
    ],
    from: [from],
    groupBy: keys,
  });
}
