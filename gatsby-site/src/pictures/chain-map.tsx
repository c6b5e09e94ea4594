import { periodDisplay, type Side } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { ChainEndSelect } from './chain-end-select';
import type { Table } from './data-table';
import type { ChainFact, ChainFacts } from './facts/chains';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { Legend } from './legend';
import { MarkedGround } from './marked-ground';
import { Picture } from './picture';
import { linePath } from './scales';
import { teamView } from './team-view';

const descriptionOf = (
  { match: { squads } }: ChainFacts,
  { period, seconds, side, start, end, metres, path }: ChainFact,
): string =>
  `${periodDisplay(period, seconds)}, ${squads[side].code}: ${start} to ${end}, ${metres} m gained over ${path.length / 2} places`;

const hasScored = ({ endCode }: ChainFact): boolean => endCode === 'GOAL' || endCode === 'BEHI' || endCode === 'RUSH';

/** The points of a path, turned about where the squad attacks to the left. */
const pointsOf = ({ path }: ChainFact, sign: 1 | -1): readonly (readonly [number, number])[] =>
  Array.from(
    { length: path.length / 2 },
    (_, at) => [(path[2 * at] ?? 0) * sign, (path[2 * at + 1] ?? 0) * sign] as const,
  );

/** A chain as a path, with a dot at its end. */
function ChainPath({ chain, sign }: { readonly chain: ChainFact; readonly sign: 1 | -1 }): ReactElement {
  const points = pointsOf(chain, sign);
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  return (
    <>
      <path d={linePath(points)} className={styles.wide} />
      <path d={linePath(points)} className={styles.path} data-scored={hasScored(chain)} />
      <circle cx={endX} cy={endY} r={1.2} className={styles.end} />
    </>
  );
}

const tableOf = (caption: string, { squads }: ChainFacts['match'], chains: readonly ChainFact[]): Table => ({
  caption,
  columns: ['Time', 'Squad', 'From', 'To', 'Metres gained', 'Places'],
  rows: chains.map(({ period, seconds, side, start, end, metres, path }) => [
    periodDisplay(period, seconds),
    squads[side].code,
    start,
    end,
    metres,
    path.length / 2,
  ]),
});

interface ChainMapProps {
  readonly facts?: Given<ChainFacts>;
  /** The squad to show. **Empty**: both squads. */
  readonly team?: Side;
}

/** The chains of possession of a match as paths: all of them, or those that ended in one way. Every chain is a mark. */
export function ChainMap({ facts: given, team }: ChainMapProps): ReactElement {
  const facts = givenFacts(given);
  const { match } = facts;
  const view = teamView(match, team);
  const ofTeam = facts.chains.filter(({ side }) => view.isShown(side));
  const [end, setEnd] = useState(ofTeam.some(hasScored) ? 'Goal' : '');
  const chains = end === '' ? ofTeam : ofTeam.filter((chain) => chain.end === end);
  const title = `${view.names}: chains of possession`;
  return (
    <Picture
      title={title}
      table={tableOf(title, match, chains)}
      source={{
        operation: 'getMatchChains',
        path: `/v1/matches/${match.id}/chains`,
        playground: `match=${match.id}${view.query}&picture=chains`,
      }}
    >
      <Legend signs={view.legend} />
      <ChainEndSelect chains={ofTeam} end={end} onSelect={setEnd} />
      <MarkedGround
        key={end}
        size={match.ground}
        label={`${title}. A dot ends each.`}
        items={chains}
        describe={(chain) => descriptionOf(facts, chain)}
        styleOf={({ side }) => ({ side })}
      >
        {(chain) => <ChainPath chain={chain} sign={view.attackSign(chain.side)} />}
      </MarkedGround>
    </Picture>
  );
}
