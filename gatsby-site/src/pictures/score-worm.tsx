import { periodDisplay } from '@goalsquare/engine';
import { useId, type ReactElement } from 'react';
import type { WormFacts, WormScore } from './facts/worm';
import { givenFacts, type Given } from './given-facts';
import { Legend, SideSign } from './legend';
import { useMarks } from './marks';
import { Picture } from './picture';
import * as styles from './pictures.module.css';
import { Readout } from './readout';
import { shareOf, stepPath, ticksOf } from './scales';

/** Seconds of a match before a period begins. */
const before = ({ periods }: WormFacts, period: number): number =>
  periods.reduce((sum, one) => (one.period < period ? sum + one.seconds : sum), 0);

const told = (
  { match: { squads } }: WormFacts,
  { side, what, player, period, seconds, home, away }: WormScore,
): string =>
  `${periodDisplay(period, seconds)}: ${what}${player === '' ? '' : `, ${player}`} (${squads[side].code}). ${squads[0].code} ${home}, ${squads[1].code} ${away}`;

const leadOf = ({ squads: [home, away] }: WormFacts['match'], margin: number): string =>
  margin === 0 ? 'level' : `${margin > 0 ? home.code : away.code} by ${Math.abs(margin)}`;

/**
 * The margin of a match over its time: above the line the home squad leads, below it the away squad. Every score is a
 * mark.
 */
export function ScoreWorm({ facts: given }: { readonly facts?: Given<WormFacts> }): ReactElement {
  const facts = givenFacts(given);
  const { match, periods, scores } = facts;
  const marks = useMarks(scores.length);
  const id = useId().replace(/\W/gu, '');
  const length = Math.max(1, before(facts, Infinity));
  const margins = scores.map(({ home, away }) => home - away);
  const ticks = ticksOf(Math.min(-6, ...margins), Math.max(6, ...margins), 7);
  const [low, high] = [ticks[0] ?? -6, ticks.at(-1) ?? 6];
  const x = ({ period, seconds }: { readonly period: number; readonly seconds: number }): number =>
    shareOf(before(facts, period) + seconds, 0, length);
  const y = (margin: number): number => shareOf(margin, high, low);
  const path = stepPath([
    [0, y(0)],
    ...scores.map((score): [number, number] => [x(score), y(score.home - score.away)]),
    [100, y(margins.at(-1) ?? 0)],
  ]);
  const area = `${path}V${y(0)}H0Z`;
  const title = `${match.squads[0].name} v ${match.squads[1].name}: the margin over the match`;
  const current = marks.current === undefined ? undefined : scores[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Time', 'Squad', 'Score', 'Player', 'Home', 'Away', 'Lead'],
        rows: scores.map((score) => [
          periodDisplay(score.period, score.seconds),
          match.squads[score.side].code,
          score.what,
          score.player,
          score.home,
          score.away,
          leadOf(match, score.home - score.away),
        ]),
      }}
      source={{
        operation: 'getMatchScore',
        path: `/v1/matches/${match.id}/score`,
        playground: `match=${match.id}&picture=worm`,
      }}
    >
      <Legend
        signs={[
          [<SideSign key="0" side={0} />, `${match.squads[0].name} lead`],
          [<SideSign key="1" side={1} />, `${match.squads[1].name} lead`],
        ]}
      />
      <div
        className={styles.chart}
        role="group"
        aria-label={title}
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <div className={styles.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
              <b>{Math.abs(tick)}</b>
            </span>
          ))}
          {periods.map(({ period }) => (
            <span
              key={period}
              className={styles.quarter}
              data-extra={period > 4}
              style={{ left: `${x({ period, seconds: 0 })}%` }}
            >
              <b>{periodDisplay(period, 0).split(' ')[0]}</b>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <clipPath id={`above-${id}`}>
              <rect width="100" height={y(0)} />
            </clipPath>
            <clipPath id={`below-${id}`}>
              <rect y={y(0)} width="100" height={100 - y(0)} />
            </clipPath>
            <path d={area} className={styles.area} data-side="0" clipPath={`url(#above-${id})`} />
            <path d={area} className={styles.area} data-side="1" clipPath={`url(#below-${id})`} />
            <path d={path} className={styles.line} vectorEffect="non-scaling-stroke" />
          </svg>
          {scores.map((score, at) => (
            <span
              key={at}
              {...marks.mark(at)}
              role="img"
              aria-label={told(facts, score)}
              className={styles.dot}
              data-side={score.side}
              data-small={score.what !== 'Goal'}
              style={{ left: `${x(score)}%`, top: `${y(score.home - score.away)}%` }}
            />
          ))}
        </div>
      </div>
      <Readout text={current && told(facts, current)} />
    </Picture>
  );
}
