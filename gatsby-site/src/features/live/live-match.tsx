import { matchStatuses } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { InPlayground } from '../../pictures/in-playground';
import { ScoreWorm } from '../../pictures/charts/score-worm';
import * as styles from './live.module.css';
import { SquadName, SquadPoints } from './squad-points';
import type { Watched } from './watched';
import { WinProbability } from './win-probability';

interface LiveMatchProps {
  readonly watched: Watched;
}

/** A match in progress: its score, its status, and its growing score worm. */
export function LiveMatch({ watched: { worm, goals, statusCode } }: LiveMatchProps): ReactElement {
  const [home, away] = worm.match.squads;
  const last = worm.scores.at(-1);
  return (
    <div className={styles.match}>
      <p className={styles.board} role="status">
        <span>
          <SquadName squad={home} /> <b>{goals[0]}</b> (
          <SquadPoints match={worm.match} side={0}>
            {last?.home ?? 0}
          </SquadPoints>
          )
        </span>
        <span>
          <SquadName squad={away} /> <b>{goals[1]}</b> (
          <SquadPoints match={worm.match} side={1}>
            {last?.away ?? 0}
          </SquadPoints>
          )
        </span>
        <span className={styles.status}>
          {matchStatuses.find(({ code }) => code === statusCode)?.name ?? 'Waiting for the first event'}
        </span>
      </p>
      <InPlayground.Provider value>
        <ScoreWorm facts={worm} />
        <WinProbability facts={worm} />
      </InPlayground.Provider>
    </div>
  );
}
