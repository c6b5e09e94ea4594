import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { Table } from '../data-table';
import type { WormFacts } from '../facts/worm';
import { Legend, SideSign } from '../legend';
import { scoreEvidence } from '../mark-evidence';
import { Picture } from '../picture';
import { WormChart } from './worm-chart';

const leadOf = ({ squads: [home, away] }: WormFacts['match'], margin: number): string =>
  margin === 0 ? 'level' : `${margin > 0 ? home.code : away.code} by ${Math.abs(margin)}`;

const tableOf = (caption: string, { match, scores }: WormFacts): Table => ({
  caption,
  columns: ['Time', 'Squad', 'Score', 'Player', 'Home', 'Away', 'Lead'],
  rows: scores.map((score) => {
    const { period, seconds, side, what, player, home, away } = score;
    return [
      periodDisplay(period, seconds),
      match.squads[side].code,
      { text: what, evidence: scoreEvidence(match, score) },
      player,
      home,
      away,
      leadOf(match, home - away),
    ];
  }),
});

/**
 * The margin of a match over time. Above the centre line the home squad leads, below it the away squad. Every score has
 * a dot.
 */
export function ScoreWorm({ facts }: { readonly facts: WormFacts }): ReactElement {
  const { id, squads } = facts.match;
  const title = `${squads[0].name} v ${squads[1].name}: the margin over the match`;
  return (
    <Picture
      title={title}
      table={tableOf(title, facts)}
      source={{
        operation: 'getMatchScore',
        path: `/v1/matches/${id}/score`,
        playground: `match=${id}&picture=worm`,
      }}
    >
      <Legend
        signs={[
          [<SideSign key="0" side={0} />, `${squads[0].name} lead`],
          [<SideSign key="1" side={1} />, `${squads[1].name} lead`],
        ]}
      />
      <WormChart facts={facts} label={title} />
    </Picture>
  );
}
