import type { ReactElement } from 'react';
import type { LadderMovementFacts } from '../facts/ladder';
import { givenFacts, type Given } from '../given-facts';
import * as styles from './ladder-movement.module.css';
import { useMarks } from '../marks';
import { Picture } from '../picture';
import { Readout } from '../readout';
import { linePath, shareOf } from './scales';

const describe = ({ name, positions }: LadderMovementFacts['squads'][number], rounds: readonly number[]): string => {
  const best = Math.min(...positions);
  return `${name}: ${positions.at(-1) ?? 0} at the end, ${positions[0] ?? 0} after round ${rounds[0] ?? 1}, at best ${best} (after round ${rounds[positions.indexOf(best)] ?? 1})`;
};

/** Returns the last word of a squad's name, which identifies it. */
const shortName = (name: string): string => name.split(' ').at(-1) ?? name;

/** The position of each squad on the ladder after each round of a season. Every squad is a mark. */
export function LadderMovement({ facts: given }: { readonly facts?: Given<LadderMovementFacts> }): ReactElement {
  const { season, rounds, squads } = givenFacts(given);
  const marks = useMarks(squads.length, undefined, 0);
  const title = `${season.name}: positions on the ladder by round`;
  const x = (round: number): number => shareOf(round, 0, Math.max(1, rounds.length - 1));
  const y = (position: number): number => shareOf(position - 0.5, 0, squads.length);
  const current = marks.current === undefined ? undefined : squads[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Squad', ...rounds.map((round) => `R${round}`)],
        rows: squads.map(({ name, positions }) => [name, ...positions]),
      }}
      source={{ operation: 'getLevelLadderByRound', path: `${season.path}/ladder/{roundNumber}` }}
    >
      <div className={styles.chart} role="group" aria-label={title} onKeyDown={marks.frame.onKeyDown}>
        <div className={styles.plot} style={{ height: `${squads.length * 1.45}rem` }}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {squads.map(({ name, positions }, at) => (
              <path
                key={name}
                d={linePath(positions.map((position, round) => [x(round), y(position)] as const))}
                className={styles.line}
                data-faded={marks.current !== undefined && marks.current !== at}
                data-current={marks.current === at}
                vectorEffect="non-scaling-stroke"
                onPointerEnter={() => {
                  marks.choose(at);
                }}
              />
            ))}
          </svg>
          {rounds.map(
            (round, at) =>
              (at === rounds.length - 1 || (at % 4 === 0 && at < rounds.length - 4)) && (
                <span key={round} className={styles.round} style={{ left: `${x(at)}%` }}>
                  R{round}
                </span>
              ),
          )}
        </div>
        <ol className={styles.squads}>
          {squads.map((squad, at) => (
            <li key={squad.name}>
              <span {...marks.mark(at)} aria-label={describe(squad, rounds)}>
                {at + 1} {shortName(squad.name)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Readout text={current && describe(current, rounds)} marks={marks} />
    </Picture>
  );
}
