import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Refreshes } from '../../requests/use-answer';

/** How often data is refreshed during a match. **Units**: milliseconds. */
const INTERVAL = 30_000;

/** Refreshes the data of its children while a match is in progress and the page is visible. */
export function Refreshing({
  isLive,
  children,
}: {
  readonly isLive: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCount((before) => before + 1);
    }, INTERVAL);
    return () => {
      clearInterval(timer);
    };
  }, [isLive]);
  return <Refreshes value={count}>{children}</Refreshes>;
}
