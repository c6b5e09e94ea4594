import { countOf } from '@goalsquare/data';
import {
  matchResults,
  scoreStates,
  type CellKeys,
  type EvidenceDimension,
  type StatisticLevel,
} from '@goalsquare/engine';
import { problemWith, type Fault } from '../../domain/problems.js';
import { quoted, truncated } from '../../domain/text/quoted.js';

const numberForm = /^(?:0|[1-9]\d{0,9})$/u;

/** The keys of dimensions whose keys are names. Tables number the names in this order. */
const namesOf: Readonly<Partial<Record<EvidenceDimension, readonly string[]>>> = {
  result: matchResults,
  scoreState: scoreStates,
};

/** Returns the number that tables use for a key. **Empty**: `undefined` if the text is not a key of the dimension. */
function keyIn(dimension: EvidenceDimension, text: string): number | undefined {
  const names = namesOf[dimension];
  if (names === undefined) return numberForm.test(text) ? Number(text) : undefined;
  const at = names.indexOf(text);
  return at < 0 ? undefined : at;
}

const faultOf = (detail: string, parameter: string, value: unknown, allowed?: readonly string[]): Fault => ({
  detail,
  parameter,
  ...(value !== undefined && { value }),
  ...(allowed && { allowed }),
});

/** Returns the faults in a request's keys. */
function keyFaults(by: readonly EvidenceDimension[], keys: readonly string[]): readonly Fault[] {
  if (keys.length !== by.length)
    return [
      faultOf(
        `key has ${countOf(keys.length, 'item')}; one is needed for each dimension in by: ${by.join(', ')}.`,
        'key',
        keys.map((key) => truncated(key)).join(),
      ),
    ];
  return by.flatMap((dimension, at): readonly Fault[] => {
    const text = keys[at] ?? '';
    if (keyIn(dimension, text) !== undefined) return [];
    const names = namesOf[dimension];
    const needed = names === undefined ? 'a whole number is needed' : `one of ${names.join(', ')} is needed`;
    return [
      faultOf(`key[${at}] ${quoted(text)} is not allowed for ${dimension}: ${needed}.`, 'key', truncated(text), names),
    ];
  });
}

/**
 * Returns the keys of the table row that a request selects, one for each dimension in `by`. **Throws** a problem of
 * status 400 that names the parameter, the value and what is allowed.
 */
export function keysIn(level: StatisticLevel, query: Readonly<Record<string, unknown>>): CellKeys {
  const by = (query.by ?? [level === 'player' ? 'person' : 'squad']) as readonly EvidenceDimension[];
  const faults = keyFaults(by, (query.key ?? []) as readonly string[]);
  const needsPeriod = by.includes('period') && query.lastXSeconds !== undefined && query.period === undefined;
  const windowFault = faultOf(
    'lastXSeconds with rows by period needs the parameter period: it counts back from the end of each period.',
    'lastXSeconds',
    query.lastXSeconds,
  );
  const all = needsPeriod ? [...faults, windowFault] : faults;
  if (all.length > 0) throw problemWith('invalid-parameter', all);
  const keys = query.key as readonly string[];
  return Object.fromEntries(by.map((dimension, at) => [dimension, keyIn(dimension, keys[at] ?? '')]));
}
