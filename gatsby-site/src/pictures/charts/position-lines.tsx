import type { ReactElement } from 'react';
import * as styles from './position-lines.module.css';
import { useMarks } from '../marks';
import { Picture, type PictureProps } from '../picture';
import { Readout } from '../readout';
import { linePath, shareOf } from './scales';

/** A squad, and its position in each column. */
interface PositionedSquad {
  readonly name: string;
  readonly positions: readonly number[];
}

interface PositionLinesProps<T extends PositionedSquad> {
  readonly title: string;
  /** The labels of the columns, such as rounds, the first one first. */
  readonly columns: readonly string[];
  /** In order of the last column. */
  readonly squads: readonly T[];
  readonly describe: (squad: T) => string;
  readonly source: PictureProps['source'];
}

/** Returns the last word of a squad's name, which is enough to identify it. */
const shortName = (name: string): string => name.split(' ').at(-1) ?? name;

/** The positions of squads as crossing lines. Every line can have the focus. */
export function PositionLines<T extends PositionedSquad>(props: PositionLinesProps<T>): ReactElement {
  const { title, columns, squads, describe, source } = props;
  const marks = useMarks(squads, describe, undefined, 0);
  const x = (column: number): number => shareOf(column, 0, Math.max(1, columns.length - 1));
  const y = (position: number): number => shareOf(position - 0.5, 0, squads.length);
  return (
    <Picture
      title={title}
      table={{
        columns: ['Squad', ...columns],
        rows: squads.map(({ name, positions }) => [name, ...positions]),
      }}
      source={source}
    >
      <div className={styles.chart} role="group" aria-label={title} onKeyDown={marks.frame.onKeyDown}>
        <div className={styles.plot} style={{ height: `${squads.length * 1.45}rem` }}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {squads.map(({ name, positions }, at) => (
              <path
                key={name}
                d={linePath(positions.map((position, column) => [x(column), y(position)] as const))}
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
          {columns.map(
            (column, at) =>
              (at === 0 || at === columns.length - 1 || (at % 4 === 0 && at < columns.length - 4)) && (
                <span key={column} className={styles.round} style={{ left: `${x(at)}%` }}>
                  {column}
                </span>
              ),
          )}
        </div>
        <ol className={styles.squads}>
          {squads.map(({ name }, at) => (
            <li key={name}>
              <span {...marks.mark(at)}>
                {at + 1} {shortName(name)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Readout marks={marks} />
    </Picture>
  );
}
