import { startTransition, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { FailedBox } from './failed-box';

/**
 * Returns a component that loads when it is first shown, so that other pages do not bundle it. `what` names it in
 * messages. Until it has loaded, `waiting` takes its place, by default a text.
 */
export const whenShown = <P extends object>(
  what: string,
  load: () => Promise<ComponentType<P>>,
  waiting: ReactElement = (
    <>
      <p role="status">Loading …</p>
      <noscript>
        <p>{what} needs JavaScript.</p>
      </noscript>
    </>
  ),
) =>
  function WhenShown(props: P): ReactElement {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    const [failed, setFailed] = useState<number>();
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      load().then(
        (found) => {
          // A transition renders a large component in short steps, so that the page stays responsive.
          startTransition(() => {
            setLoaded(() => found);
          });
        },
        () => {
          setFailed(attempt);
        },
      );
    }, [attempt]);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (failed !== attempt) return waiting;
    return (
      <FailedBox
        detail={`${what} cannot be loaded.`}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  };
