import type { GroundSize, MatchView } from '@goalsquare/engine';

/** A squad of a match in pictures. */
export interface SquadHead {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Data that every picture of a match has. */
export interface MatchHead {
  readonly id: number;
  readonly squads: readonly [SquadHead, SquadHead];
  readonly ground: GroundSize;
}

const squadHead = ({ id, code, name }: SquadHead): SquadHead => ({ id, code, name });

/** Returns the data that every picture of a match has. */
export const headOf = ({ header: { id, home, away }, setting: { ground } }: MatchView): MatchHead => ({
  id,
  squads: [squadHead(home), squadHead(away)],
  ground: { lengthMetres: ground.lengthMetres, widthMetres: ground.widthMetres },
});
