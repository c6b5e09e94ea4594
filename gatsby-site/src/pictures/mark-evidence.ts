import { periodDisplay, type SideIndex } from '@goalsquare/engine';
import { filterOf, type EvidenceRequest } from '../evidence-links/evidence-request';
import type { MarkEvidence } from './use-evidence-marks';
import { cellArea } from './facts/cell-area';
import type { ChainFact } from './facts/chains';
import type { HeatCell, HeatFacts } from './facts/heat';
import type { MatchHead } from './facts/match-head';
import type { QuarterFacts } from './facts/quarter';
import type { ShotFact } from './facts/shots';
import type { StoppageFact } from './facts/stoppages';
import type { WormScore } from './facts/worm';

interface Moment {
  readonly period: number;
  readonly seconds: number;
}

/** Returns a filter for the time between two seconds of a period, both inclusive. */
const between = ({ period, seconds }: Moment, to = seconds): EvidenceRequest['filter'] =>
  filterOf({ period, fromPeriodSeconds: seconds, toPeriodSeconds: to });

/** Returns the evidence request for a squad's number. */
export const squadEvidence = (
  { id, squads }: Pick<MatchHead, 'id' | 'squads'>,
  side: SideIndex,
  metric: string,
  filter: EvidenceRequest['filter'] = {},
): EvidenceRequest => ({ matchId: id, level: 'squads', id: squads[side].id, metric, filter });

/**
 * Returns the evidence request for the points of a score. **Empty**: `undefined` for a correction, which is not an act.
 */
export const scoreEvidence = (match: MatchHead, score: WormScore): EvidenceRequest | undefined =>
  score.isCorrection === true ? undefined : squadEvidence(match, score.side, 'POINTS', between(score));

/**
 * Returns the evidence request for a shot's expected points: the player's or, if the player is unknown, the squad's.
 */
export const shotEvidence = (match: MatchHead, shot: ShotFact): EvidenceRequest => {
  const ofSquad = squadEvidence(match, shot.side, 'POINTS_EXPECTED', between(shot));
  return shot.personId === undefined ? ofSquad : { ...ofSquad, level: 'players', id: shot.personId };
};

/** Returns the evidence request for the metres gained in a chain. */
export const chainEvidence = (match: MatchHead, chain: ChainFact): EvidenceRequest =>
  squadEvidence(match, chain.side, 'CHAIN_METRES', between(chain, chain.toSeconds));

const clearances = { CB: 'CLEARANCE_CB', BU: 'CLEARANCE_BU', TI: 'CLEARANCE_TI' } as const;
const restarts = { CB: 'CENTRE_BOUNCE', BU: 'BALL_UP', TI: 'THROW_IN' } as const;

/**
 * Returns the evidence request for a stoppage's clearance: the player's if known, otherwise the squad's. If the
 * stoppage was not cleared, the request is for the stoppage itself.
 */
export function stoppageEvidence(match: MatchHead, stoppage: StoppageFact): EvidenceRequest {
  const { side, kind, personId, cleared } = stoppage;
  if (side === undefined || cleared === undefined) return squadEvidence(match, 0, restarts[kind], between(stoppage));
  const ofSquad = squadEvidence(match, side, clearances[kind], between(cleared));
  return personId === undefined ? ofSquad : { ...ofSquad, level: 'players', id: personId };
}

/** Returns the evidence of a mark's stoppages. If there are several, they are labelled with their times. */
export const stoppagesEvidence = (match: MatchHead, stoppages: readonly StoppageFact[]): readonly MarkEvidence[] =>
  stoppages.map((one) => ({
    ...(stoppages.length > 1 && { label: periodDisplay(one.period, one.seconds) }),
    request: stoppageEvidence(match, one),
  }));

/**
 * Returns the evidence request for a squad's points in a time window of a quarter. **Units**: seconds in the period,
 * both inclusive.
 */
export const windowEvidence = (
  { match, period }: QuarterFacts,
  side: SideIndex,
  [from, to]: readonly [from: number, to: number],
): EvidenceRequest => squadEvidence(match, side, 'POINTS', between({ period, seconds: from }, to));

/** Returns the evidence request for the value of a cell, for its player or squad and with the filters of the map. */
export function cellEvidence(
  { match, side, personId, metric, filter, cellMetres }: Omit<HeatFacts, 'cells' | 'who' | 'unit'>,
  cell: HeatCell,
): EvidenceRequest {
  const area = cellArea('square', cell, cellMetres);
  const ofSquad = squadEvidence(match, side, metric, { ...filter, area });
  return personId === undefined ? ofSquad : { ...ofSquad, level: 'players', id: personId };
}
