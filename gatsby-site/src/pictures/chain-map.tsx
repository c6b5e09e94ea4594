import { periodDisplay, sides, type Side } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { Ground } from '../ground/ground';
import type { ChainFact, ChainFacts } from './facts/chains';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { Legend, SideSign } from './legend';
import { useMarks } from './marks';
import { Picture } from './picture';
import { Readout } from './readout';
import { linePath } from './scales';

const told = (
  { match: { squads } }: ChainFacts,
  { period, seconds, side, start, end, metres, path }: ChainFact,
): string =>
  `${periodDisplay(period, seconds)}, ${squads[side].code}: ${start} to ${end}, ${metres} m gained over ${path.length / 2} places`;

/** The points of a path, turned about where the squad attacks to the left. */
const pointsOf = ({ path }: ChainFact, sign: 1 | -1): readonly (readonly [number, number])[] =>
  Array.from(
    { length: path.length / 2 },
    (_, at) => [(path[2 * at] ?? 0) * sign, (path[2 * at + 1] ?? 0) * sign] as const,
  );

const hasScored = ({ endCode }: ChainFact): boolean => endCode === 'GOAL' || endCode === 'BEHI' || endCode === 'RUSH';

interface ChainMapProps {
  readonly facts?: Given<ChainFacts>;
  readonly team?: Side;
}

/** The chains of possession of a match as paths, all of them or those that ended in one way. Every chain is a mark. */
export function ChainMap({ facts: given, team }: ChainMapProps): ReactElement {
  const facts = givenFacts(given);
  const { match } = facts;
  const ofTeam = facts.chains.filter(({ side }) => team === undefined || sides[side] === team);
  const ends = [...new Set(ofTeam.map((chain) => chain.end))].sort();
  const [end, setEnd] = useState(ofTeam.some(hasScored) ? 'Goal' : '');
  const chains = ofTeam.filter((chain) => (end === '' ? true : chain.end === end));
  const marks = useMarks(chains.length);
  const sign = ({ side }: ChainFact): 1 | -1 => (team === undefined && side === 1 ? -1 : 1);
  const names = match.squads
    .filter((_, side) => team === undefined || sides[side] === team)
    .map(({ name }) => name)
    .join(' v ');
  const title = `${names}: chains of possession`;
  const current = marks.current === undefined ? undefined : chains[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Time', 'Squad', 'From', 'To', 'Metres gained', 'Places'],
        rows: chains.map((chain) => [
          periodDisplay(chain.period, chain.seconds),
          match.squads[chain.side].code,
          chain.start,
          chain.end,
          chain.metres,
          chain.path.length / 2,
        ]),
      }}
      source={{
        operation: 'getMatchChains',
        path: `/v1/matches/${match.id}/chains`,
        playground: `match=${match.id}${team === undefined ? '' : `&team=${team}`}&picture=chains`,
      }}
    >
      <Legend
        signs={match.squads.flatMap(({ name }, side) =>
          team === undefined || sides[side] === team
            ? [
                [
                  <SideSign key={side} side={side as 0 | 1} />,
                  `${name}, to the ${team === undefined && side === 1 ? 'left' : 'right'}`,
                ] as const,
              ]
            : [],
        )}
      />
      <div className={styles.choices}>
        <label>
          Chains that ended in
          <select
            value={end}
            onChange={({ target }) => {
              setEnd(target.value);
              marks.choose(undefined);
            }}
          >
            <option value="">anything ({ofTeam.length})</option>
            {ends.map((one) => (
              <option key={one} value={one}>
                {one} ({ofTeam.filter((chain) => chain.end === one).length})
              </option>
            ))}
          </select>
        </label>
      </div>
      <div
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <Ground size={match.ground} label={`${title}. A dot ends each.`} role="group">
          {chains.map((chain, at) => {
            const points = pointsOf(chain, sign(chain));
            const [endX = 0, endY = 0] = points.at(-1) ?? [];
            return (
              <g
                key={at}
                {...marks.mark(at)}
                role="img"
                aria-label={told(facts, chain)}
                className={styles.mark}
                data-side={chain.side}
              >
                <path d={linePath(points)} className={styles.wide} />
                <path d={linePath(points)} className={styles.path} data-scored={hasScored(chain)} />
                <circle cx={endX} cy={endY} r={1.2} className={styles.end} />
              </g>
            );
          })}
        </Ground>
      </div>
      <Readout text={current && told(facts, current)} />
    </Picture>
  );
}
