import {
  evidenceOf,
  filterMembers,
  logicalZones,
  planOf,
  playerStatistics,
  squadStatistics,
  transactionCodes,
  type ActFilter,
  type ActTerm,
  type Evidence,
  type EvidenceSubject,
  type EvidenceTerm,
  type FilterMember,
  type Match,
  type MetricCode,
  type TimeTerm,
} from '../../src/index.js';
import { windowOf } from './oracle.js';

/** Which value of which match. */
export interface EvidenceQuestion {
  readonly match: Match;
  readonly subject: EvidenceSubject;
  readonly code: MetricCode;
  readonly filter: ActFilter;
}

const ALL_PERIODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const pointsByCode: Readonly<Record<string, number>> = { GOAL: 6, BEHI: 1, RUSH: 1 };
const wholeQuarters: ReadonlySet<string> = new Set(['secondsLeft', 'secondsOfPeriods']);

/** Returns the value that the statistics of a match have. */
export function statisticOf({ match, subject, code, filter }: EvidenceQuestion): number | undefined {
  if (subject.level === 'player') {
    const { table, firstSlot } = playerStatistics(match, planOf('player', [code]), filter);
    return table.value(0, subject.slot - firstSlot);
  }
  const { table } = squadStatistics(match, planOf('squad', [code]), filter, subject.context);
  return table.value(0, subject.side);
}

const listsOf = ({ numerator, denominator = [] }: Evidence): readonly EvidenceTerm[] => [...numerator, ...denominator];

/** Returns the sum of the terms of a list by sign, and the value that the formula makes of both. */
function valueOfTerms({ formula, sums, numerator, denominator = [] }: Evidence): number | undefined {
  const sum = (terms: readonly EvidenceTerm[], sign: number): number => {
    let all = 0;
    for (const term of terms) if (term.sign === sign) all += term.weight * term.amount;
    return all;
  };
  if (formula.is === 'linear') return (sum(numerator, 1) - sum(numerator, -1)) / formula.divisor;
  const ratio = (sign: number): number => {
    const under = sum(denominator, sign) * formula.of.divisor;
    return under === 0 ? NaN : (sum(numerator, sign) * (formula.scale * formula.to.divisor)) / under;
  };
  return sums.length > 1 ? ratio(1) - ratio(-1) : ratio(1);
}

/** Returns the margin of the home squad before each transaction. */
function marginsOf(match: Match): readonly number[] {
  const { codes, sides } = match.details().transactions;
  let margin = 0;
  return Array.from(codes, (code, at) => {
    const before = margin;
    const points = pointsByCode[transactionCodes[code] ?? ''] ?? 0;
    margin += sides[at] === 0 ? points : sides[at] === 1 ? -points : 0;
    return before;
  });
}

function actFault(question: EvidenceQuestion, margins: readonly number[], term: ActTerm): string | undefined {
  const { match, filter, subject } = question;
  const { periods, seconds } = match.details().transactions;
  const [period, second] = [periods[term.row] as number, seconds[term.row] as number];
  const [from, to] = windowOf(match, period, filter);
  if (second < from || second > to) return `second ${second} of period ${period}`;
  const isMirrored = term.sign === -1 && subject.level === 'squad' && subject.context === 'PhysicalDiff';
  const zone = logicalZones[isMirrored ? 4 - term.zone : term.zone] as (typeof logicalZones)[number];
  const { zones = [], scoreStates: states = [] } = filter;
  const isMiddle = zone !== 'D50' && zone !== 'F50';
  if (zones.length > 0 && !zones.includes(zone) && !(zones.includes('MID') && isMiddle)) return `zone ${zone}`;
  const seen = (term.side === 0) === !isMirrored ? 1 : -1;
  const margin = seen * (margins[term.row] as number);
  const state = margin > 0 ? 'leading' : margin < 0 ? 'trailing' : 'level';
  if (states.length > 0 && !states.includes(state)) return `state ${state}`;
  if (margin < (filter.fromScoreMargin ?? -Infinity) || margin > (filter.toScoreMargin ?? Infinity))
    return `margin ${margin}`;
  return undefined;
}

function timeFault({ match, filter }: EvidenceQuestion, { period, from, to, base }: TimeTerm): string | undefined {
  const [start, end] = windowOf(match, period, filter);
  if (start >= end) return `period ${period}`;
  if (wholeQuarters.has(base)) return undefined;
  return from < start || to > end || from >= to ? `time ${from} to ${to} of period ${period}` : undefined;
}

