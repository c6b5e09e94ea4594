import { metricCodes, metricOf } from '@goalsquare/engine';
import fc from 'fast-check';
import { areaText, type AreaFields } from '../../src/features/questions/area.js';
import {
  parameterNames,
  parameters,
  type Level,
  type ParameterKind,
  type ParameterName,
} from '../../src/query/parameters.js';
import { withValues, type Query } from '../../src/query/query.js';

const codesAt = (level: Level): readonly string[] =>
  metricCodes.filter((code) => metricOf(code).formula[level === 'players' ? 'player' : 'squad'] !== undefined);

const degrees = fc.integer({ min: 0, max: 90 }).map(String);
const metres = fc.integer({ min: 0, max: 200 }).map(String);

/** Areas as the fields of the form have them. */
export const areas: fc.Arbitrary<AreaFields> = fc.oneof(
  fc.record({ shape: fc.constant('goal' as const), numbers: fc.tuple(metres, metres, degrees, degrees) }),
  fc.record({ shape: fc.constant('circle' as const), numbers: fc.tuple(metres, metres, metres) }),
  fc.record({
    shape: fc.constant('polygon' as const),
    numbers: fc
      .array(fc.tuple(metres, metres), { minLength: 3, maxLength: 6 })
      .map((points) => [points.map((point) => point.join(' ')).join(', ')]),
  }),
);

const word = fc.stringMatching(/^[A-Za-z0-9 &+%=#?.-]{1,12}$/u).map((text) => text.trim());
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

function valueFor(name: ParameterName, level: Level): fc.Arbitrary<string> {
  if (name === 'metric') return fc.constantFrom(...codesAt(level));
  if (name === 'area') return areas.map(areaText);
  const kind: ParameterKind = parameters[name];
  switch (kind.is) {
    case 'integer':
      return fc.integer({ min: kind.least, max: kind.most }).map(String);
    case 'number':
      return fc.integer({ min: -5000, max: 5000 }).map((tenths) => String(tenths / 10));
    case 'date':
      return date;
    case 'choice':
      return fc.constantFrom(...kind.values);
    case 'text':
      return word;
  }
}

const valuesFor = (name: ParameterName, level: Level): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(valueFor(name, level), { maxLength: parameters[name].isList ? 3 : 1 });

/** Queries that the form can have: of either level, with any parameters, at least one of them. */
export const queries: fc.Arbitrary<Query> = fc
  .constantFrom<Level>('players', 'squads')
  .chain((level) =>
    fc
      .subarray([...parameterNames].filter((name) => name !== 'context' || level === 'squads'))
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, valuesFor(name, level)]))))
      .map((values) => withValues({ level, values: {} }, values)),
  )
  .filter(({ level, values }) => level === 'squads' || Object.keys(values).length > 0);
