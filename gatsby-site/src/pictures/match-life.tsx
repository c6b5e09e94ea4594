import type { ReactElement } from 'react';
import type { MatchLifeFacts } from './facts/match-life';
import { givenFacts, type Given } from './given-facts';
import * as styles from './match-life.module.css';
import { Picture } from './picture';

/** The place of the box of a status: the row, its left edge and its width. **Units**: rows; units of the drawing. */
const boxes: Readonly<Record<string, readonly [row: number, left: number, width: number, rows?: number]>> = {
  SCHED: [0, 12, 178],
  TEAMS: [1, 12, 178],
  PREM: [2, 12, 178],
  POST: [0, 252, 176],
  CANC: [2, 252, 176],
  LIVE: [3, 12, 178, 4],
  QT: [3, 252, 52],
  HT: [3, 314, 52],
  TQT: [3, 376, 52],
  SUSP: [4, 252, 176],
  ABAN: [5, 252, 176],
  ET: [6, 252, 176],
  FT: [7, 12, 178],
  REV: [8, 12, 178],
  FINAL: [9, 12, 178],
};

const [PITCH, BOX, TOP, LANE] = [56, 38, 34, 34] as const;

/** Lanes: the type of their statuses, and their first and last rows. */
const lanes = [
  ['Upcoming', 0, 2],
  ['Live', 3, 6],
  ['Completed', 7, 9],
] as const;

const laneAt = (row: number): number => lanes.findIndex(([, first, last]) => row >= first && row <= last);

/** Top of a row: below its lane's name. */
const yOf = (row: number): number => TOP + row * PITCH + laneAt(row) * LANE;

const middle = (row: number): number => yOf(row) + BOX / 2;

const HEIGHT = yOf(9) + PITCH;

const both = { markerStart: 'url(#life-arrow)', markerEnd: 'url(#life-arrow)' } as const;
const one = { markerEnd: 'url(#life-arrow)' } as const;

/** Lines between the boxes, with an arrow at one end or at both. */
const ways: readonly (readonly [path: string, ends: typeof both | typeof one])[] = [
  ...[0, 1, 2].map((row) => [`M100 ${yOf(row) + BOX + 1}V${yOf(row + 1) - 2}`, one] as const),
  [`M100 ${yOf(6) + BOX + 1}V${yOf(7) - 2}`, one],
  ...[7, 8].map((row) => [`M100 ${yOf(row) + BOX + 1}V${yOf(row + 1) - 2}`, one] as const),
  [`M192 ${middle(0)}H250`, both],
  [`M192 ${middle(2)}H250`, one],
  [`M192 ${middle(3)}H250`, both],
  [`M192 ${middle(4)}H250`, both],
  [`M192 ${middle(5)}H250`, one],
  [`M192 ${middle(6)}H250`, both],
];

function Status({
  status: { code, name, typeName },
}: {
  readonly status: MatchLifeFacts['statuses'][number];
}): ReactElement | null {
  const box = boxes[code];
  if (box === undefined) return null;
  const [row, left, width, rows = 1] = box;
  const height = (rows - 1) * PITCH + BOX;
  return (
    <g className={styles.status} data-type={typeName} transform={`translate(${left} ${yOf(row)})`}>
      <rect width={width} height={height} rx={6} />
      <text x={width / 2} y={height / 2 + (width < 60 ? 0 : -6)}>
        {code}
      </text>
      {width >= 60 && (
        <text x={width / 2} y={height / 2 + 11} className={styles.name}>
          {name}
        </text>
      )}
    </g>
  );
}

/** The life of a match: the statuses it passes through, and the ways between them. */
export function MatchLife({ facts: given }: { readonly facts?: Given<MatchLifeFacts> }): ReactElement {
  const { statuses, steps } = givenFacts(given);
  const title = 'The life of a match: its statuses and the steps between them';
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['From', 'To', 'Name', 'Type', 'When'],
        rows: steps.map(({ from, to, when }) => {
          const status = statuses.find(({ code }) => code === to);
          return [from, to, status?.name ?? '', status?.typeName ?? '', when];
        }),
      }}
      source={{ operation: 'getMatchStatuses', path: '/v1/metadata/matchstatus' }}
    >
      <svg
        className={styles.life}
        viewBox={`0 0 440 ${HEIGHT}`}
        role="img"
        aria-label={`${title}. Usually: Scheduled, Teams Entered, Pre Match, In Progress with its breaks, Full Time, Under Review, Final. The table below lists every step.`}
      >
        <marker
          id="life-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8Z" className={styles.head} />
        </marker>
        {lanes.map(([name, first, last]) => (
          <g key={name}>
            <rect
              x={2}
              y={yOf(first) - 28}
              width={436}
              height={yOf(last) + BOX - yOf(first) + 38}
              rx={8}
              className={styles.lane}
            />
            <text x={12} y={yOf(first) - 10} className={styles.laneName}>
              {name}
            </text>
          </g>
        ))}
        {ways.map(([path, ends]) => (
          <path key={path} d={path} className={styles.way} {...ends} />
        ))}
        {statuses.map((status) => (
          <Status key={status.code} status={status} />
        ))}
      </svg>
    </Picture>
  );
}
