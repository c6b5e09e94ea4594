import type { ReactElement } from 'react';
import type { MatchLifeFacts } from '../facts/match-life';
import { arrows, boxes, drawnLanes, extentOf, HEIGHT, lineOf } from './life-drawing';
import * as styles from './match-life.module.css';
import { Picture } from '../picture';

function Status({
  status: { code, name, typeName },
}: {
  readonly status: MatchLifeFacts['statuses'][number];
}): ReactElement {
  const { left, width } = boxes[code];
  const { y, height } = extentOf(code);
  return (
    <g className={styles.status} data-type={typeName} transform={`translate(${left} ${y})`}>
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

/** The statuses of a match, and the transitions between them. */
export function MatchLife({ facts }: { readonly facts: MatchLifeFacts }): ReactElement {
  const { statuses, steps } = facts;
  const title = 'The life of a match: its statuses and the steps between them';
  return (
    <Picture
      title={title}
      table={{
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
        {drawnLanes.map(({ type, y, height, nameY }) => (
          <g key={type}>
            <rect x={2} y={y} width={436} height={height} rx={8} className={styles.lane} />
            <text x={12} y={nameY} className={styles.laneName}>
              {type}
            </text>
          </g>
        ))}
        {arrows.map((arrow) => (
          <path
            key={`${arrow.from} ${arrow.to.join(' ')}`}
            d={lineOf(arrow)}
            className={styles.way}
            markerStart={arrow.both ? 'url(#life-arrow)' : undefined}
            markerEnd="url(#life-arrow)"
          />
        ))}
        {statuses.map((status) => (
          <Status key={status.code} status={status} />
        ))}
      </svg>
    </Picture>
  );
}
