import type { ReactElement, ReactNode } from 'react';
import { endReplay, pauseReplay, type Task } from './use-replay';

interface ReplayButtonsProps {
  readonly matchId: number;
  /** Runs the requests of the buttons. */
  readonly task: Task;
  readonly isPaused: boolean;
  readonly onPaused: (isPaused: boolean) => void;
  /** Called as by `endReplay`. */
  readonly onEnding: (isEnding: boolean) => void;
  readonly onEnded: () => void;
  /** Description of the replay. */
  readonly children: ReactNode;
}

/** Buttons that pause and end a replay, and a text that describes it. */
export const ReplayButtons = ({
  matchId,
  task: { isBusy, run },
  isPaused,
  onPaused,
  onEnding,
  onEnded,
  children,
}: ReplayButtonsProps): ReactElement => (
  <>
    <button
      type="button"
      className="button"
      disabled={isBusy}
      onClick={() => {
        run(async () => {
          await pauseReplay(matchId, !isPaused);
          onPaused(!isPaused);
        });
      }}
    >
      {isPaused ? 'Go on' : 'Pause'}
    </button>
    <button
      type="button"
      className="button"
      disabled={isBusy}
      onClick={() => {
        run(async () => {
          await endReplay(matchId, onEnding);
          onEnded();
        });
      }}
    >
      End
    </button>
    <span>{children}</span>
  </>
);