function subjectFault({ subject }: EvidenceQuestion, { side, slot, sign }: EvidenceTerm): string | undefined {
  if (subject.level === 'player') return slot === subject.slot ? undefined : `slot ${slot}`;
  const isOwn = side === subject.side;
  const wanted = subject.context === 'For' ? true : subject.context === 'Against' ? false : sign === 1;
  return isOwn === wanted ? undefined : `side ${side}`;
}

/** Returns what identifies a fact: the acts that evidence counts. */
const factOf = ({ row, side, slot, zone }: ActTerm): string => `${row} ${side} ${slot} ${zone}`;

const actsIn = (evidence: Evidence): ReadonlySet<string> =>
  new Set(listsOf(evidence).flatMap((term) => (term.is === 'act' ? [factOf(term)] : [])));

/** Returns the seconds of all timed bases that the formula reads, each base once. */
function secondsIn({ numerator, denominator = [] }: Evidence): number {
  const counted = new Set(numerator.flatMap((term) => (term.is === 'time' ? [term.base] : [])));
  const sum = (terms: readonly EvidenceTerm[], isRead: (term: TimeTerm) => boolean): number =>
    terms.reduce((all, term) => (term.is === 'time' && isRead(term) ? all + term.to - term.from : all), 0);
  return sum(numerator, () => true) + sum(denominator, ({ base }) => !counted.has(base));
}

/** Returns a filter without a member. Without periods, the last seconds are those of every period. */
export function lessFilter(filter: ActFilter, member: FilterMember): ActFilter {
  const less = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== member)) as ActFilter;
  const isCountedBack = member === 'periods' && filter.lastXSeconds !== undefined;
  return isCountedBack ? { ...less, periods: ALL_PERIODS } : less;
}

const same = (a: number | undefined, b: number | undefined): boolean => Object.is(a ?? NaN, b ?? NaN) || a === b;

function excludedFaults(question: EvidenceQuestion, evidence: Evidence): readonly string[] {
  const own = actsIn(evidence);
  return evidence.excluded.flatMap(({ member, acts, seconds }) => {
    const filter = lessFilter(question.filter, member);
    const less = evidenceOf(question.match, question.subject, question.code, filter);
    if (less === undefined) return [`no evidence without ${member}`];
    const all = actsIn(less);
    const lost = [...own].filter((fact) => !all.has(fact));
    const hasValue = same(less.value, statisticOf({ ...question, filter }));
    return [
      ...(hasValue ? [] : [`value without ${member}`]),
      ...(lost.length === 0 ? [] : [`acts only with ${member}`]),
      ...(acts === all.size - own.size ? [] : [`excluded by ${member}: ${acts} acts, not ${all.size - own.size}`]),
      ...(seconds === secondsIn(less) - secondsIn(evidence) ? [] : [`excluded by ${member}: ${seconds} seconds`]),
    ];
  });
}

const isUsed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** Returns every way in which the evidence of a value does not hold. **Empty**: it holds. */
export function evidenceFaults(question: EvidenceQuestion): readonly string[] {
  const { match, subject, code, filter } = question;
  const evidence = evidenceOf(match, subject, code, filter);
  const value = statisticOf(question);
  if (evidence === undefined) return [`no evidence of ${code} of a ${subject.level}`];
  if (!same(evidence.value, value)) return [`value ${evidence.value}, not ${value}`];
  if (!evidence.isSupplied) return value === undefined ? [] : ['a value that is not supplied'];
  if (evidence.source === 'boxScore') return [];
  const margins = marginsOf(match);
  const outside = listsOf(evidence).flatMap((term) => {
    const fault =
      subjectFault(question, term) ??
      (term.is === 'act'
        ? actFault(question, margins, term)
        : term.is === 'time'
          ? timeFault(question, term)
          : 'source');
    return fault === undefined ? [] : [`term outside of the filter: ${fault}`];
  });
  const members = filterMembers.filter((member) => isUsed(filter[member]));
  return [
    ...outside.slice(0, 1),
    ...(same(valueOfTerms(evidence) ?? NaN, value ?? NaN)
      ? []
      : [`terms give ${valueOfTerms(evidence)}, not ${value}`]),
    ...(evidence.acts === actsIn(evidence).size ? [] : [`${evidence.acts} acts`]),
    ...(evidence.seconds === secondsIn(evidence) ? [] : [`${evidence.seconds} seconds`]),
    ...(members.join() === evidence.excluded.map(({ member }) => member).join() ? [] : ['members of excluded']),
    ...excludedFaults(question, evidence),
  ];
}
