import { shotResults, type ShotResultCode, type SideIndex } from '@goalsquare/engine';
import type { Evidence } from '@goalsquare/openapi/types';

/** A term of a value. */
export type Term = NonNullable<Evidence['terms']>[number];

/** A location on the ground, with the acting squad attacking to the right. **Units**: metres from the centre. */
export interface ActPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A part of a value: an act, a time interval or a box score statistic, with all its terms. **Units**: seconds of the
 * period. **Empty**: no period for a box score statistic, no point if the act has no location.
 */
export interface EvidenceAct {
  readonly is: 'act' | 'time' | 'boxScore';
  readonly key: string;
  readonly transactionId?: number;
  readonly period?: number;
  readonly seconds: number;
  readonly to?: number;
  readonly name: string;
  readonly result?: ShotResultCode;
  readonly side: SideIndex;
  readonly personId?: number;
  readonly zone?: string;
  readonly point?: ActPoint;
  readonly terms: readonly Term[];
}

const kindOf = ({ transactionId, period }: Term): EvidenceAct['is'] =>
  transactionId !== undefined ? 'act' : period !== undefined ? 'time' : 'boxScore';

const keyOf = (term: Term): string =>
  [
    kindOf(term),
    term.transactionId ?? term.periodSecs ?? term.base,
    term.period,
    term.toPeriodSecs,
    term.squadId,
    term.personId,
    term.zone,
  ].join(' ');

const isShotResult = (code: string | undefined): code is ShotResultCode =>
  code !== undefined && Object.hasOwn(shotResults, code);

const timeNames = { act: 'Act', time: 'Time', boxScore: 'Box score' } as const;

function actOf(term: Term, key: string, homeSquadId: number): EvidenceAct {
  const is = kindOf(term);
  const { transactionId, transactionCode, transactionName, period, periodSecs, toPeriodSecs, personId, zone } = term;
  return {
    is,
    key,
    transactionId,
    period,
    seconds: periodSecs ?? 0,
    to: toPeriodSecs,
    name: transactionName ?? timeNames[is],
    result: isShotResult(transactionCode) ? transactionCode : undefined,
    side: term.squadId === homeSquadId ? 0 : 1,
    personId,
    zone,
    point: term.locationRotated && { x: term.locationRotated.x, y: term.locationRotated.y },
    terms: [term],
  };
}

/** Groups the terms of a value by act, in order of play. An act can have several terms. */
export function actsOf(terms: readonly Term[], homeSquadId: number): readonly EvidenceAct[] {
  const acts = new Map<string, EvidenceAct>();
  for (const term of terms) {
    const key = keyOf(term);
    const known = acts.get(key);
    acts.set(key, known === undefined ? actOf(term, key, homeSquadId) : { ...known, terms: [...known.terms, term] });
  }
  return [...acts.values()].sort((a, b) => (a.period ?? 99) - (b.period ?? 99) || a.seconds - b.seconds);
}

/** Returns what an act adds to a part of the formula. **Empty**: `undefined` if none of its terms belongs to it. */
export function addedTo(list: Term['list'], { terms }: EvidenceAct): number | undefined {
  const own = terms.filter((term) => term.list === list);
  return own.length === 0 ? undefined : own.reduce((sum, { sign, weight, amount }) => sum + sign * weight * amount, 0);
}

/** Whether an act only counts against a value, because it is in the denominator of a ratio or is subtracted. */
export const isAgainst = ({ terms }: EvidenceAct): boolean =>
  terms.every(({ list, sign }) => list === 'denominator' || sign < 0);
