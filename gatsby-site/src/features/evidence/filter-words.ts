import type { Evidence } from '@goalsquare/openapi/types';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { countOf } from '../../controls/count-of';

/** The names of filter parameters for use in sentences. */
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

/** Describes the filter of a request. **Empty**: `''` for a whole match. */
export const filterText = ({ filter }: EvidenceRequest): string =>
  Object.entries(filter)
    .map(([name, value]) => `${words[name] ?? name}: ${value.replaceAll(',', ', ')}`)
    .join('; ');

/** Describes how many acts and seconds each parameter excluded, one text for each. **Empty**: no texts. */
export const excludedTexts = ({ excluded }: Pick<Evidence, 'excluded'>): readonly string[] =>
  excluded.flatMap(({ parameter, acts, seconds }) => {
    const by = `excluded by ${words[parameter] ?? parameter}`;
    if (acts > 0 && seconds > 0) return [`${countOf(acts, 'act')} and ${countOf(seconds, 'second')} ${by}`];
    return [seconds > 0 ? `${countOf(seconds, 'second')} ${by}` : `${countOf(acts, 'act')} ${by}`];
  });
