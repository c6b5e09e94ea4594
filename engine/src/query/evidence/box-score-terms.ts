import type { Match } from '../../match.js';
import {
  boxScoreDerivation,
  hasSource,
  derivedValue,
  RESULT_BEHINDS,
  RESULT_GOALS,
  RESULT_POINTS,
  type Combination,
} from '../../metrics/box-score.js';
import type { MetricCode } from '../../metrics/codes.js';
import { boxScoreCodes } from '../../vocabulary/box-score.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { boxScoreOfSlot, boxScoreOfSquad, type KnownValues } from '../box-score.js';
import type { EvidencePart, EvidenceSubject } from './evidence-part.js';
import type { BoxScoreTerm } from './evidence-terms.js';

/** The value of a part from the box score, with its terms. **Empty**: NaN if the box score does not have it. */
export interface BoxScorePart {
  readonly value: number;
  readonly numerator: readonly BoxScoreTerm[];
  readonly denominator: readonly BoxScoreTerm[] | undefined;
  readonly divisors: readonly [numerator: number, denominator: number];
}

interface Credited {
  readonly side: SideIndex;
  readonly slot: number | undefined;
  readonly known: KnownValues;
}

/** Returns the players who are credited with a source or, for a source from the result, the squad. */
function creditedWith(match: Match, { of }: EvidencePart, source: number): readonly Credited[] {
  const sideOf = (slot: number): SideIndex => (slot < match.homePlayers ? 0 : 1);
  const player = (slot: number): Credited => ({ side: sideOf(slot), slot, known: boxScoreOfSlot(match, slot) });
  if ('slot' in of) return [player(of.slot)];
  if (source >= RESULT_GOALS) return [{ side: of.side, slot: undefined, known: boxScoreOfSquad(match, of.side) }];
  return [...match.persons.keys()].filter((slot) => sideOf(slot) === of.side).map(player);
}

const statisticOf = (source: number): BoxScoreTerm['statistic'] =>
  source === RESULT_GOALS
    ? 'resultGoals'
    : source === RESULT_BEHINDS
      ? 'resultBehinds'
      : source === RESULT_POINTS
        ? 'resultPoints'
        : (boxScoreCodes[source] as (typeof boxScoreCodes)[number]);

const combinationTerms = (match: Match, part: EvidencePart, { terms }: Combination): readonly BoxScoreTerm[] =>
  terms.flatMap(([source, weight]) =>
    creditedWith(match, part, source).flatMap(({ side, slot, known: { bits, values } }): readonly BoxScoreTerm[] => {
      const amount = hasSource(bits, source) ? (values[source] ?? 0) : 0;
      if (amount === 0) return [];
      return [{ is: 'boxScore', statistic: statisticOf(source), sign: part.sign, weight, amount, side, slot }];
    }),
  );

/**
 * Returns the value of a part from the box score, with its terms. **Empty**: `undefined` if the box score does not
 * supply the part.
 */
export function boxScorePart(
  match: Match,
  level: EvidenceSubject['level'],
  code: MetricCode,
  part: EvidencePart,
): BoxScorePart | undefined {
  const { bits, values } =
    'slot' in part.of ? boxScoreOfSlot(match, part.of.slot) : boxScoreOfSquad(match, part.of.side);
  const derivation = boxScoreDerivation(level, code, bits);
  if (derivation === undefined) return undefined;
  const { of, to } = derivation;
  return {
    value: derivedValue(derivation, values),
    numerator: combinationTerms(match, part, of),
    denominator: to && combinationTerms(match, part, to),
    divisors: [of.divisor, to?.divisor ?? 1],
  };
}
