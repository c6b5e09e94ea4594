import type { ReactElement, ReactNode } from 'react';

interface ReplayButtonsProps {
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  readonly onTogglePaused: () => void;
  readonly onEnd: () => void;
  /** Description of the replay. */
  readonly children: ReactNode;
}

/** Buttons that pause and end a replay, and a text that describes it. */
export const ReplayButtons = ({
  isBusy,
  isPaused,
  onTogglePaused,
  onEnd,
  children,
}: ReplayButtonsProps): ReactElement => (
  <>
    <button type="button" className="button" disabled={isBusy} onClick={onTogglePaused}>
      {isPaused ? 'Go on' : 'Pause'}
    </button>
    <button type="button" className="button" disabled={isBusy} onClick={onEnd}>
      End
    </button>
    <span>{children}</span>
  </>
);
