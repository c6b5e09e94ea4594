import { matchStatuses } from '@goalsquare/engine';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { SquadHead } from '../pictures/facts/match-head';
import { squadAddress } from '../profiles/addresses';
import { InPlayground } from '../pictures/in-playground';
import { ScoreWorm } from '../pictures/score-worm';
import * as styles from './live.module.css';
import type { Watched } from './watched';

/** The name of a squad, which leads to its page. */
const SquadName = ({ id, name }: SquadHead): ReactElement =>
  id === undefined ? <>{name}</> : <Link to={squadAddress(id)}>{name}</Link>;

/** A match while it is watched: its score, its status, and a worm that grows. */
export function LiveMatch({ watched: { worm, goals, statusCode } }: { readonly watched: Watched }): ReactElement {
  const [home, away] = worm.match.squads;
  const last = worm.scores.at(-1);
  return (
    <div className={styles.match}>
      <p className={styles.board} role="status">
        <span>
          <SquadName {...home} /> <b>{goals[0]}</b> ({last?.home ?? 0})
        </span>
        <span>
          <SquadName {...away} /> <b>{goals[1]}</b> ({last?.away ?? 0})
        </span>
        <span className={styles.status}>
          {matchStatuses.find(({ code }) => code === statusCode)?.name ?? 'Waiting for the first event'}
        </span>
      </p>
      <InPlayground.Provider value>
        <ScoreWorm facts={worm} />
      </InPlayground.Provider>
    </div>
  );
}
