import { periodDisplay, type Side } from '@goalsquare/engine';
import { useState, type ReactElement } from 'react';
import { ChainEndSelect } from './chain-end-select';
import { ChainPlayer } from './chain-player';
import type { ChainFact, ChainFacts } from '../facts/chains';
import * as styles from './ground-marks.module.css';
import { Legend, type LegendSign } from '../legend';
import { chainEvidence } from '../mark-evidence';
import { Picture, type PictureProps } from '../picture';
import { teamView } from './team-view';

const descriptionOf = (
  { match: { squads } }: ChainFacts,
  { period, seconds, side, start, end, metres, path }: ChainFact,
): string =>
  `${periodDisplay(period, seconds)}, ${squads[side].code}: ${start} to ${end}, ${metres} m gained over ${path.length / 2} places`;

const hasScored = ({ endCode }: ChainFact): boolean => endCode === 'GOAL' || endCode === 'BEHI' || endCode === 'RUSH';

const signs: readonly LegendSign[] = [
  [
    <svg key="start" viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
      <circle r={2} className={styles.ring} />
    </svg>,
    'Start',
  ],
  [
    <svg key="ball" viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
      <circle r={2.2} className={styles.ball} />
    </svg>,
    'Ball',
  ],
];

const tableOf = (match: ChainFacts['match'], chains: readonly ChainFact[]): PictureProps['table'] => ({
  columns: ['Time', 'Squad', 'From', 'To', 'Metres gained', 'Places'],
  rows: chains.map((chain) => {
    const { period, seconds, side, start, end, metres, path } = chain;
    return [
      periodDisplay(period, seconds),
      match.squads[side].code,
      start,
      end,
      { text: String(metres), evidence: chainEvidence(match, chain) },
      path.length / 2,
    ];
  }),
});

interface ChainMapProps {
  readonly facts: ChainFacts;
  /** The squad to show. **Empty**: both squads. */
  readonly team?: Side;
}

/**
 * The chains of possession of a match as paths, one at a time. The reader can limit them to those that ended in a
 * certain way.
 */
export function ChainMap({ facts, team }: ChainMapProps): ReactElement {
  const { match } = facts;
  const view = teamView(match, team);
  const ofTeam = facts.chains.filter(({ side }) => view.isShown(side));
  const [end, setEnd] = useState(ofTeam.some(hasScored) ? 'Goal' : '');
  const chains = end === '' ? ofTeam : ofTeam.filter((chain) => chain.end === end);
  const title = `${view.names}: chains of possession`;
  return (
    <Picture
      title={title}
      table={tableOf(match, chains)}
      source={{
        operation: 'getMatchChains',
        path: `/v1/matches/${match.id}/chains`,
        playground: `match=${match.id}${view.query}&picture=chains`,
      }}
    >
      <Legend signs={[...view.legend, ...signs]} />
      <ChainEndSelect chains={ofTeam} end={end} onSelect={setEnd} />
      <ChainPlayer
        key={`${end} ${chains.length}`}
        match={match}
        label={title}
        chains={chains}
        evidenceOf={(chain) => chainEvidence(match, chain)}
        describe={(chain) => descriptionOf(facts, chain)}
        signOf={({ side }) => view.attackSign(side)}
      />
    </Picture>
  );
}
