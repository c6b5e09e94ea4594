import { contexts, isMetricCode, metricCodes, metricOf, zoneFilters } from '@goalsquare/engine';
import fc from 'fast-check';
import { pictureNames, type Question } from '../../../src/features/playground/question.js';
import { levels } from '../../../src/query/parameters.js';
import { sandboxMatches } from '../../../src/features/playground/sandbox-matches.js';

const codesAt = (level: Question['level']): readonly string[] =>
  metricCodes.filter(
    (code) => isMetricCode(code) && metricOf(code).formula[level === 'players' ? 'player' : 'squad'] !== undefined,
  );

const seconds = fc.integer({ min: 0, max: 2100 });

const windows = fc.oneof(
  fc.constant({}),
  fc.tuple(seconds, seconds).map(([a, b]) => ({ fromPeriodSeconds: Math.min(a, b), toPeriodSeconds: Math.max(a, b) })),
  seconds.map((fromPeriodSeconds) => ({ fromPeriodSeconds })),
  seconds.map((toPeriodSeconds) => ({ toPeriodSeconds })),
  fc.integer({ min: 0, max: 9000 }).map((lastXSeconds) => ({ lastXSeconds })),
);

/** Questions that can be asked, of any of the matches. */
export const questions: fc.Arbitrary<Question> = fc.constantFrom(...levels).chain((level) =>
  fc
    .record({
      match: fc.constantFrom(...sandboxMatches.map(({ id }) => id)),
      level: fc.constant(level),
      metric: fc.uniqueArray(fc.constantFrom(...codesAt(level)), { minLength: 1, maxLength: 12 }),
      period: fc
        .uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 })
        .map((periods) => periods.sort((a, b) => a - b)),
      zone: fc.uniqueArray(fc.constantFrom(...zoneFilters), { maxLength: 3 }),
      team: fc.constantFrom({}, { team: 'home' as const }, { team: 'away' as const }),
      context: level === 'squads' ? fc.constantFrom(...contexts) : fc.constant('For' as const),
      window: windows,
      picture: fc.constantFrom(...pictureNames),
      table: fc.constantFrom({}, { table: 'quarters' as const }),
      chosen: fc.option(
        fc.nat().map((chosen) => ({ chosen })),
        { nil: {} },
      ),
    })
    .map(({ team, window, table, chosen, ...rest }) => ({ ...rest, ...team, ...window, ...table, ...chosen })),
);
