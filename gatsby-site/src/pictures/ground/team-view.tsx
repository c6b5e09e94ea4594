import { sides, type Side, type SideIndex } from '@goalsquare/engine';
import type { MatchHead } from '../facts/match-head';
import { SideSign, type LegendSign } from '../legend';

/** The squads that a picture of a ground shows, and the direction in which each attacks. */
export interface TeamView {
  /** The names of the squads, for a title. */
  readonly names: string;
  /** One sign for each squad, with the squad's name and direction. */
  readonly legend: readonly LegendSign[];
  /** The part of a playground address that selects the squad. **Empty**: `''` for both squads. */
  readonly query: string;
  readonly isShown: (side: SideIndex) => boolean;
  /** 1 for a squad that attacks to the right, -1 for a squad that attacks to the left. */
  readonly attackSign: (side: SideIndex) => 1 | -1;
}

/**
 * Returns the view of one squad, or of both. A single squad attacks to the right. If both are shown, the home squad
 * attacks to the right and the away squad to the left.
 */
export function teamView({ squads }: MatchHead, team: Side | undefined): TeamView {
  const isShown = (side: SideIndex): boolean => team === undefined || sides[side] === team;
  const attackSign = (side: SideIndex): 1 | -1 => (team === undefined && side === 1 ? -1 : 1);
  const shown = ([0, 1] as const).filter(isShown);
  return {
    names: shown.map((side) => squads[side].name).join(' v '),
    legend: shown.map((side) => [
      <SideSign key={side} side={side} />,
      `${squads[side].name}, to the ${attackSign(side) === 1 ? 'right' : 'left'}`,
    ]),
    query: team === undefined ? '' : `&team=${team}`,
    isShown,
    attackSign,
  };
}
