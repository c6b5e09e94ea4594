import { matchStatuses } from '@goalsquare/engine';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../evidence/evidence-link';
import type { SquadHead } from '../pictures/facts/match-head';
import { squadAddress } from '../profiles/addresses';
import { InPlayground } from '../pictures/in-playground';
import { ScoreWorm } from '../pictures/score-worm';
import * as styles from './live.module.css';
import type { Watched } from './watched';

/** The name of a squad, which leads to its page. */
const SquadName = ({ id, name }: SquadHead): ReactElement =>
  id === undefined ? <>{name}</> : <Link to={squadAddress(id)}>{name}</Link>;

interface PointsProps {
  readonly matchId: number;
  readonly squad: SquadHead;
  readonly points: number;
  readonly apiKey: string;
}

/** The points of a squad, which lead to the scores that they add up. */
const Points = ({ matchId, squad: { id }, points, apiKey }: PointsProps): ReactElement =>
  id === undefined ? (
    <>{points}</>
  ) : (
    <EvidenceLink request={{ matchId, level: 'squads', id, metric: 'POINTS', filter: {} }} apiKey={apiKey}>
      {points}
    </EvidenceLink>
  );

interface LiveMatchProps {
  readonly watched: Watched;
  /** The key of the calls. */
  readonly apiKey: string;
}

/** A match while it is watched: its score, its status, and a worm that grows. */
export function LiveMatch({ watched: { worm, goals, statusCode }, apiKey }: LiveMatchProps): ReactElement {
  const [home, away] = worm.match.squads;
  const last = worm.scores.at(-1);
  return (
    <div className={styles.match}>
      <p className={styles.board} role="status">
        <span>
          <SquadName {...home} /> <b>{goals[0]}</b> (
          <Points matchId={worm.match.id} squad={home} points={last?.home ?? 0} apiKey={apiKey} />)
        </span>
        <span>
          <SquadName {...away} /> <b>{goals[1]}</b> (
          <Points matchId={worm.match.id} squad={away} points={last?.away ?? 0} apiKey={apiKey} />)
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
