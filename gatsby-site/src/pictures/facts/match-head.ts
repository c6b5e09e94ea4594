import type { GroundSize, MatchView } from '@goalsquare/engine';

/** A squad as pictures of a match name it. */
export interface SquadHead {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Facts that every picture of a match needs. */
export interface MatchHead {
  readonly id: number;
  readonly squads: readonly [SquadHead, SquadHead];
  readonly ground: GroundSize;
}

const squadHead = ({ id, code, name }: SquadHead): SquadHead => ({ id, code, name });

/** Returns the facts that every picture of a match needs. */
export const headOf = ({ header: { id, home, away }, setting: { ground } }: MatchView): MatchHead => ({
  id,
  squads: [squadHead(home), squadHead(away)],
  ground: { lengthMetres: ground.lengthMetres, widthMetres: ground.widthMetres },
});
