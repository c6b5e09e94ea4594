import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { WormFacts, WormScore } from '../facts/worm';
import { Legend, SideSign } from '../legend';
import { scoreEvidence } from '../mark-evidence';
import { Picture, type PictureProps } from '../picture';
import { useEvidenceMarks } from '../use-evidence-marks';
import { DotPlot } from './plot';
import { WormLines } from './worm-lines';
import { wormScale } from './worm-scale';

const leadOf = ({ squads: [home, away] }: WormFacts['match'], margin: number): string =>
  margin === 0 ? 'level' : `${margin > 0 ? home.code : away.code} by ${Math.abs(margin)}`;

const tableOf = ({ match, scores }: WormFacts): PictureProps['table'] => ({
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

const descriptionOf = (
  { match: { squads } }: WormFacts,
  { side, what, player, period, seconds, home, away }: WormScore,
): string =>
  `${periodDisplay(period, seconds)}: ${what}${player === '' ? '' : `, ${player}`} (${squads[side].code}). ${squads[0].code} ${home}, ${squads[1].code} ${away}`;

/**
 * The margin of a match over time. Above the centre line the home squad leads, below it the away squad. Every score has
 * a dot.
 */
export function ScoreWorm({ facts }: { readonly facts: WormFacts }): ReactElement {
  const { match, scores } = facts;
  const { id, squads } = match;
  const marks = useEvidenceMarks(
    scores,
    (score) => descriptionOf(facts, score),
    (score) => scoreEvidence(match, score),
  );
  const scale = wormScale(facts);
  const title = `${squads[0].name} v ${squads[1].name}: the margin over the match`;
  return (
    <Picture
      title={title}
      table={tableOf(facts)}
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
      <DotPlot
        label={title}
        items={scores}
        marks={marks}
        axis={scale.axis}
        valueLabel={Math.abs}
        dotOf={(score) => ({
          left: scale.x(score),
          top: scale.y(score.home - score.away),
          side: score.side,
          isSmall: score.what !== 'Goal',
        })}
      >
        <WormLines facts={facts} scale={scale} />
      </DotPlot>
    </Picture>
  );
}
