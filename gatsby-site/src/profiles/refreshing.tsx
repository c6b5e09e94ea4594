import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Refreshes } from '../questions/use-answer';

/** How often answers are read again while a match is played. **Units**: milliseconds. */
const INTERVAL = 30_000;

/** Reads the answers of the parts in it again and again while a match is played and the page can be seen. */
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
