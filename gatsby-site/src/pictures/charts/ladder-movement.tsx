import type { ReactElement } from 'react';
import type { LadderMovementFacts } from '../facts/ladder';
import { PositionLines } from './position-lines';

const describe = (
  { rounds }: LadderMovementFacts,
  { name, positions }: LadderMovementFacts['squads'][number],
): string => {
  const best = Math.min(...positions);
  return `${name}: ${positions.at(-1) ?? 0} at the end, ${positions[0] ?? 0} after round ${rounds[0] ?? 1}, at best ${best} (after round ${rounds[positions.indexOf(best)] ?? 1})`;
};

/** A chart of each squad's ladder position after each round of a season. */
export function LadderMovement({ facts }: { readonly facts: LadderMovementFacts }): ReactElement {
  const { season, rounds, squads } = facts;
  return (
    <PositionLines
      title={`${season.name}: positions on the ladder by round`}
      columns={rounds.map((round) => `R${round}`)}
      squads={squads}
      describe={(squad) => describe(facts, squad)}
      source={{ operation: 'getLevelLadderByRound', path: `${season.path}/ladder/{roundNumber}` }}
    />
  );
}
