import { explain, isMetricCode, metricCodes } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import { lazy } from '../../domain/lazy.js';
import { MAX_FAULTS, problemWith, type Fault } from '../../domain/problems.js';
import { Json } from '../json/json.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import type { ListEndpoint } from './endpoint.js';
import { versionOf } from './list.js';

const glossary = lazy(() => {
  const whole = metricCodes.map(explain);
  return {
    version: versionOf(whole),
    written: new Json<Answer<'getMetricGlossary'>>(JSON.stringify(whole)),
    entries: new Map(whole.map((entry) => [entry.code, entry])),
  };
});

function faultOf(code: string, index: number): Fault {
  const near = nearestWord(code, metricCodes);
  const hint = near === undefined ? '' : `, and the nearest is ${near}`;
  const detail = `metric[${index}] ${quoted(code)} is not in the glossary; codes are case-sensitive${hint}.`;
  return { detail, parameter: 'metric', value: truncated(code), ...(near && { allowed: [near] }) };
}

/**
 * Endpoint that explains the requested metrics, in request order and without duplicates, or every metric if the request
 * names none. An unknown code gives 404.
 */
export const getMetricGlossary: ListEndpoint<'getMetricGlossary'> = {
  get version() {
    return glossary().version;
  },
  answer: ({ query: { metric } }) => {
    const unlisted = [...(metric ?? []).entries()].filter(([, code]) => !isMetricCode(code));
    if (unlisted.length > 0)
      throw problemWith(
        'metric-not-in-glossary',
        unlisted.slice(0, MAX_FAULTS).map(([index, code]) => faultOf(code, index)),
        unlisted.length,
      );
    const { written, entries } = glossary();
    return () =>
      metric === undefined
        ? written
        : [...new Set(metric)].flatMap((code) => (isMetricCode(code) ? (entries.get(code) ?? []) : []));
  },
};
