import type { StatisticsTable } from '@goalsquare/openapi/types';
import { actParameters, parameterNames, type ParameterName } from '../../query/parameters';
import { choicesIn } from './question-text';
import { valueOf, valuesOf, type Query } from '../../query/query';

/** Parameters that select matches. */
const matchParameters = parameterNames.slice(0, parameterNames.indexOf('period'));

const setIn = (query: Query, names: readonly ParameterName[]): string => {
  const season = names.includes('seasonId') ? valuesOf(query, 'seasonId').join(' or ') : '';
  const choices = choicesIn(query, names, () => undefined);
  return [...(season === '' ? [] : [`season ${season}`]), ...(choices === '' ? [] : [choices])].join('; ');
};

const fitText = (matches: number): string => (matches === 1 ? '1 match fits' : `${matches} matches fit`);

/** Explains why a result has no rows, and what to change. */
export function whyEmpty(query: Query, { matches, matchesNotLicensed }: StatisticsTable): string {
  const fit = fitText(matches);
  if (matches === 0) {
    const licence =
      matchesNotLicensed > 0 ? ` ${fitText(matchesNotLicensed)}, but your licence does not include their seasons.` : '';
    const chosen = setIn(query, matchParameters);
    return `No match that has started fits${chosen === '' ? '' : `: ${chosen}`}.${licence} Remove some of these choices.`;
  }
  const least = valueOf(query, 'minMatches');
  if (least !== '' && Number(least) > 1)
    return `${fit}, but nobody has played ${least} of them. Enter a smaller number for “Minimum matches”.`;
  const acts = setIn(query, actParameters);
  return acts === ''
    ? `${fit}, but none of them has a value for the chosen metrics. Choose other metrics.`
    : `${fit}, but nothing in ${matches === 1 ? 'it' : 'them'} fits: ${acts}. Remove some of these choices.`;
}
