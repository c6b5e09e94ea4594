import type { Fixture } from '@goalsquare/openapi';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Refreshes } from '../../requests/use-answer';
import { isPlayed, matchesOf } from './round-matches';

/** How often data is refreshed during a match. **Units**: milliseconds. */
const INTERVAL = 30_000;

/** Refreshes the data of its children while a match of a fixture is in progress and the page is visible. */
export function Refreshing({
  fixture,
  children,
}: {
  /** The matches whose progress counts. **Empty**: `undefined` until they have loaded. */
  readonly fixture: Fixture | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const isLive = fixture !== undefined && matchesOf(fixture).some(isPlayed);
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
