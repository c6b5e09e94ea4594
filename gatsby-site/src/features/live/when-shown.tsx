import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { FailedBox } from '../../components/failed-box';

/**
 * Returns a component that loads when its page is shown, so that other pages do not bundle it. Without JavaScript, a
 * text takes its place.
 */
export const whenShown = (what: string, load: () => Promise<ComponentType>) =>
  function WhenShown(): ReactElement {
    const [Loaded, setLoaded] = useState<ComponentType | undefined>();
    const [failed, setFailed] = useState<number | undefined>();
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      load().then(
        (found) => {
          setLoaded(() => found);
        },
        () => {
          setFailed(attempt);
        },
      );
    }, [attempt]);
    if (Loaded !== undefined) return <Loaded />;
    if (failed === attempt)
      return (
        <FailedBox
          detail={`${what} cannot be loaded.`}
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      );
    return (
      <>
        <p role="status">Loading …</p>
        <noscript>
          <p>{what} needs JavaScript.</p>
        </noscript>
      </>
    );
  };
