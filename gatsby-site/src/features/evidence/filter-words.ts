import type { Evidence } from '@goalsquare/openapi/types';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';

/** Names of the parameters that narrow a match, for use in sentences. */
const words: Readonly<Record<string, string>> = {
  context: 'context',
  period: 'period',
  zone: 'zone',
  fromPeriodSeconds: 'start of the time window',
  toPeriodSeconds: 'end of the time window',
  lastXSeconds: 'last seconds',
  scoreState: 'score at the moment',
  fromScoreMargin: 'least lead',
  toScoreMargin: 'greatest lead',
  area: 'area',
  areaOf: 'end of the act in the area',
  areaUnit: 'unit of the area',
  againstPersonId: 'opponent',
  role: 'role on the ground',
  asOf: 'as of',
};

/** Returns the filter of a request in words. **Empty**: `''` for a whole match. */
export const filterText = ({ filter }: EvidenceRequest): string =>
  Object.entries(filter)
    .map(([name, value]) => `${words[name] ?? name}: ${value.replaceAll(',', ', ')}`)
    .join('; ');

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns the acts that each parameter excluded, as sentences. **Empty**: none if no parameter narrows the match. */
export const excludedTexts = ({ excluded }: Pick<Evidence, 'excluded'>): readonly string[] =>
  excluded.flatMap(({ parameter, acts, seconds }) => {
    const by = `left out by ${words[parameter] ?? parameter}`;
    if (acts > 0 && seconds > 0) return [`${counted(acts, 'act')} and ${counted(seconds, 'second')} ${by}`];
    return [seconds > 0 ? `${counted(seconds, 'second')} ${by}` : `${counted(acts, 'act')} ${by}`];
  });
