import type { Replay } from '@goalsquare/client';
import type { MatchInfo } from '@goalsquare/openapi';
import { navigate } from 'gatsby';
import { useMemo, useState, type ReactElement } from 'react';
import type { MatchHead } from '../../pictures/facts/match-head';
import { InPlayground } from '../../pictures/in-playground';
import { ScoreWorm } from '../../pictures/charts/score-worm';
import { AnswerStates } from '../../controls/answer-states';
import { LoadingView } from '../../controls/loading-view';
import { SayingButton } from '../../components/saying-button';
import { useAnswer } from '../../requests/use-answer';
import * as styles from './live.module.css';
import { standsStill } from './match-day';
import { MomentList } from './moment-list';
import { OwnReplay } from './own-replay';
import { Scoreboard } from './scoreboard';
import { WinProbability } from './win-probability';
import { useScore } from './use-score';
import { useWatched } from './use-watched';
import type { Watched } from './watched';

interface CourseProps {
  readonly watched: Watched;
  readonly isOver: boolean;
}

/** The score worm of a match, its win probability and its latest events. */
function Course({ watched, isOver }: CourseProps): ReactElement {
  return (
    <div className={styles.course}>
      {watched.worm.scores.length > 0 && (
        <div className={styles.match}>
          <InPlayground.Provider value>
            <ScoreWorm facts={watched.worm} />
            <WinProbability facts={watched.worm} isOver={isOver} />
          </InPlayground.Provider>
        </div>
      )}
      <section aria-labelledby="events">
        <h3 id="events">Latest events</h3>
        <MomentList watched={watched} />
      </section>
    </div>
  );
}

/** A ground size for functions that require one. The live page does not draw the ground. */
const ground = { lengthMetres: 160, widthMetres: 130 } as const;

async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'Copied';
  } catch {
    return 'Copy it from the address bar';
  }
}

/** Returns the squads of a match as text. */
export const namesOf = ({ home, away }: MatchInfo): string => `${home.name} v ${away.name}`;

interface WatchProps {
  /** A replay that the page has started. **Empty**: `undefined` for the match in the address. */
  readonly replay?: Replay | undefined;
  /** Called when the reader has ended the replay. */
  readonly onEnded?: () => void;
}

interface WatchedMatchProps {
  readonly match: MatchInfo;
  readonly replay: Replay | undefined;
  readonly onEnded: () => void;
}

/**
 * A match that updates as events arrive: scoreboard, worm and latest events. The scoreboard appears once the score is
 * certain.
 */
function WatchedMatch({ match, replay, onEnded }: WatchedMatchProps): ReactElement {
  const { id, home, away, status, venue, competitionName } = match;
  const head = useMemo(
    (): MatchHead => ({
      id,
      squads: [
        { id: home.id, code: home.code, name: home.name },
        { id: away.id, code: away.code, name: away.name },
      ],
      ground,
    }),
    [id, home.id, home.code, home.name, away.id, away.code, away.name],
  );
  const [openedAt] = useState(Date.now);
  const [isEnding, setEnding] = useState(false);
  const { value: watched, fault } = useWatched(isEnding ? undefined : head);
  const isOver = status.typeName === 'Completed';
  const scores = watched?.worm.scores.length ?? 0;
  const hasBegun = isOver || status.typeName === 'Live' || scores > 0;
  const hasCaughtUp = watched !== undefined || fault !== undefined;
  const { value: score, fault: scoreFault } = useScore(id, hasBegun && hasCaughtUp ? scores : undefined);
  const failure = fault ?? scoreFault;
  const isCertain = score !== undefined || (watched !== undefined && (!hasBegun || scoreFault !== undefined));
  return (
    <div className={styles.room}>
      <h2>{namesOf(match)}</h2>
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          {failure} {isOver && 'A finished match has no live events. To watch it, start a replay from the list.'}
        </p>
      )}
      {standsStill(match, openedAt) && (
        <p>
          The recording of this match ends here, so its score no longer changes. To watch a match in motion, start a
          replay.
        </p>
      )}
      {isCertain ? (
        <Scoreboard match={head} watched={watched} score={score} status={status} />
      ) : (
        failure === undefined && <LoadingView waiting={undefined} />
      )}
      <p className={styles.buttons}>
        <span>
          {[competitionName, venue.name].join(', ')}. Match <code>{id}</code>.
        </span>
        {replay === undefined && <SayingButton className="button" label="Copy link" act={copyAddress} />}
        <OwnReplay matchId={id} started={replay} onEnding={setEnding} onEnded={onEnded} />
      </p>
      {watched !== undefined && <Course watched={watched} isOver={isOver} />}
    </div>
  );
}

const toList = (): void => {
  navigate('/live/');
};

/** A match, as its events arrive. */
export function Watch({ matchId, replay, onEnded = toList }: WatchProps & { readonly matchId: number }): ReactElement {
  const reading = useAnswer<MatchInfo>(`/v1/matches/${matchId}`);
  return (
    <AnswerStates reading={reading}>
      {(match) => <WatchedMatch match={match} replay={replay} onEnded={onEnded} />}
    </AnswerStates>
  );
}
